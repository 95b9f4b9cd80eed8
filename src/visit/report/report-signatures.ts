/** Who signed the report of a visit: a typed name with its time, a refusal, or a line to sign on paper. */
import { type Html, html } from '../../format/html.ts'
import { formsIn } from '../model/forms.ts'
import { aboutIn, type Visit } from '../model/visit.ts'
import { type ReportLanguage, reportWords, timeInWords } from './report-words.ts'

/** The fields of the report among the forms of a visit, as `formsIn` names them. */
export const reportFields = {
  /** `es`, or missing for English. */
  language: 'report/language',
  contractor: 'report/contractor',
  homeowner: 'report/homeowner',
  /** `yes` where the contractor refused to sign. */
  refused: 'report/refused',
} as const

/** In which language the homeowner wants the report. */
export const reportLanguage = (visit: Visit): ReportLanguage =>
  formsIn(visit)[reportFields.language] === 'es' ? 'es' : 'en'

/** `at`: ISO-8601 in UTC; empty where nobody can tell. */
type Signature = { state: 'blank' } | { state: 'typed'; name: string; at: string } | { state: 'refused'; at: string }

/** Of a name and a refusal, which two devices may bring together, the later one holds. */
export function signaturesIn(visit: Visit): Record<'contractor' | 'homeowner', Signature> {
  const forms = formsIn(visit)
  const { changedAt } = aboutIn(visit)
  const at = (field: string): string => changedAt[`form ${field}` as keyof typeof changedAt] ?? ''
  const typed = (field: string): Signature => {
    const name = forms[field]?.trim()
    return name ? { state: 'typed', name, at: at(field) } : { state: 'blank' }
  }
  const contractor = typed(reportFields.contractor)
  const isRefused = forms[reportFields.refused] === 'yes'
  const refusedAt = at(reportFields.refused)
  return {
    contractor:
      isRefused && !(contractor.state === 'typed' && contractor.at > refusedAt)
        ? { state: 'refused', at: refusedAt }
        : contractor,
    homeowner: typed(reportFields.homeowner),
  }
}

/** Whether an answer or a note of the visit was changed after this instant. */
const isChangedSince = ({ points, items }: Visit, at: string): boolean =>
  [...points.values(), ...items.values()].some(({ changedAt }) =>
    Object.values(changedAt).some((changed) => changed > at),
  )

export function signatureBlock(visit: Visit, lang: ReportLanguage): Html {
  const words = reportWords[lang]
  const signatures = signaturesIn(visit)
  return html`<section class="signatures"><h2>${words.signatures}</h2>
<p>${words.signatureMeans}</p>
${(['contractor', 'homeowner'] as const).map((who) => signed(words[who], signatures[who], visit, lang))}</section>
`
}

function signed(who: string, signature: Signature, visit: Visit, lang: ReportLanguage): Html {
  const words = reportWords[lang]
  if (signature.state === 'blank')
    return html`<dl class="signed">${[`${who}, ${words.name.toLowerCase()}`, words.signature, words.date].map(writeIn)}</dl>`
  const at = timeInWords(signature.at, lang)
  const since = isChangedSince(visit, signature.at) ? html` <b>${words.changedSince}</b>` : null
  return signature.state === 'refused'
    ? html`<p>${who}: <b>${words.refused(at)}.</b>${since}</p>`
    : html`<p>${who}: <b><bdi>${signature.name}</bdi></b> (${words.typed(at)}).${since}</p>`
}

/** A line to write on, above its name. */
export const writeIn = (label: string): Html => html`<div><dt>${label}</dt><dd></dd></div>`
