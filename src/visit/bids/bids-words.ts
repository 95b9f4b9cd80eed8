/** What is said of bids side by side, and what their contractors are asked to add. */
import type { Both } from '../../checklists/checklist.ts'
import type { Step } from '../model/steps.ts'
import { type Bid, gapsOf, type Said } from './bid-gaps.ts'

export const saidOptions: readonly { value: Said; label: string; tone?: 'pass' | 'problem' }[] = [
  { value: 'has', label: 'Has it', tone: 'pass' },
  { value: 'lacks', label: 'Lacks it', tone: 'problem' },
  { value: 'unsaid', label: 'Not said' },
]

/** In a cell of the table. */
export const saidWords = (said: Said | undefined): string =>
  saidOptions.find(({ value }) => value === said)?.label ?? 'Not looked at'

/** "2 gaps, 3 not looked at". */
export function gapWords(bid: Bid, checks: readonly Step[]): string {
  const gaps = gapsOf(bid, checks).length
  const left = checks.filter(({ point }) => !bid.said.has(point.id)).length
  return `${gaps} ${gaps === 1 ? 'gap' : 'gaps'}${left > 0 ? `, ${left} not looked at` : ''}`
}

/** The request to add what a bid lacks or does not say; each line is the sentence of its check. */
export function pleaseAdd(bid: Pick<Bid, 'name'>, gaps: readonly Step[]): Both {
  return {
    en: [
      `Hello. Before I decide on your bid (${bid.name}), please add or answer:`,
      ...gaps.map(({ point }, index) => `${index + 1}. ${point.name.en}: ${point.say}`),
      'Please answer in writing. Thank you.',
    ].join('\n'),
    es: [
      `Buenas tardes. Antes de decidir sobre su cotización (${bid.name}), por favor agregue o conteste:`,
      ...gaps.map(({ point }, index) => `${index + 1}. ${point.name.es}: ${point.es}`),
      'Por favor conteste por escrito. Gracias.',
    ].join('\n'),
  }
}

export const priceNote =
  'A lower price with more gaps is another job, not a better price. Ask for what is missing first, then compare.'
