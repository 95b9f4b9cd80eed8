/** Homeowners read this on a phone in the sun: grade 9 at most, by the Flesch-Kincaid formula. */
import type { ContentFault } from '../../src/content/content-file.server.ts'
import type { Passage, PointPassages } from './passages.ts'
import { sentencesOf, syllablesOf } from './words.ts'

const hardest = 9
/** One hard sentence among easy ones is no better for the reader who needs that one. */
const hardestAlone = 12

/** The US school grade of a text: 0.39 x words a sentence + 11.8 x syllables a word - 15.59. Empty text: 0. */
export function gradeOf(text: string): number {
  const sentences = sentencesOf(text)
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%°-]*/gu) ?? [])
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59
}

export const median = (numbers: number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

/** The prose of a Markdown file, without headings, tables and its closing list of links. */
export const proseOf = (passages: Passage[]): string =>
  passages
    .slice(0, passages.findIndex(({ at, text }) => at === 'heading' && text === 'Check this on site') >>> 0)
    .filter(({ at }) => at === 'prose')
    .map(({ text }) => (/[.!?”)]$/.test(text) ? text : `${text}.`))
    .join('\n')

/** The median grade of the steps of each checklist, and the grade of each article; a fault names the hardest line. */
export function readability(points: PointPassages[], articles: Passage[][]) {
  const faults: ContentFault[] = []
  const judge = (what: string, graded: { passage: Passage; grade: number }[]): number => {
    const result = median(graded.map(({ grade }) => grade))
    const worst = graded.toSorted((a, b) => b.grade - a.grade)[0]
    if (worst && result > hardest)
      faults.push({
        file: worst.passage.file,
        line: worst.passage.line,
        message: `${what} reads at grade ${result.toFixed(1)}, above ${hardest}; the hardest is here (${worst.grade.toFixed(1)}): shorter sentences, plainer words`,
      })
    for (const { passage, grade } of graded)
      if (grade > hardestAlone && graded.length > 1)
        faults.push({
          file: passage.file,
          line: passage.line,
          message: `reads at grade ${grade.toFixed(1)}, above ${hardestAlone}: split it or say it more simply`,
        })
    return result
  }
  const graded = (some: PointPassages[]) => some.map((point) => ({ passage: point.do, grade: gradeOf(point.do.text) }))
  for (const [checklist, some] of Map.groupBy(points, (point) => point.checklist))
    judge(`the median of the steps of ${checklist}`, graded(some))
  const articleGrades = articles.flatMap((passages) => {
    const passage = passages.find(({ at }) => at === 'prose')
    return passage ? [judge('the article', [{ passage, grade: gradeOf(proseOf(passages)) }])] : []
  })
  const medians = {
    steps: median(graded(points).map(({ grade }) => grade)),
    articles: median(articleGrades),
  }
  return { faults, medians }
}
