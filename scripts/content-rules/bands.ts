/** A band ticks or refuses a number, so it may stand only where one band fits every case of the point, and every reading. */
import type { ContentFault } from '../../src/content/content-file.server.ts'
import type { Passage } from './passages.ts'

/** What a point lets its reader write down. */
export interface Band {
  unit: string
  min?: number | undefined
  max?: number | undefined
}

/** Words by which a text lets a second case, or somebody else, decide. */
const secondCase =
  /\bunless\b|\bexception\b|\bif any\b|\bin showers\b|\bor (?:the|its) (?:plan|manual|product|drawing|log|higher|smaller)\b|\bas the (?:manual|maker|engineer|log|finish maker)\b|\b(?:manual|plate|plan|label|utility’s rule) decides\b|\bplan says\b|\bwhere (?:the plan|they)\b|\bmaker’s (?:limit|range)\b|\bcit(?:y|ies) (?:may|want)\b|\bmay be smaller\b|\ballow (?:a little )?more\b/i

/** Words by which a text says that other numbers are good too. */
const vague = /\bcommonly\b|(?<!\bmore )\boften\b|\babout\b/i

/** A unit that tells two things apart: the reading may lie on either side of zero, and far off on both. */
const difference = /(?<!-)\b(?:off|apart|difference|drop|warmer|hotter|cooler|over)\b/i

/** Faults of one checklist's passages. `bands` holds what each point, by its id, lets its reader write down. */
export function faultyBands(passages: Passage[], bands: ReadonlyMap<string, Band>): ContentFault[] {
  const pointOf = ({ at }: Passage) => /^items\.\d+\.points\.\d+\./.exec(at)?.[0] ?? ''
  const ids = passages.filter(({ at }) => /\.points\.\d+\.id$/.test(at))
  return ids.flatMap((id) => {
    const band = bands.get(id.text)
    if (!band || (band.min === undefined && band.max === undefined)) return []
    const pass = passages.find((one) => pointOf(one) === pointOf(id) && one.at.endsWith('.pass'))
    return [...wordFaults(pass), ...endFaults(id, band)]
  })
}

function wordFaults(pass: Passage | undefined): ContentFault[] {
  const hit = pass && (secondCase.exec(pass.text) ?? vague.exec(pass.text))
  if (!hit) return []
  const message = `has a band, yet "${hit[0]}" speaks of a second case: take min and max away, the words decide`
  return [{ file: pass.file, line: pass.line, message }]
}

function endFaults({ file, line }: Passage, { unit, min, max }: Band): ContentFault[] {
  const word = (min === undefined || max === undefined) && difference.exec(unit)?.[0]
  return [
    ...(word ? [`has a band with one end, yet "${word}" may go either way: give it both, or take it away`] : []),
    ...(/\bdBm\b/.test(unit) && max === undefined
      ? ['has a band in dBm with no max: 65 is not -65, so say max: 0']
      : []),
  ].map((message) => ({ file, line, message }))
}
