import { paths } from '../content/paths.ts'
import { NotFound } from '../shell/not-found.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function ArticleNotFound() {
  return (
    <NotFound
      title="Article Not Found"
      description="There is no article at this address. See all articles for homeowners in Greater Phoenix, or search for one."
      intro="We have no article at this address. It may have moved, or the link may have a typing error."
    >
      <ButtonLink href={paths.education} variant="primary">
        Back to Articles
      </ButtonLink>
      <ButtonLink href={paths.home}>Return Home</ButtonLink>
    </NotFound>
  )
}
