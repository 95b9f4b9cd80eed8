import { visitPath } from '../../content/paths.ts'
import { ButtonLink, type ButtonLinkProps } from '../../ui/button.tsx'
import { chooseVisit, useBegunVisits } from '../device/visit-index.browser.ts'
import { answeredWords } from '../model/answered-words.ts'
import { checklistOf, visitTitle } from '../model/named-visits.ts'

/** The way back to the visit that was answered last on this device; nothing where there is none. */
export function ContinueVisit({ className, ...look }: Pick<ButtonLinkProps, 'variant' | 'size' | 'className'>) {
  const [latest] = useBegunVisits()
  if (!latest) return null
  const { id, title } = latest
  return (
    <ButtonLink {...look} className={className} href={visitPath(checklistOf(id))} onClick={() => chooseVisit(id)}>
      Continue {visitTitle(title, latest)} · {answeredWords(latest)}
    </ButtonLink>
  )
}
