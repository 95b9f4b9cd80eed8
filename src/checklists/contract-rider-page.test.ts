import { expect, it } from 'vitest'
import { riderText } from './contract-rider-page.tsx'
import { riderWords } from './contract-rider-words.ts'

const rider = {
  stops: [
    { en: 'Before A.', es: 'Antes de A.' },
    { en: 'Before B.', es: 'Antes de B.' },
  ],
  payments: [{ en: 'When C.', es: 'Cuando C.' }],
}

it('a rider is copied in one language, its clauses numbered through', () => {
  const english = riderText(rider, riderWords.en)
  expect(english).toContain('The work stops until I have seen it\n1. Before A.\n2. Before B.')
  expect(english).toContain('Payments\n3. When C.')
  expect(english).toContain('not legal advice')
  const spanish = riderText(rider, riderWords.es)
  expect(spanish).toContain('1. Antes de A.')
  expect(spanish).not.toContain('Before')
})
