// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist, CheckPoint, Item } from '../../checklists/checklist.ts'
import { itemWords } from '../../checklists/checklist-words.ts'
import { usePoint } from '../context/visit-context.tsx'
import { type PointAnswers, pointIn } from '../model/visit.ts'
import { SayToCrew } from './say-to-crew.tsx'

Element.prototype.scrollIntoView = () => {}

afterEach(cleanup)

const checklist = { jobs: [], questions: [] } as unknown as Checklist
const full: Partial<CheckPoint> = {
  name: { en: 'Gap at the flue', es: 'Espacio junto al tubo' },
  good: { en: 'At least 6 in', es: 'Al menos 6 pulg' },
  value: { unit: 'in from wall', min: 6 },
  say: 'Could we measure it?',
  es: '¿Lo medimos?',
  stopWork: 'It may burn.',
  ifTheySay: [
    {
      they: 'It was always so.',
      rightWhen: 'Right for double-wall pipe.',
      showMe: 'The word on the pipe.',
      say: 'Could you show me the pipe?',
      es: '¿Me enseña el tubo?',
    },
  ],
}

let store = visitInMemory()
const stored = () => pointIn(store.shown(), 'p')

function shown(answers: Partial<PointAnswers>, part: Partial<CheckPoint> = full) {
  const item: Item = {
    id: 'flue',
    title: 'Flue',
    description: 'Why',
    priority: 'critical',
    phase: 'before-cover',
    points: [checkPoint(part)],
    terms: [],
  }
  const [point] = itemWords(item, checklist).points
  if (!point) throw new Error('the item has a point')
  store = visitInMemory()
  store.dispatch({ point: 'p', answers })
  const Row = () => <SayToCrew point={point} number="1.1" record={usePoint('p')} />
  render(aroundVisit({ checklist, store }, <Row />))
}

/** Opens the sheet of a problem; its code is fetched first. */
async function problemSheet(answers: Partial<PointAnswers> = {}, part = full): Promise<HTMLElement> {
  shown({ answer: 'problem', ...answers }, part)
  fireEvent.click(screen.getByRole('button', { name: /^Show the problem/ }))
  return await screen.findByRole('dialog')
}

const reply = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const linesIn = (sheet: HTMLElement, lang: string) =>
  [...sheet.querySelectorAll(`.both > [lang="${lang}"]`)].map((line) => line.textContent)

describe('what is held out to the crew', () => {
  it('says all of a problem in Spanish, and the same below it in English', async () => {
    const sheet = await problemSheet({
      fault: 'differs',
      reading: '3',
      saw: 'Not as we agreed.',
      reply: 'by-date',
      byWhen: '2026-12-01',
    })
    expect(linesIn(sheet, 'es')).toEqual([
      'Espacio junto al tubo',
      'No coincide',
      'Lectura: 3 pulg',
      'No es lo que acordamos.',
      'Así debe ser: Al menos 6 pulg',
      '“¿Lo medimos?”',
      'Por favor, paren aquí hasta que esto esté bien.',
      expect.stringMatching(
        /^Anotado: Se arregla el 1 de diciembre de 2026 \(20 de noviembre de 2026, 10:00 a\.m\.\)$/,
      ),
    ])
    expect(linesIn(sheet, 'en')).toEqual([
      'Gap at the flue',
      'It differs',
      'Reading: 3 in from wall',
      'Not as we agreed.',
      'Good: At least 6 in',
      '“Could we measure it?”',
      'Please stop here until this is right.',
      'Noted: Will be fixed on December 1, 2026 (Nov 20, 2026, 10:00 AM)',
    ])
  })

  it('has no text in one language alone but what the homeowner typed, which is said to be typed', async () => {
    const sheet = await problemSheet({ fault: 'missing', reading: '3', saw: 'Too close.', reply: 'by-date' })
    const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
    const alone: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? ''
      if (text !== '' && !texts.currentNode.parentElement?.closest('[lang]')) alone.push(text)
    }
    expect(alone).toEqual(['Too close.'])
    expect(screen.getByText('Too close.').previousElementSibling?.textContent).toBe(
      'En palabras del dueño de la casa In the homeowner’s words ',
    )
    for (const es of sheet.querySelectorAll('[lang="es"]'))
      expect(es.nextElementSibling?.getAttribute('lang'), es.textContent ?? '').toBe('en')
  })

  it('is the name, what good is and the sentence where nothing is wrong, and nothing can be replied', () => {
    shown({ answer: 'good', reading: '7' })
    fireEvent.click(screen.getByRole('button', { name: /^Show to crew/ }))
    const sheet = screen.getByRole('dialog', { name: 'Show to crew' })
    expect(linesIn(sheet, 'es')).toEqual(['Espacio junto al tubo', 'Así debe ser: Al menos 6 pulg', '“¿Lo medimos?”'])
    expect(within(sheet).queryAllByRole('radio')).toEqual([])
  })

  it('says what good is in the case that counts, named in both languages, and in each case while none does', async () => {
    const cases = [
      { id: 'single', name: { en: 'Single', es: 'Sencilla' }, good: { en: '6 in', es: '6 pulg' } },
      { id: 'double', name: { en: 'Double', es: 'Doble' }, good: { en: '1 in', es: '1 pulg' } },
    ]
    const part = { ...full, good: undefined, value: undefined, cases } as Partial<CheckPoint>
    expect(linesIn(await problemSheet({}, part), 'es')).toEqual(
      expect.arrayContaining(['Así debe ser, Sencilla: 6 pulg', 'Así debe ser, Doble: 1 pulg']),
    )
    cleanup()
    const inCase = linesIn(await problemSheet({ pickedCase: 'double' }, part), 'es')
    expect(inCase.filter((line) => line.startsWith('Así debe ser'))).toEqual(['Así debe ser, Doble: 1 pulg'])
  })
})

