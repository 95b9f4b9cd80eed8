/** A statute, rule or standard that a text names must be in its sources, so that a reader can look it up. */
import type { ContentFault } from '../../src/content/content-file.server.ts'
import type { Passage } from './passages.ts'

/**
 * The families of rules that our texts name. `numbers` finds what may follow the name; a family without it is
 * named whole. Order matters: the first family that fits takes the words.
 */
const families: { family: string; name: RegExp; numbers?: RegExp }[] = [
  { family: 'A.R.S.', name: /A\.R\.S\.(?: Title)?/, numbers: /\d+-\d+(?:\.\d+)?/ },
  { family: 'A.A.C.', name: /A\.A\.C\./, numbers: /R\d+-\d+-\d+/ },
  { family: 'U.S.C.', name: /\d+ U\.S\.C\./, numbers: /\d+/ },
  { family: 'CFR', name: /\d+ CFR/, numbers: /\d+/ },
  { family: 'Phoenix City Code', name: /Phoenix City Code/, numbers: /\d+-\d+/ },
  {
    family: 'NEC',
    name: /(?:20\d\d )?(?:NEC|National Electrical Code)(?: Article| Chapter| section)?s?/,
    numbers: /\d+(?:\.\d+)?/,
  },
  { family: 'UL', name: /UL/, numbers: /\d+(?:-\d+)*/ },
  { family: 'ASME', name: /ASME/, numbers: /A\d+(?:\.\d+)*/ },
  { family: 'APSP', name: /(?:ANSI\/)?APSP[- ]/, numbers: /\d+/ },
  { family: 'PHTA', name: /ANSI\/PHTA\/ICC/, numbers: /\d+/ },
  { family: 'ACCA', name: /(?:ANSI\/)?ACCA/, numbers: /\d+/ },
  { family: 'Manual', name: /(?:ACCA )?Manual/, numbers: /[JSDT](?!\p{L})/u },
  { family: 'AHRI', name: /AHRI/, numbers: /\d{3}\/\d{3}/ },
  { family: 'TIA', name: /(?:ANSI\/)?TIA-/, numbers: /\d{3}/ },
  { family: 'BHMA', name: /ANSI\/BHMA/, numbers: /A\d+\.\d+/ },
  { family: 'NSF', name: /NSF(?:\/ANSI)?(?:\/CAN)?/, numbers: /\d+/ },
  { family: 'ANSI', name: /ANSI/, numbers: /[AZ]\d+(?:\.\d+)*/ },
  { family: 'ASTM', name: /ASTM/, numbers: /[A-F]\d+/ },
  { family: 'ASSE', name: /ASSE/, numbers: /\d{4}/ },
  { family: 'ASCE', name: /ASCE/, numbers: /\d+/ },
  { family: 'AWS', name: /AWS/, numbers: /D\d+\.\d+/ },
  { family: 'ACI', name: /ACI/, numbers: /\d{3}/ },
  { family: 'NFPA', name: /NFPA/, numbers: /\d+[A-Z]?/ },
  { family: 'IRC', name: /IRC/, numbers: /[A-Z]\d+(?:\.\d+)*/ },
  { family: 'IFC', name: /IFC/, numbers: /\d+/ },
  { family: 'IEC', name: /IEC/, numbers: /\d+(?:-\d+)*/ },
  { family: 'IEEE', name: /IEEE/, numbers: /\d+(?:\.\d+)*/ },
  { family: 'NIST', name: /NIST(?: IR| TN| Technical Note)?/, numbers: /\d{4}/ },
  { family: 'IRS', name: /IRS/, numbers: /FS-\d{4}-\d{2}/ },
  { family: 'HUD', name: /HUD(?: Handbook)?/, numbers: /\d+\.\d+/ },
  { family: 'EPA Section', name: /(?:EPA )?Section/, numbers: /608/ },
  { family: 'ACORD', name: /ACORD/, numbers: /\d+/ },
  { family: 'Form', name: /Form/, numbers: /3\d\d(?!\d)/ },
  { family: 'GA', name: /GA-/, numbers: /\d{3}/ },
  ...[
    ...['IECC', 'ISPSC', 'UPC', 'IFGC', 'UCC-1', 'TCNA', 'NAHB', 'NFRC', 'VGB', 'RULONA', 'WaterSense', 'ENERGY STAR'],
    ...['ADHS', 'ADWR', 'CPSC', 'EPA', 'FTC'],
  ].map((family) => ({ family, name: new RegExp(family) })),
]

