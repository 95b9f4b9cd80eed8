/** An article is 600 to 1,200 words and sends its reader on to the checklist. */
import type { ContentFault } from '../../src/content/content-file.server.ts'
import type { Passage } from './passages.ts'

const least = 600
const most = 1200

/** Length and closing of one article, from its passages and its text. */
export function articleFaults(passages: Passage[], text: string): ContentFault[] {
  const body = passages.filter(({ at }) => !at.startsWith('front.'))
  const words = body.reduce((sum, passage) => sum + (passage.text.match(/\S+/g)?.length ?? 0), 0)
  const headings = body.filter(({ at }) => at === 'heading')
  const last = headings.at(-1)
  const file = passages[0]?.file ?? ''
  const ending = text.slice(text.lastIndexOf('\n## '))
  return [
    ...(words < least || words > most
      ? [{ file, line: 1, message: `has ${words} words; an article has ${least} to ${most}` }]
      : []),
    ...(last?.text === 'Check this on site' &&
    (ending.match(/\]\(\/checklist\/[a-z-]+(?:#[a-z0-9-]+)?\)/g)?.length ?? 0) >= 3
      ? []
      : [
          {
            file,
            line: last?.line ?? 1,
            message: 'must end with "## Check this on site" and links to at least three checklists or their free items',
          },
        ]),
  ]
}
