import { whenCodeOpens } from '../opening/opening-words.ts'
import { useSite } from '../shell/use-site.ts'
import type { CarriedList } from './what-now.tsx'

/** Before an order: what the third step is, and when it begins. */
export function WhatOpensWhen({ list }: { list: CarriedList | undefined }) {
  const site = useSite()
  const first = list ? `the ${list.title} checklist` : 'your checklist'
  return (
    <>
      <p className="max-w-reading">
        {site.demonstration ? 'In this demonstration your code is open at once.' : whenCodeOpens(site)}
      </p>
      <p className="mt-2 max-w-reading">
        You start {first} with your code. It works without a signal; answers and photos stay on this device.
      </p>
    </>
  )
}
