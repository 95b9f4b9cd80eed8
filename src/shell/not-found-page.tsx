import { paths } from '../content/paths.ts'
import { SearchButton } from '../search/search-button.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { NotFound } from './not-found.tsx'

export default function NotFoundPage() {
  return (
    <NotFound
      title="404 Page Not Found"
      description="There is no page at this address. The checklists, the articles and the search are one step away."
      intro="There is no page at this address. Check the address, or search."
    >
      <SearchButton variant="primary">Search All Details</SearchButton>
      <ButtonLink href={paths.home}>Return Home</ButtonLink>
      <ButtonLink href={paths.checklists}>See all checklists</ButtonLink>
    </NotFound>
  )
}
