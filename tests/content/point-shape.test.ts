import { describe, expect, it } from 'vitest'
import { yamlPassages } from '../../scripts/content-rules/passages.ts'
import { shapeFaults } from '../../scripts/content-rules/point-shape.ts'
import type { ChecklistContent } from '../../src/content/checklist-content.ts'
import { content } from '../support/content.ts'

type Point = ChecklistContent['items'][number]['points'][number]

const sound: Partial<Point> = {
  name: { en: 'Water pressure at a faucet', es: 'Presión del agua en una llave' },
  do: ['Screw a gauge onto a faucet.', 'Read it.'],
  good: { en: 'Between 40 and 80 psi', es: 'Entre 40 y 80 psi' },
  cases: undefined,
  more: undefined,
  exceptions: undefined,
  timer: undefined,
  value: undefined,
}

/** The faults of a checklist with one check, without the id that each begins with. */
function faultsOf(part: Partial<Point>, isStop = false): string[] {
  const [list] = content.checklists
  const [item] = list?.items ?? []
  const [first] = item?.points ?? []
  if (!list || !item || !first) throw new Error('there is a checklist')
  const point = { ...first, ifTheySay: undefined, ...sound, ...part, id: 'one' }
  const stopWork = isStop ? [{ point: 'one', fails: 'It fails.', why: 'It may burn.' }] : []
  const passages = yamlPassages('list.yml', 'items:\n  - points:\n      - id: one\n')
  const terms = [{ term: 'PVB', en: 'A valve.', es: 'Una válvula.' }]
  return shapeFaults({ ...list, stopWork, items: [{ ...item, points: [point] }] }, passages, terms).map(({ message }) =>
    message.replace('point "one": ', ''),
  )
}
const good = (en: string, es: string) => faultsOf({ good: { en, es } })

describe('the shape of a check', () => {
  it('lets a short name, whole steps and one fact stand', () => {
    expect(faultsOf({})).toEqual([])
    expect(good('At or below 80 psi', 'Igual o menos de 80 psi')).toEqual([])
    expect(good('14 in or more', '14 pulg o más')).toEqual([])
    expect(faultsOf({ exceptions: ['An old one may stay.'], more: ['A PVB is a valve.'] })).toEqual([])
  })

  it.each([
    [
      'a long name',
      { name: { en: 'The pressure of the water at an outside faucet', es: 'Presión' } },
      /^name\.en has 9 words/,
    ],
    [
      'a long step',
      { do: ['Take the gauge and screw it onto the outside faucet that is nearest to the street.'] },
      /^do has 16 words/,
    ],
    ['a step that is no sentence', { do: ['gauge on the faucet'] }, /^do is no whole sentence/],
    ['two sentences in one step', { do: ['Look at it. Read it.'] }, /^do holds several sentences/],
    ['minutes without a clock', { do: ['Run it for ten minutes.'] }, /has no timer/],
    ['an abbreviation that nobody explains', { do: ['Read the MOCP.'] }, /^"MOCP" has no entry/],
    ['a long sentence beside it', { more: [`It ${'really '.repeat(19)}holds.`] }, /^more has 21 words/],
    [
      'six sentences beside it',
      { exceptions: ['A.', 'B.', 'C.'], more: ['D.', 'E.', 'F.'] },
      /has 6 sentences beside it/,
    ],
  ] as const)('refuses %s', (_, part, message) => {
    expect(faultsOf(part as Partial<Point>)).toContainEqual(expect.stringMatching(message))
  })

  it.each([
    ['New: 40 psi', 'Nuevo: 40 psi'],
    ['40 psi if it is new', '40 psi si es nuevo'],
    ['40 psi unless it is old', '40 psi salvo que sea viejo'],
    ['Copper or plastic', 'Cobre o plástico'],
  ])('refuses a fact that branches: %s', (en, es) => {
    expect(good(en, es).filter((fault) => /^good\.(en|es) branches/.test(fault))).toHaveLength(2)
  })

  it('takes no letter at the end of a Spanish word for a branch', () => {
    expect(good('Same size as the drain', 'Del mismo tamaño que el desagüe')).toEqual([])
  })

  it('wants the same figures and units in both languages', () => {
    expect(good('At least 12 in', 'Al menos 14 pulg')).toContainEqual(expect.stringMatching(/^figures differ/))
    expect(good('At least 12 in', 'Al menos 12 pies')).toContainEqual(expect.stringMatching(/^"12 in" is not in/))
    expect(good('At least 12 in', 'Al menos 12 pulg')).toEqual([])
  })

  it('wants an answer for the crew where a check stops the work', () => {
    expect(faultsOf({}, true)).toEqual(['should stop the work, and lacks "ifTheySay"'])
  })

  it('keeps half of the checks of a list within 30 words', () => {
    const step = 'Look at the one that stands at the very end of the row.'
    expect(faultsOf({ do: [step, step] })).toEqual([expect.stringMatching(/show more than 36 words at once, above 30/)])
  })
})