describe('what the crew replies', () => {
  it('is one of five, each in both languages, and is noted with its time', async () => {
    const sheet = await problemSheet()
    const names = within(sheet)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent?.trim())
    expect(names).toEqual([
      'Listo Done',
      'Hoy mismo Today',
      'Otro día On a date',
      'Tengo que preguntar I have to ask',
      'No No',
    ])
    fireEvent.click(reply('Hoy mismo Today'))
    expect(stored()).toMatchObject({ reply: 'today', changedAt: { reply: '2026-11-20T17:00:00.000Z' } })
    expect(reply('Hoy mismo Today').checked).toBe(true)
    expect(within(sheet).getByRole('status').textContent).toContain('Anotado: Se arregla hoy mismo')
  })

  it('is corrected by another press, and a second press on the same takes nothing back', async () => {
    const sheet = await problemSheet({ reply: 'no' })
    fireEvent.click(reply('Listo Done'))
    expect(stored().reply).toBe('done')
    fireEvent.click(reply('Listo Done'))
    expect(stored().reply).toBe('done')
    expect(reply('Listo Done').checked).toBe(true)
    expect(within(sheet).queryByRole('button', { name: 'Clear' })).toBeNull()
  })

  it('can be a day, which is asked for in both languages', async () => {
    await problemSheet()
    expect(screen.queryByLabelText(/¿Qué día\?/)).toBeNull()
    fireEvent.click(reply('Otro día On a date'))
    const day = screen.getByLabelText<HTMLInputElement>('¿Qué día? Which day?')
    expect(day.type).toBe('date')
    fireEvent.change(day, { target: { value: '2026-12-01' } })
    expect(stored()).toMatchObject({ reply: 'by-date', byWhen: '2026-12-01' })
  })
})

describe('if they say', () => {
  it('stands folded at the check, and shows the crew the answer alone', () => {
    shown({ answer: 'good' })
    expect(screen.getByText('If they say…').closest('details')?.open).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: /^Show this answer/, hidden: true }))
    const sheet = screen.getByRole('dialog', { name: 'Show this answer' })
    expect(sheet.textContent?.replace('Cerrar Close', '').trim()).toBe(
      '“¿Me enseña el tubo?”“Could you show me the pipe?”',
    )
  })

  it('is no part of what the crew sees of a problem', async () => {
    const sheet = await problemSheet()
    for (const words of ['always so', 'double-wall', 'word on the pipe']) expect(sheet.textContent).not.toContain(words)
  })

  it('is not there where crews have no usual answer', () => {
    shown({}, { ...full, ifTheySay: undefined })
    expect(screen.queryByText('If they say…')).toBeNull()
  })
})
