import { checklistPath } from '../content/paths.ts'
import { TextLink } from '../ui/text-link.tsx'

/** Names the checklist that a buyer came from. */
export function CarriedLine({ list }: { list: { id: string; title: string } }) {
  return (
    <p className="mt-4">
      For: <TextLink href={checklistPath(list.id)}>{list.title}</TextLink>. You can still choose another checklist when
      you start.
    </p>
  )
}
