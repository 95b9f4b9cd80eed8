/** A band ticks or refuses a number, so it may stand only where one band fits every case of the point. */
import type { ContentFault } from '../../src/content-file.server.ts'
import type { Passage } from './passages.ts'

/** Words by which a text lets a second case, or somebody else, decide. */
const secondCase =
  /\bunless\b|\bexception\b|\bif any\b|\bin showers\b|\bor (?:the|its) (?:plan|manual|product|drawing|log|higher|smaller)\b|\bas the (?:manual|maker|engineer|log|finish maker)\b|\b(?:manual|plate|plan|label|utility’s rule) decides\b|\bplan says\b|\bwhere (?:the plan|they)\b|\bmaker’s (?:limit|range)\b|\bcit(?:y|ies) (?:may|want)\b|\bmay be smaller\b|\ballow (?:a little )?more\b/i

/** Faults of one checklist's passages. `bands` are the ids of the points that have a least or a most. */
export function bandsOfTwoCases(passages: Passage[], bands: ReadonlySet<string>): ContentFault[] {
  const pointOf = ({ at }: Passage) => /^items\.\d+\.points\.\d+\./.exec(at)?.[0] ?? ''
  const banded = new Set(
    passages.filter(({ at, text }) => /\.points\.\d+\.id$/.test(at) && bands.has(text)).map(pointOf),
  )
  return passages
    .filter((passage) => banded.has(pointOf(passage)) && passage.at.endsWith('.pass'))
    .flatMap(({ file, line, text }) => {
      const hit = secondCase.exec(text)
      const message = `has a band, yet "${hit?.[0]}" speaks of a second case: take min and max away, the words decide`
      return hit ? [{ file, line, message }] : []
    })
}
