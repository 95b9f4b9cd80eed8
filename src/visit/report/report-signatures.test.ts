import { describe, expect, it } from 'vitest'
import { formsChange } from '../model/forms.ts'
import { merged } from '../model/merge.ts'
import { afterOperation, emptyVisit, type Visit } from '../model/visit.ts'
import { reportFields, reportLanguage, signatureBlock, signaturesIn } from './report-signatures.ts'

const noon = '2026-11-20T19:00:00.000Z'
const later = '2026-11-20T20:00:00.000Z'
const written = (fields: Partial<Record<keyof typeof reportFields, string>>, at = noon, visit = emptyVisit): Visit =>
  Object.entries(fields).reduce(
    (all, [name, text]) =>
      afterOperation(all, { about: formsChange({ [reportFields[name as keyof typeof reportFields]]: text }), at }),
    visit,
  )

describe('the signatures of a report', () => {
  it('are lines to sign on paper until a name is typed', () => {
    expect(signaturesIn(emptyVisit)).toEqual({ contractor: { state: 'blank' }, homeowner: { state: 'blank' } })
    expect(signaturesIn(written({ homeowner: '  ' })).homeowner).toEqual({ state: 'blank' })
    expect(signatureBlock(emptyVisit, 'en').markup.match(/<dd><\/dd>/g)).toHaveLength(6)
  })

  it('are a typed name with the time of it, and no markup out of it', () => {
    const block = signatureBlock(written({ contractor: 'A <b> C' }), 'en').markup
    expect(block).toContain(
      'Contractor: <b><bdi>A &#60;b&#62; C</bdi></b> (name typed on the homeowner’s device, Nov 20, 2026, 12:00 PM).',
    )
  })

  it('say so where the contractor refused', () => {
    expect(signatureBlock(written({ refused: 'yes' }), 'en').markup).toContain(
      'Refused to sign, noted by the homeowner, Nov 20, 2026, 12:00 PM.',
    )
  })

  it('take the later one of a name and a refusal that two devices bring together', () => {
    const name = (at: string) => written({ contractor: 'A. C.' }, at)
    const refusal = (at: string) => written({ refused: 'yes' }, at)
    for (const visits of [
      [name(noon), refusal(later)],
      [refusal(later), name(noon)],
    ] as const)
      expect(signaturesIn(merged(...visits)).contractor.state).toBe('refused')
    expect(signaturesIn(merged(refusal(noon), name(later))).contractor.state).toBe('typed')
  })

  it('say that an answer was changed after them, and nothing of that before', () => {
    const signed = written({ contractor: 'A. C.' })
    const answered = (at: string) =>
      signatureBlock(afterOperation(signed, { point: 'one', answers: { answer: 'good' }, at }), 'en').markup
    expect(answered('2026-11-20T18:00:00.000Z')).not.toContain('changed after')
    expect(answered(later)).toContain('Something in this report was changed after that.')
  })
})

it('a report is English until Spanish is asked for', () => {
  expect(reportLanguage(emptyVisit)).toBe('en')
  expect(reportLanguage(written({ language: 'es' }))).toBe('es')
  expect(reportLanguage(written({ language: 'xx' }))).toBe('en')
})
