import type { Rider } from '../content/rider-content.ts'
import type { RiderWords } from './contract-rider-words.ts'

/** A rider as plain text, to be pasted into a contract or a message. */
export function riderText(rider: Pick<Rider, 'stops' | 'payments'>, words: RiderWords): string {
  const { lang } = words
  const numbered = (clauses: Rider['stops'], first: number) =>
    clauses.map((clause, index) => `${first + index}. ${clause[lang]}`)
  return [
    words.title,
    words.lines.map((line) => `${line}: ________`).join('\n'),
    words.intro,
    [words.stops, ...numbered(rider.stops, 1)].join('\n'),
    [words.payments, ...numbered(rider.payments, rider.stops.length + 1)].join('\n'),
    words.closing,
    words.signatures.map((line) => `${line}: ________`).join('\n'),
    words.notAdvice,
  ].join('\n\n')
}
