/** A band ticks or refuses a number, so it may stand only where one band fits every case of the point, and every reading. */
import type { ContentFault } from '../../src/content/content-file.server.ts'
import type { Passage } from './passages.ts'

/** What a point lets its reader write down. */
export interface Band {
  unit: string
  min?: number | undefined
  max?: number | undefined
  cases?: readonly { min?: number | undefined; max?: number | undefined }[] | undefined
  /** Why one band is right although the text speaks of a second case. */
  oneBand?: string | undefined
}

/** Words by which a text lets a second case, or somebody else, decide. */
const secondCase =
  /\bunless\b|\bexception\b|\bif any\b|\bin showers\b|\bor (?:the|its) (?:plan|manual|product|drawing|log|higher|smaller)\b|\bas the (?:manual|maker|engineer|log|finish maker)\b|\b(?:manual|plate|plan|label|utility’s rule) decides\b|\bplan says\b|\bwhere (?:the plan|they)\b|\bmaker’s (?:limit|range)\b|\bcit(?:y|ies) (?:may|want)\b|\bmay be smaller\b|\ballow (?:a little )?more\b/i

/** Words by which a text says that other numbers are good too. */
/** Words that bring in a second case wherever they stand; "or less" and its like belong to one band. */
const severalCases =
  /\b(?<!\bat )or(?! (?:less|more|under|over|above|below|lower|longer|shorter|wider|closer|thicker|better|later|earlier|newer)\b)\b|\bif\b|\bolder\b|\bsplit\b|\broof\b/i
const vague = /\bcommonly\b|(?<!\bmore )\boften\b|\babout\b/i

/** A unit that tells two things apart: the reading may lie on either side of zero, and far off on both. */
const difference = /(?<!-)\b(?:off|apart|difference|drop|warmer|hotter|cooler|over)\b/i

/** Faults of one checklist's passages. `bands` holds what each point, by its id, lets its reader write down. */
export function faultyBands(passages: Passage[], bands: ReadonlyMap<string, Band>): ContentFault[] {
  const pointOf = ({ at }: Passage) => /^items\.\d+\.points\.\d+\./.exec(at)?.[0] ?? ''
  const ids = passages.filter(({ at }) => /\.points\.\d+\.id$/.test(at))
  return ids.flatMap((id) => {
    const band = bands.get(id.text)
    if (!band) return []
    const said = passages.filter((one) => pointOf(one) === pointOf(id) && /\.(do\.\d+|good\.en)$/.test(one.at))
    return [
      ...(isOneBand(band) ? said.flatMap((passage) => [...wordFaults(passage), ...figureFaults(passage, band)]) : []),
      ...[band, ...(band.cases ?? [])].flatMap((ends) => endFaults(id, { unit: band.unit, ...ends })),
    ]
  })
}

const hasEnd = ({ min, max }: Pick<Band, 'min' | 'max'>) => min !== undefined || max !== undefined
const isOneBand = (band: Band) => hasEnd(band) && band.oneBand === undefined

const remedy = 'give each case its band, or say with oneBand why one is right for all'

function wordFaults({ file, line, text, at }: Passage): ContentFault[] {
  const hit = (at.endsWith('.good.en') && (secondCase.exec(text) ?? vague.exec(text))) || severalCases.exec(text)
  return hit ? [{ file, line, message: `has a band, yet "${hit[0]}" speaks of a second case: ${remedy}` }] : []
}

/** Figures in the band's unit, besides its ends, that may be another case's band. */
function figureFaults({ file, line, text }: Passage, { unit, min, max }: Band): ContentFault[] {
  const [word = ''] = unit.split(' ')
  const figures = [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)(?: (\d+)\/(\d+))?\s?([%°\w/“”"]+)/g)]
    .filter(([, , , , after = '']) => after === word)
    .map(
      ([, whole = '', over, under]) =>
        Number(whole.replaceAll(',', '')) + (over && under ? Number(over) / Number(under) : 0),
    )
    .filter((figure) => figure !== min && figure !== max)
  const [first] = figures
  if (first === undefined) return []
  return [{ file, line, message: `has a band, yet ${first} ${word} stands beside it: ${remedy}` }]
}

function endFaults({ file, line }: Passage, { unit, min, max }: Pick<Band, 'unit' | 'min' | 'max'>): ContentFault[] {
  if (!hasEnd({ min, max })) return []
  const word = (min === undefined || max === undefined) && difference.exec(unit)?.[0]
  return [
    ...(word ? [`has a band with one end, yet "${word}" may go either way: give it both, or take it away`] : []),
    ...(/\bdBm\b/.test(unit) && max === undefined
      ? ['has a band in dBm with no max: 65 is not -65, so say max: 0']
      : []),
  ].map((message) => ({ file, line, message }))
}
