import { describe, expect, it } from 'vitest'
import { bandsOfTwoCases } from '../../scripts/content-rules/bands.ts'
import { yamlPassages } from '../../scripts/content-rules/passages.ts'
import { printed } from './passage.ts'

const point = (pass: string) =>
  yamlPassages('content/checklists/pool.yml', `items:\n  - points:\n      - id: one\n        pass: "${pass}"\n`)

describe('a band stands only where it fits every case', () => {
  it.each([
    'At least 18 in, unless the label says otherwise.',
    'A gap of 2 to 3 in, or the plan’s number.',
    'About 200 to 450 psi; the plate decides.',
    'A pump is the exception.',
    'None is past its maker’s limit.',
    'Your city may allow 1/8 in.',
    'At least 80%, and 95% in showers.',
    'A 4 in deep filter may be smaller.',
  ])('refused: %s', (pass) => {
    expect(printed(bandsOfTwoCases(point(pass), new Set(['one'])))).toEqual([
      expect.stringMatching(/^content\/checklists\/pool\.yml:4: has a band, yet "/),
    ])
    expect(bandsOfTwoCases(point(pass), new Set())).toEqual([])
  })

  it.each(['At least 36 in deep, with nothing stored there.', 'It has a trap where the manual shows one.'])(
    'fine: %s',
    (pass) => {
      expect(bandsOfTwoCases(point(pass), new Set(['one']))).toEqual([])
    },
  )
})
