import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { type CallName, calls } from './contract.ts'
import { fieldSentence } from './field-sentence.ts'

type Sent = { params?: z.ZodMiniObject; query?: z.ZodMiniObject; body?: z.ZodMiniObject }

/** The last sentence about a field of a call's body or query. */
function sentence(name: CallName, part: keyof Sent, sent: unknown): string | undefined {
  const { error } = (calls[name] as Sent)[part]?.safeParse(sent, { error: fieldSentence }) ?? {}
  return error?.issues.at(-1)?.message
}

describe('what is wrong with a field', () => {
  const order = { planType: 'basic', amount: 29, currency: 'USD' }
  const cost = { serviceType: 'hvac', projectValue: 8000, homeAge: 'new' }

  it.each([
    ['orderPlan', 'body', { ...order, amount: undefined }, 'This field is missing.'],
    ['orderPlan', 'body', { ...order, coupon: 'x' }, 'This field is not known here.'],
    ['orderPlan', 'body', { ...order, planType: 'gold' }, 'This must be basic or qualitechnician.'],
    ['orderPlan', 'body', { ...order, currency: 'EUR' }, 'This must be USD.'],
    ['orderPlan', 'body', { ...order, amount: '29' }, 'This must be a number.'],
    ['orderPlan', 'body', [], 'This must be a JSON object.'],
    ['calculateCost', 'body', { ...cost, projectValue: 12.5 }, 'This must be a whole number.'],
    ['calculateCost', 'body', { ...cost, projectValue: 0 }, 'This must be 1 or more.'],
    ['calculateCost', 'body', { ...cost, projectValue: 1e99 }, 'This must be 10,000,000 or less.'],
    ['verifyAccess', 'body', { accessCode: 7 }, 'This must be text.'],
    ['verifyAccess', 'body', { accessCode: '' }, 'This must not be empty.'],
    ['verifyAccess', 'body', { accessCode: 'x'.repeat(65) }, 'This must have at most 64 characters.'],
    ['search', 'query', { q: 'a' }, 'This must have at least 2 characters.'],
    [
      'startProject',
      'body',
      { accessCode: 'x', checklistId: 'A b' },
      'This must be at most 64 small letters, digits and dashes.',
    ],
  ] as const)('is said in a sentence: %s, %s %j: %s', (name, part, sent, words) => {
    expect(sentence(name, part, sent)).toBe(words)
  })

  it('has words of its own for every fault that a call can find', () => {
    const wrong = [undefined, null, true, 0.5, -1e99, 1e99, '', 'A b', 'x'.repeat(1000), [], {}]
    for (const name of Object.keys(calls) as CallName[])
      for (const part of ['params', 'query', 'body'] as const)
        for (const field of Object.keys((calls[name] as Sent)[part]?.shape ?? {}))
          for (const value of wrong) {
            const { error } = (calls[name] as Sent)[part]?.safeParse({ [field]: value }, { error: fieldSentence }) ?? {}
            for (const { message } of error?.issues ?? [])
              expect(message, `${name} ${field} ${value}`).toMatch(/^This (field is |must )(?!be of another kind).+\.$/)
          }
  })
})
