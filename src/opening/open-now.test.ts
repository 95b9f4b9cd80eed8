import { describe, expect, it } from 'vitest'
import { asOf, canStartOne, openProjects } from './open-now.ts'

const openUntil = '2026-11-26T00:00:00.000Z'
const project = (checklistId: string) => ({ checklistId, startedOn: '2026-11-20' })
type Held = Parameters<typeof canStartOne>[0]
const unpaid: Held = { status: 'awaiting-payment', openUntil, projects: [project('hvac')], projectsRemaining: 1 }
const paid: Held = { ...unpaid, status: 'active', openUntil: undefined }

describe('what a code opens now', () => {
  it('is open before its payment until the instant that the service named, by the clock of the device', () => {
    const access = { openUntil, projectsRemaining: 1 }
    expect(asOf(new Date('2026-11-25T23:59:59.999Z'), access)).toBe(access)
    expect(asOf(new Date(openUntil), access)).toEqual({ projectsRemaining: 1, wasOpenUntil: openUntil })
  })

  it('is one list before the payment, and none once that is shut', () => {
    const two = [project('hvac'), project('pool')]
    expect(openProjects({ ...paid, projects: two })).toEqual(two)
    expect(openProjects({ ...unpaid, projects: two })).toEqual([project('hvac')])
    expect(openProjects({ ...unpaid, openUntil: undefined })).toEqual([])
  })

  it.each([
    ['paid, with one left', paid, true],
    ['paid, with none left', { ...paid, projectsRemaining: 0 }, false],
    ['open before its payment, with nothing started', { ...unpaid, projects: [] }, true],
    ['open before its payment, with its first started', unpaid, false],
    ['shut', { ...unpaid, openUntil: undefined, projects: [] }, false],
  ])('a code that is %s can start one: %s', (_, access, can) => {
    expect(canStartOne(access)).toBe(can)
  })
})
