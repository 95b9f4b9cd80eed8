import type { CheckPoint } from '../contract.ts'

type Value = NonNullable<CheckPoint['value']>

/** Whether a reading, as typed, lies in the band of its check point; both ends count as inside. */
export function readingVerdict(typed: string, { min, max }: Value): 'none' | 'not-a-number' | 'inside' | 'outside' {
  const text = typed.trim().replace(',', '.')
  if (text === '') return 'none'
  const number = Number(text)
  if (!Number.isFinite(number)) return 'not-a-number'
  return (min === null || number >= min) && (max === null || number <= max) ? 'inside' : 'outside'
}

/** The band in words: "16 to 22 °F", "at most 500 microns", or that the plate on the unit decides. */
export function bandOf({ unit, min, max }: Value): string {
  if (min !== null && max !== null) return `${min} to ${max} ${unit}`
  if (min !== null) return `at least ${min} ${unit}`
  if (max !== null) return `at most ${max} ${unit}`
  return `in ${unit}; the plate or the paper you were given decides`
}
