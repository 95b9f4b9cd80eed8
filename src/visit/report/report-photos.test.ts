import { describe, expect, it } from 'vitest'
import { stepsForReport } from './report-photos.ts'

/** Characters of the file, when each picture takes all that it may at its first step. */
const charactersOf = (count: { large: number; small: number }): number => {
  const { large, small } = stepsForReport(count)
  const most = count.large * (large[0]?.mostBytes ?? 0) + count.small * (small[0]?.mostBytes ?? 0)
  return (most * 4) / 3
}

describe('the pictures of a report', () => {
  it.each([
    { large: 60, small: 0 },
    { large: 0, small: 60 },
    { large: 20, small: 40 },
    { large: 200, small: 80 },
  ])('take at most 8 MB: $large at problems, $small elsewhere', (count) => {
    expect(charactersOf(count)).toBeLessThan(8_000_000)
  })

  it('are larger at problems, and few of them are not made smaller than they need be', () => {
    const { large, small } = stepsForReport({ large: 5, small: 10 })
    expect(large[0]).toEqual({ edge: 1000, quality: 0.75, mostBytes: 220_000 })
    expect(small[0]).toEqual({ edge: 480, quality: 0.7, mostBytes: 45_000 })
  })

  it('are drawn whatever they weigh at the last step, so that no picture is missing for its size', () => {
    for (const steps of Object.values(stepsForReport({ large: 300, small: 300 })))
      expect(steps.at(-1)?.mostBytes).toBe(Number.POSITIVE_INFINITY)
  })
})
