import { FoldCard } from '../../ui/fold-card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { placeOfPaper } from './paper-place.ts'
import { allPaperwork, type Paperwork, paperworkTitles } from './paperwork.ts'

interface PaperworkLinksProps {
  when: Paperwork['when']
  className?: string
}

/** The ways to the paperwork of a time, each with what it does. */
export function PaperworkLinks({ when, className }: PaperworkLinksProps) {
  const papers = allPaperwork.filter((paper) => paper.when === when)
  if (papers.length === 0) return null
  return (
    <FoldCard title={paperworkTitles[when]} folded className={className} onScreenOnly>
      <ul className="grid grid-cols-1 gap-2">
        {papers.map(({ id, title, does }) => (
          <li key={id}>
            <TextLink alone href={`#${placeOfPaper(id)}`}>
              {title}
            </TextLink>
            <p className="text-quiet">{does}</p>
          </li>
        ))}
      </ul>
    </FoldCard>
  )
}
