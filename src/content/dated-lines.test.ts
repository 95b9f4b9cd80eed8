import { describe, expect, it } from 'vitest'
import { lastDaysIn, withoutPast, wrongMarks } from './dated-lines.ts'

const text = [
  'Always so.',
  '[until 2026-12-31] The state pays.',
  '- [until 2027-06-30] In a list.',
  '| [until 2026-12-31] In a table | so |',
].join('\n')

describe('a line that is true up to a day', () => {
  it('stands without its mark until then', () => {
    expect(withoutPast(text)).toBe('Always so.\nThe state pays.\n- In a list.\n| In a table | so |')
  })

  it('is left out afterwards, and what is true longer stays', () => {
    expect(withoutPast(text, ['2026-12-31'])).toBe('Always so.\n- In a list.')
    expect(withoutPast(text, lastDaysIn(text))).toBe('Always so.')
  })

  it('tells its days, each once', () => {
    expect(lastDaysIn(text)).toEqual(['2026-12-31', '2027-06-30'])
    expect(lastDaysIn('Always so.')).toEqual([])
  })

  it('is refused with a day that is none, or in the midst of a line', () => {
    expect(wrongMarks(text)).toEqual([])
    for (const wrong of [
      '[until 2026-13-31] So.',
      '[until soon] So.',
      'So, [until 2026-12-31] so.',
      '[until 2026-12-31]So.',
    ])
      expect(wrongMarks(`Fine.\n${wrong}`), wrong).toEqual([{ line: 2, message: expect.stringContaining('must be') }])
  })
})
