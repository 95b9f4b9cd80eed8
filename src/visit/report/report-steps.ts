/** What happened to a problem, step by step, in the report of a visit. */
import { formats } from '../../format/formats.ts'
import { type Html, html } from '../../format/html.ts'
import { phoenixDay } from '../../format/phoenix-time.ts'
import { faultWords } from '../model/crew-words.ts'
import { lastReply } from '../model/problem/last-reply.ts'
import { lifeOf } from '../model/problem/problem-life.ts'
import { stepWords } from '../model/problem/problem-life-words.ts'
import { saidReply, seenWords, withTime } from '../model/problem/problem-words.ts'
import { unitInSpanish } from '../model/spanish-units.ts'
import type { PointRecord } from '../model/visit.ts'
import type { ReportPhoto } from './report-photos.ts'
import { type ReportLanguage, reportWords } from './report-words.ts'

/** What the crew replied last to an open problem; undefined while it has not. "Today" is told as its day: the report is read later. */
export function replyIn(record: PointRecord, lang: ReportLanguage): string | undefined {
  const last = lastReply(record)
  if (!last) return undefined
  const repliedAt = new Date(last.at)
  const isDayKnown = last.reply === 'today' && !Number.isNaN(repliedAt.getTime())
  const said = saidReply(isDayKnown ? { reply: 'by-date', byWhen: phoenixDay(repliedAt) } : last, formats.en)
  return withTime(said, last.at, formats.en)?.[lang]
}

/** What the homeowner said last of the open problem, ready phrases in `lang`, or else the fault that was picked; empty where neither was. */
export function seenIn(record: PointRecord, lang: ReportLanguage): string {
  const { steps } = lifeOf(record)
  const sinceSettled = steps.slice(steps.findLastIndex(({ kind }) => kind === 'settled') + 1)
  const told = sinceSettled.findLast(({ saw, fault }) => saw !== '' || fault !== null)
  if (!told?.saw) return told?.fault ? faultWords[told.fault][lang] : ''
  const { phrases, own } = seenWords(told.saw)
  return [...phrases.map((phrase) => phrase[lang]), own].filter(Boolean).join(' ')
}

interface Steps {
  lang: ReportLanguage
  /** Of what is read at the point. */
  unit: string
  /** Of the point. */
  photos?: readonly ReportPhoto[] | undefined
}

/** Each step with its time, what was said of it in our words, what was read, and what the homeowner wrote. */
export const stepList = (record: PointRecord, { lang, unit, photos = [] }: Steps): Html =>
  html`<ol class="steps">${lifeOf(record).steps.map((step) => {
    const { title, at, said, saw, reading } = stepWords(step, formats.en, (one, language) =>
      `${one} ${language === 'en' ? unit : unitInSpanish(unit, one)}`.trim(),
    )
    const hasPhoto = photos.some((photo) => photo.step && photo.step === step.id)
    const told = [said?.[lang], reading?.[lang]].filter(Boolean)
    return html`<li><b>${title[lang]}${hasPhoto ? reportWords[lang].withPhoto : null}</b>, ${at?.[lang] ?? reportWords[lang].unknownTime}${told.length > 0 || saw ? ': ' : null}${told.map((one) => `${one}.`).join(' ')}${saw ? html` <bdi class="written">${saw}</bdi>` : null}</li>`
  })}</ol>`

/** What each step is called, by its id. */
export const stepTitlesOf = (record: PointRecord, lang: ReportLanguage): ReadonlyMap<string, string> =>
  new Map(lifeOf(record).steps.map((step) => [step.id, stepWords(step, formats.en).title[lang]]))
