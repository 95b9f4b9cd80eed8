import { describe, expect, it } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import { startedPack } from '../../../tests/support/packs.ts'
import { readingLine } from '../../checklists/readings/reading-words.ts'
import { nothingSaid } from '../../content/job-fit.ts'
import { formsChange } from '../model/forms.ts'
import { afterOperation, emptyVisit, type Operation, type PointAnswers, type Visit } from '../model/visit.ts'
import { verificationReport } from './report.ts'
import { reportFields } from './report-signatures.ts'
import { readingInSpanish } from './report-spanish.ts'

const at = '2026-11-20T17:00:00.000Z'
const visitAfter = (...operations: Operation[]): Visit => operations.reduce(afterOperation, emptyVisit)

describe('a reading in Spanish', () => {
  const value = { unit: 'psi', min: 40, max: 80 }
  const said = (answers: Partial<PointAnswers>, of = value) =>
    readingInSpanish(readingLine(of), 'one', visitAfter({ point: 'one', answers, at }))

  it('says the number, its unit and the verdict, and whose word a Good against it is', () => {
    expect(said({ reading: '60' })).toBe('60 psi. Dentro del rango.')
    expect(said({ reading: '90', answer: 'problem' })).toBe('90 psi. Fuera del rango.')
    expect(said({ reading: '90', answer: 'good' })).toBe('90 psi. Fuera del rango. Bien, según el dueño de la casa.')
    expect(said({ reading: 'high' })).toBe('high psi. Aquí no se juzga.')
    expect(said({})).toBe('')
  })

  it('says both readings with their times', () => {
    const over = { called: 'Gauge', reads: 'psi', minutes: 15, counts: 'fall', change: 'psi lost' } as const
    const timed = { unit: 'psi', max: 0, over }
    const first = { reading: '62', at, run: at }
    const second = { reading: '60', at: '2026-11-20T17:20:00.000Z', run: at }
    const line = readingLine(timed)
    const both = visitAfter({ point: 'one', answers: { first, second }, at })
    expect(readingInSpanish(line, 'one', both)).toBe(
      'Primera lectura: 62 psi, 20 de noviembre de 2026, 10:00 a.m.; segunda lectura: 60 psi, 20 de noviembre de 2026, 10:20 a.m. Fuera del rango.',
    )
    expect(readingInSpanish(line, 'one', visitAfter({ point: 'one', answers: { first }, at }))).toContain(
      'sin segunda lectura',
    )
  })
})

it('a Spanish report has names, criteria, faults, replies and titles in Spanish, beside the same figures', () => {
  const [sheet] = startedPack(['hvac']).sheets
  if (!sheet) throw new Error('no list')
  const { checklist } = sheet
  const [item] = sheet.items
  if (!item) throw new Error('no item')
  const point = checkPoint({
    id: 'one',
    name: { en: 'Trap', es: 'Sifón' },
    good: { en: 'At the coil', es: 'Junto al serpentín' },
    value: { unit: 'psi', min: 40, max: 80 },
  })
  const answers = {
    answer: 'problem',
    fault: 'missing',
    reading: '90',
    reply: 'by-date',
    byWhen: '2026-12-01',
  } as const
  const visit = visitAfter({ point: 'one', answers, at }, { about: formsChange({ [reportFields.language]: 'es' }), at })
  const text = verificationReport({
    site: { name: '', publicUrl: '', priceRange: '' },
    checklist,
    title: checklist.title,
    items: [{ ...item, points: [point] }],
    visit,
    job: nothingSaid,
    madeOn: '2026-11-20',
  })
  const main = text.slice(text.indexOf('<header>'), text.indexOf('class="appendix"'))
  for (const words of [
    '<b>1 problema por arreglar</b>',
    '1 de 1 revisiones contestadas · partidas completas: 1 de 10 (10%)',
    '1.1 Sifón',
    'Así debe ser: Junto al serpentín',
    'Lectura: 90 psi. Fuera del rango.',
    '<b>Se encontró</b>, 20 de noviembre de 2026, 10:00 a.m.: Falta.',
    'Se arregla el 1 de diciembre de 2026.',
    'Firmas',
  ])
    expect(main).toContain(words)
  for (const words of ['To fix', 'At the coil', 'It is missing', 'Signatures', 'Made on'])
    expect(main).not.toContain(words)
  expect(text).toContain('<html lang="es">')
})
