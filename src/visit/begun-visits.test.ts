import { describe, expect, it } from 'vitest'
import { readBegun, withBegun } from './begun-visits.ts'

const visit = (id: string, at: string, answered = 3) => ({ id, title: id.toUpperCase(), answered, all: 47, at })

describe('the visits that were begun', () => {
  it('are told the latest first, each as far as it is', () => {
    const first = withBegun(null, visit('hvac', '2026-11-20T10:00:00.000Z'))
    const second = withBegun(first, visit('pool', '2026-11-21T10:00:00.000Z'))
    const third = withBegun(second, visit('hvac', '2026-11-22T10:00:00.000Z', 12))
    expect(readBegun(third)).toEqual([
      visit('hvac', '2026-11-22T10:00:00.000Z', 12),
      visit('pool', '2026-11-21T10:00:00.000Z'),
    ])
  })

  it('are none where nothing that can be read was kept', () => {
    for (const text of [
      null,
      '',
      'null',
      '{}',
      '7',
      '[null, 1, {"id": "hvac"}]',
      '[{"id":1,"title":"","at":"","answered":1,"all":2}]',
    ])
      expect(readBegun(text), String(text)).toEqual([])
  })
})
