// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist } from '../../checklists/checklist.ts'
import { readingLine } from '../../checklists/readings/reading-words.ts'
import { usePoint } from '../context/visit-context.tsx'
import { pointIn } from '../model/visit.ts'
import { PointReading } from './point-reading.tsx'

afterEach(cleanup)

const checklist = { jobs: [], questions: [] } as unknown as Checklist
const inputs = {
  mca: { label: 'MCA on the plate', unit: 'A' },
  mocp: { label: 'MOCP on the plate', unit: 'A' },
}
const busbar = { busbar: { label: 'Busbar', unit: 'A' }, main: { label: 'Main breaker', unit: 'A' } }

/** Shows the fields of a sum and types into them, in order. */
function shown(sum: Parameters<typeof readingLine>[0]['sum']) {
  const store = visitInMemory()
  const line = readingLine({ unit: 'A', sum })
  const Fields = () => (
    <PointReading pointId="breaker" number="1.1" check="Breaker" line={line} record={usePoint('breaker')} />
  )
  render(aroundVisit({ checklist, store }, <Fields />))
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
  return { type, stored: () => pointIn(store.shown(), 'breaker') }
}
const field = (label: RegExp) => screen.getByRole('textbox', { name: label })
const text = () => document.body.textContent

it('a reading beside the numbers of a plate is judged, and the calculation is shown', () => {
  const { type, stored } = shown({ name: 'breaker-size', inputs })
  type(/^Your reading/, '50')
  type(/^MCA/, '22.4')
  type(/^MOCP/, '40')
  expect(stored()).toMatchObject({ reading: '50', inputs: { mca: '22.4', mocp: '40' } })
  expect(text()).toContain('Outside the band')
  expect(text()).toContain('50 A, more than 40 A')
  expect(screen.getByRole('button', { name: 'Mark it as a problem' })).toBeTruthy()
  type(/^Your reading/, '35')
  expect(text()).toContain('Inside the band.')
  expect(screen.queryByRole('button', { name: 'Mark it as a problem' })).toBeNull()
})

it('a number that is still missing is no mistake, and one that cannot be read is', () => {
  const { type } = shown({ name: 'breaker-size', inputs })
  type(/^Your reading/, '35')
  expect(field(/^MCA/).getAttribute('aria-invalid')).toBeNull()
  expect(text()).toContain('Write down this number too')
  type(/^MCA/, 'twenty')
  expect(field(/^MCA/).getAttribute('aria-invalid')).toBe('true')
  expect(field(/^Your reading/).getAttribute('aria-invalid')).toBeNull()
})

it('what has lawful alternatives is a caution, and offers no Problem', () => {
  const { type } = shown({ name: 'busbar-120', inputs: busbar })
  type(/^Your reading/, '60')
  type(/^Busbar/, '200')
  type(/^Main/, '200')
  expect(text()).toContain('Another way may be right too')
  expect(screen.queryByRole('button', { name: 'Mark it as a problem' })).toBeNull()
})
