import { paths } from '../content/paths.ts'
import { TextLink } from '../ui/text-link.tsx'

/** The way to the report that everybody may see, in the same words from every page. */
export const ExampleReportLink = () => (
  <TextLink alone href={paths.exampleReport}>
    See an example report
  </TextLink>
)
