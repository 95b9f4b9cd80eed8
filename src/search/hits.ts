import { articlePath, checklistPath, equipmentTradePath, jobPath } from '../content/paths.ts'
import type { SearchResult } from './search-calls.ts'

/** One thing to choose from the results. */
export interface Hit {
  to: string
  title: string
  text: string
  /** What kind of thing and how long it takes. */
  note: string
}

export interface HitGroup {
  name: 'Checklists' | 'Equipment' | 'Articles'
  hits: Hit[]
}

/** The results in groups, the one with the best hit first; a group without hits is not there. */
export function groupsOf({ checklists, equipment = [], articles, first }: SearchResult): HitGroup[] {
  const groups: HitGroup[] = [
    {
      name: 'Checklists',
      hits: checklists.map(({ id, title, description, estimatedTime, job }) => ({
        to: job ? jobPath(id, job.id) : checklistPath(id),
        title: job ? `${title}: ${job.name}` : title,
        text: description,
        note: `${estimatedTime} min on site`,
      })),
    },
    {
      name: 'Equipment',
      hits: equipment.map(({ id, name, line }) => ({
        to: equipmentTradePath(id),
        title: name,
        text: line,
        note: 'brands',
      })),
    },
    {
      name: 'Articles',
      hits: articles.map(({ id, title, summary, readTime }) => ({
        to: articlePath(id),
        title,
        text: summary,
        note: `${readTime} min read`,
      })),
    },
  ]
  const isFirst = ({ name }: HitGroup) => name.toLowerCase() === first
  return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))].filter(({ hits }) => hits.length > 0)
}

/** What was found, in one line: the count, and before it where nothing fits as it was asked. */
export function foundInWords(result: SearchResult): string {
  if (result.withoutList !== undefined) return `There is no ${result.withoutList} list. The nearest:`
  return result.isPartial ? `Nothing has all these words. The nearest: ${countInWords(result)}` : countInWords(result)
}

/** "7 results: 3 checklists, 4 articles"; `total` may count more than are shown. */
export function countInWords({ checklists, equipment = [], articles, total }: SearchResult): string {
  const shown = checklists.length + equipment.length + articles.length
  const parts = [
    count(checklists.length, 'checklist'),
    count(equipment.length, 'equipment page'),
    count(articles.length, 'article'),
  ]
    .filter(Boolean)
    .join(', ')
  return total > shown ? `The best ${shown} of ${total} results: ${parts}` : `${count(total, 'result')}: ${parts}`
}

const count = (number: number, thing: string): string =>
  number === 0 ? '' : `${number} ${thing}${number === 1 ? '' : 's'}`
