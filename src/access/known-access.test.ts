import { describe, expect, it } from 'vitest'
import type { AccessResponse } from './access-calls.ts'
import { readKnownAccess, storableAccess } from './known-access.ts'

const access: AccessResponse = {
  planType: 'basic',
  projectsRemaining: 0,
  expiryDate: '2027-11-22',
  status: 'active',
  projects: [{ checklistId: 'hvac', startedOn: '2026-11-22' }],
}
const text = storableAccess('HQP-BASIC-1', access, '2026-11-22')

describe('what a device knows of a code without asking', () => {
  it('is what the service said last, with the day it said so', () => {
    expect(readKnownAccess(text, 'HQP-BASIC-1', '2026-11-30')).toEqual({ ...access, asOf: '2026-11-22' })
  })

  it('is nothing about another code', () => {
    expect(readKnownAccess(text, 'HQP-BASIC-2', '2026-11-30')).toBeUndefined()
  })

  it('ends with the last day of the code', () => {
    expect(readKnownAccess(text, 'HQP-BASIC-1', '2027-11-22')).toBeDefined()
    expect(readKnownAccess(text, 'HQP-BASIC-1', '2027-11-23')).toBeUndefined()
  })

  it.each([
    null,
    '',
    '{',
    '5',
    'null',
    '{"code":"HQP-BASIC-1"}',
    '{"code":"HQP-BASIC-1","access":{}}',
    '{"code":"HQP-BASIC-1","access":null}',
  ])('is nothing where %s is stored', (stored) =>
    expect(readKnownAccess(stored, 'HQP-BASIC-1', '2026-11-30')).toBeUndefined(),
  )
})
