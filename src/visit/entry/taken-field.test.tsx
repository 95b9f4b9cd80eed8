// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TakenField } from './taken-field.tsx'

afterEach(cleanup)

const nothing = () => {}
const field = (at: string, onTime: (at: Date) => void = nothing) => (
  <TakenField
    name="Gauge"
    label="First reading"
    unit="psi"
    taken={{ reading: '60', at }}
    onType={nothing}
    onLeave={nothing}
    onTime={onTime}
  />
)

it('a reading whose time is not known says so, and its time can be said', () => {
  const said: string[] = []
  render(field('', (at) => said.push(at.toISOString())))
  expect(screen.getByText('Time not known')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Say the time of the first reading' }))
  fireEvent.change(screen.getByLabelText('When it was read, as on the photo'), {
    target: { value: '2026-11-20T10:00' },
  })
  expect(said).toEqual(['2026-11-20T17:00:00.000Z'])
})

it('a reading with its time says when it was read, and the time can be corrected', () => {
  render(field('2026-11-20T17:00:00.000Z'))
  expect(screen.getByText('Read Nov 20, 2026, 10:00 AM')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Correct the time of the first reading' })).toBeTruthy()
})
