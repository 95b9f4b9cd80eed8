/** A problem in words: as it is held out to the contractor in both languages, and as it is told afterwards. */
import { caseThatCounts } from '../../../checklists/cases.ts'
import type { Both } from '../../../checklists/checklist.ts'
import type { ReadingLine } from '../../../checklists/readings/reading-words.ts'
import { changeOf, type Taken, type TimedValue } from '../../../checklists/readings/timed-reading.ts'
import { changeWords } from '../../../checklists/readings/timed-words.ts'
import type { Formats } from '../../../format/formats.ts'
import { spanish } from '../../../format/spanish.ts'
import { faultWords, fixedOn, readyPhrases, repliedWords } from '../crew-words.ts'
import { unitInSpanish } from '../spanish-units.ts'
import { pairOf } from '../timed-pair.ts'
import type { PointRecord } from '../visit.ts'
import { faultTitle, replyTitle, sawTitle } from '../visit-words.ts'

type Days = Pick<Formats, 'dayInWords' | 'phoenixMinute'>

/** A reply as it is told afterwards, with its day where it names one; undefined while there is none. */
export function saidReply(
  { reply, byWhen }: Pick<PointRecord, 'reply' | 'byWhen'>,
  formats: Pick<Formats, 'dayInWords'>,
): Both | undefined {
  if (reply !== 'by-date' || byWhen === '') return reply ? repliedWords[reply] : undefined
  return fixedOn({ en: formats.dayInWords(byWhen), es: spanish.dayInWords(byWhen) })
}

/** What the crew replied, with the time at which it did; undefined while it has not. */
export const repliedBoth = (record: PointRecord, formats: Days): Both | undefined =>
  withTime(saidReply(record, formats), record.changedAt.reply ?? '', formats)

/** The same with its time, where that is known. */
export function withTime(said: Both | undefined, time: string, formats: Days): Both | undefined {
  const at = new Date(time)
  if (!said || Number.isNaN(at.getTime())) return said
  return { en: `${said.en} (${formats.phoenixMinute(at)})`, es: `${said.es} (${spanish.phoenixMinute(at)})` }
}

/** What was seen, as it was put together: the ready phrases in it, and the rest as it was typed. */
export function seenWords(saw: string): { phrases: Both[]; own: string } {
  let own = saw
  const phrases = readyPhrases.filter(({ en }) => {
    const rest = own.replace(new RegExp(`(^|\\s)${en.replaceAll('.', '\\.')}(?=\\s|$)`, 'g'), '')
    const isIn = rest !== own
    own = rest
    return isIn
  })
  return { phrases, own: own.trim() }
}

/** The reading with its unit, or how far it went between two; undefined while there is none. */
export function measuredIn(record: PointRecord, { unit, value }: ReadingLine): Both | undefined {
  const { over } = value
  if (over) return changeIn(record, { ...value, over })
  const reading = record.reading.trim()
  if (reading === '') return undefined
  return { en: `${reading} ${unit}`, es: `${reading} ${unitInSpanish(unit, reading)}`.trim() }
}

/** In Spanish both readings as they were taken: what is counted of them stands in what is good. */
function changeIn(record: PointRecord, value: TimedValue): Both | undefined {
  const pair = pairOf(record)
  const pickedCase = caseThatCounts(record.pickedCase, value.cases)?.id
  const { change } = changeWords(pair, value, pickedCase)
  const { minutes = 0 } = changeOf(pair, value, pickedCase)
  if (change === '') return undefined
  const inUnit = (taken: Taken | null) =>
    `${taken?.reading.trim()} ${unitInSpanish(value.unit, taken?.reading.trim())}`.trim()
  const cup =
    pair.cupFirst && pair.cupSecond ? `; el recipiente: ${inUnit(pair.cupFirst)}, luego ${inUnit(pair.cupSecond)}` : ''
  return {
    en: change,
    es: `${inUnit(pair.first)}, luego ${inUnit(pair.second)}, en ${spanish.spanInWords(minutes)}${cup}`,
  }
}

/** A problem in lines: what is wrong, what was seen, what they said; none of what was left out. */
export function problemLines(record: PointRecord, formats: Days) {
  const { fault, saw } = record
  const said = repliedBoth(record, formats)
  return [
    fault && { label: faultTitle.replace('?', ''), text: faultWords[fault].en },
    saw.trim() !== '' && { label: sawTitle, text: saw.trim() },
    said && { label: replyTitle, text: said.en },
  ].filter((line) => line !== false && line !== null && line !== undefined)
}
