import { paths } from '../content/paths.ts'
import { NotFound } from '../shell/not-found.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function ChecklistNotFound() {
  return (
    <NotFound
      title="Checklist Not Found"
      description="There is no checklist at this address. Twelve trades have one: see them all, or search for yours."
      intro="We have no checklist at this address. There are twelve; one of them may be what you need."
    >
      <ButtonLink href={paths.home} variant="primary">
        Return Home
      </ButtonLink>
      <ButtonLink href={paths.checklists}>See all checklists</ButtonLink>
    </NotFound>
  )
}
