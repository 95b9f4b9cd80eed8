import { type ComponentType, useEffect, useState } from 'react'
import { paths } from '../content/paths.ts'
import { useSavedCode } from './saved-code.browser.ts'

/**
 * The row of the header that leads back to the order of this device; nothing where there is none. The first script keeps
 * its room (`data-order`) until the program has come, so that the page does not move. What tells the state is fetched only
 * by devices that have an order; without it the link stands all the same.
 */
export function YourOrder() {
  const { code } = useSavedCode()
  const [part, setPart] = useState<{ OrderState: ComponentType<{ code: string }> }>()
  useEffect(() => {
    if (code) import('./order-state.tsx').then(setPart, () => {})
  }, [code])
  return (
    <div className="order-row mx-auto min-h-target w-full max-w-wide px-4 sm:px-8">
      {code && (
        <a
          href={paths.access}
          className="inline-flex min-h-target items-center text-sm font-semibold text-link underline"
        >
          Your order
          {part && <part.OrderState code={code} />}
        </a>
      )}
    </div>
  )
}
