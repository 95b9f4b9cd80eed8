import type { Value } from './checklist.ts'

type Verdict = 'none' | 'not-a-number' | 'inside' | 'outside'

/** What is said of a reading; nothing of one that no band can judge. */
export const verdictWords: Record<Verdict, string> = {
  inside: 'Inside the band.',
  outside: 'Outside the band: ask why, and note the answer.',
  'not-a-number': 'Write a number.',
  none: '',
}

/**
 * Whether a reading, as typed, lies in the band of its check point; both ends count as inside. Without a band no number
 * is right or wrong by itself, so nothing is said of it.
 */
export function readingVerdict(typed: string, { min, max }: Pick<Value, 'min' | 'max'>): Verdict {
  const text = typed.trim()
  if (text === '') return 'none'
  const number = numberOf(text)
  if (number === undefined) return 'not-a-number'
  if (min === undefined && max === undefined) return 'none'
  return (min === undefined || number >= min) && (max === undefined || number <= max) ? 'inside' : 'outside'
}

/** "1,200" is twelve hundred, as it is written in Phoenix; any other single comma stands for a point. */
function numberOf(text: string): number | undefined {
  const grouped = /^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(text)
  const plain = grouped ? text.replaceAll(',', '') : text.replace(',', '.')
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
