import { describe, expect, it } from 'vitest'
import { avoidedWords, avoidSchema } from '../../scripts/content-rules/avoid.ts'
import { readYaml } from '../../src/content/content-file.server.ts'
import { passage, printed } from './passage.ts'

const list = readYaml('content/avoid.yml', avoidSchema).value ?? []
const hits = (text: string, context = text) => avoidedWords([passage(text, { context })], list)

describe('what we do not say', () => {
  it('holds a list', () => {
    expect(list.length).toBeGreaterThan(25)
  })

  it.each(list.map((entry) => [entry.id, entry] as const))('%s: finds its own example', (_, entry) => {
    expect(avoidedWords([passage(entry.example)], [entry])).toHaveLength(1)
  })

  it('names file, line, words and reason', () => {
    expect(printed(hits('Net metering pays for your panels.'))).toEqual([
      expect.stringMatching(/^content\/planted\.yml:7: says "Net metering" \(net-metering\): Arizona utilities pay/),
    ])
  })

  it.each([
    'There is no net metering here any more.',
    'By the city’s adopted code, the outlet is 6 ft away.',
    'It is an advisory visit, not a home inspection.',
    '“C-39” used to be a home license.',
    'A current C-39 alone is for commercial work.',
    'Many blogs say that every air conditioner change needs a permit.',
    'It does not grant a copyright, a trademark or a patent.',
    'Typical: limited lifetime warranty for the first homeowner.',
    'Never take off the inner cover.',
    'The pool pipes hold water and no air.',
    'The lock opens by code or key.',
    'We know of no Arizona cap on the deposit for ordinary jobs.',
  ])('lets stand: %s', (text) => {
    expect(printed(hits(text))).toEqual([])
  })

  it.each(['Pool pipe holds 25 psi of air.', 'Before shotcrete, the pool pipes get an air test.'])(
    'sees air in pool pipe: %s',
    (words) => {
      expect(printed(hits(words))).toEqual([expect.stringMatching(/\(air-on-drains\)/)])
    },
  )

  it('sees a recall claim next to the brand in the same row, and lets its denial stand', () => {
    const row = (words: string) => hits(words, `Federal Pacific Stab-Lok | ${words}`)
    expect(row('All of them were recalled.')).toHaveLength(1)
    expect(row('It is not a recall.')).toEqual([])
    expect(hits('One model was recalled in 2022.', 'Square D QO | One model was recalled in 2022.')).toEqual([])
  })
})
