import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isAnswersLink } from './answers-link-address.ts'

/**
 * Opens the answers that stand behind the `#` of the address, also of a link that is followed while the page is open.
 * Once they are read they are taken out of the address and its place in the history. `open` returns whether they were.
 */
export function useAnswersLink(open: (hash: string) => Promise<boolean>): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const read = useEffectEvent(async (hash: string) => {
    if (isAnswersLink(hash) && (await open(hash))) void navigate({ hash: '' }, { replace: true })
  })
  useEffect(() => void read(hash), [hash])
}
