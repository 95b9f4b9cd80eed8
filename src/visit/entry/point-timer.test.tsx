// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist } from '../../checklists/checklist.ts'
import { usePoint } from '../context/visit-context.tsx'
import { PointTimer } from './point-timer.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const checklist = { jobs: [], questions: [] } as unknown as Checklist
const Timer = () => <PointTimer pointId="pump" number="1.1" minutes={10} record={usePoint('pump')} />
const timer = () => screen.queryByRole('timer')?.textContent
const wait = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * 60_000))

it('runs from its press through leaving and coming back, says when time is up, and can be started again', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T23:00:00Z') })
  const store = visitInMemory()
  const open = () => render(aroundVisit({ checklist, store }, <Timer />))
  const { unmount } = open()
  expect(timer()).toBeUndefined()
  fireEvent.click(screen.getByRole('button', { name: 'Start 10 min for 1.1' }))
  expect(timer()).toBe('10 min left')
  expect(document.body.textContent).toContain('until 4:10 PM, Mon')
  unmount()
  wait(4)
  open()
  expect(timer()).toBe('6 min left')
  wait(6)
  expect(timer()).toBe('Time is up')
  expect(screen.getByRole('status').textContent).toBe('1.1: time is up.')
  fireEvent.click(screen.getByRole('button', { name: /^Start again/ }))
  expect(timer()).toBe('10 min left')
})
