import type { CheckPoint } from '../../src/checklists/checklist.ts'

/** A check point with every field that one must have, for tests that are about the others. */
export const checkPoint = (part: Partial<CheckPoint> = {}): CheckPoint => ({
  id: 'p',
  name: { en: 'n', es: 'n' },
  do: ['Look.'],
  good: { en: 'p', es: 'p' },
  how: 'meter',
  say: 's',
  es: 'e',
  source: { name: 'The standard', edition: '2020', checked: '2026-11-22' },
  ...part,
})