/** Names that say the same thing in full. */
const inFull: [RegExp, string][] = [
  [/Uniform Plumbing Code/g, 'UPC'],
  [/U\.S\. Consumer Product Safety Commission/g, 'CPSC'],
  [/NIST Technical Note/g, 'NIST TN'],
  [/Virginia Graeme Baker Act/g, 'VGB'],
  [/Arizona Department of Water Resources/g, 'ADWR'],
  [/Arizona Department of Health Services/g, 'ADHS'],
]

export interface Citation {
  family: string
  /** Empty when only the family is named. */
  number: string
}

/** Every statute, rule and standard that a text names: "A.R.S. 32-1158 and 33-1008" gives two, "45-591 to 606" a range. */
export function citationsIn(text: string): Citation[] {
  let rest = inFull.reduce((sofar, [full, short]) => sofar.replace(full, short), text)
  return finders.flatMap(({ family, whole }) => {
    const found: Citation[] = []
    rest = rest.replace(whole, (_, named?: string) => {
      if (named || !onlyWithNumber.has(family))
        found.push(
          ...(named ?? '')
            .split(/, and |, | and | or |\/(?!\d{3}$)/)
            .map((number) => ({ family, number: number.replace(' to ', '..') })),
        )
      return '\u0000'
    })
    return found
  })
}

/** A family's name with the list of numbers that may follow it. */
const finders = families.map(({ family, name, numbers }) => {
  const one = numbers ? `(?:${numbers.source})` : '(?!)'
  const list = `${one}(?:(?:, and |, | and | or |/)${one}| to (?:${one}|\\d+))*`
  return { family, whole: new RegExp(`(?<![\\p{L}\\p{N}])(?:${name.source})(?: ?(${list}))?(?!\\p{L})`, 'gu') }
})

/** Words such as "manual", "form" and "section", or a mark such as UL, are a citation only with their number. */
const onlyWithNumber = new Set(['Manual', 'Form', 'EPA Section', 'AHRI', 'UL', 'GA', 'ANSI'])

/** Faults of texts that name what `sources` does not. */
export function uncited(passages: Passage[], sources: string[], where: string): ContentFault[] {
  const known = sources.flatMap(citationsIn)
  return passages.flatMap(({ file, line, text }) =>
    citationsIn(text)
      .filter((named) => !known.some((source) => covers(source, named)))
      .map(({ family, number }) => ({
        file,
        line,
        message: `names ${`${family} ${number}`.trim()}, which is not in ${where}`,
      })),
  )
}

/** A source covers its own number, the sections of its article (690 covers 690.12), each number of its range, and its bare family. */
function covers(source: Citation, named: Citation): boolean {
  if (source.family !== named.family) return false
  if (named.number === '' || source.number === named.number) return true
  const [from = '', to] = source.number.split('..')
  if (to === undefined) return from !== '' && named.number.startsWith(`${from}.`)
  const [chapter, number] = lastPart(named.number)
  const [own, first] = lastPart(from)
  return chapter === own && first <= number && number <= lastPart(to)[1]
}

/** "R12-15-811" is chapter "R12-15" and number 811. */
const lastPart = (number: string): [string, number] => {
  const cut = number.lastIndexOf('-')
  return [number.slice(0, Math.max(cut, 0)), Number(number.slice(cut + 1))]
}
