import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formats } from '../../../format/formats.ts'
import { merged } from '../merge.ts'
import { withTime } from '../timed-pair.ts'
import {
  afterOperation,
  emptyVisit,
  type Operation,
  type PointChange,
  pointIn,
  storedPoint,
  type Visit,
} from '../visit.ts'
import { correctionMs, isMoreThanPressed, operationOf, undoOf } from './problem-change.ts'
import { isPastWord, lifeOf, problemsIn } from './problem-life.ts'
import { stepWords } from './problem-life-words.ts'

type Said = Omit<PointChange, 'point'>
const start = Date.UTC(2026, 10, 28, 16)
const time = (ms: number) => new Date(start + ms).toISOString()
/** `device` keeps the ids of several devices apart, as randomness does. */
function ids(device: string) {
  let made = 0
  return () => `${device}${made++}`
}
const long = correctionMs + 1

/** Says each at the point `p`, so many milliseconds apart. */
function visitOf(changes: readonly Partial<Said>[], apart = long): Visit {
  const newId = ids('e')
  return changes.reduce<Visit>(
    (visit, change, index) =>
      afterOperation(
        visit,
        operationOf(visit, { answers: {}, ...change, point: 'p' }, { at: time(index * apart), newId }),
      ),
    emptyVisit,
  )
}
const kinds = (visit: Visit) => lifeOf(storedPoint(visit, 'p')).steps.map(({ kind }) => kind)
const readingsIn = (visit: Visit) =>
  lifeOf(storedPoint(visit, 'p')).steps.map((step) =>
    [step.kind, stepWords(step, formats.en).reading?.en].filter(Boolean).join(' '),
  )
const stateIn = (visit: Visit) => lifeOf(storedPoint(visit, 'p')).state
const problem = { answers: { answer: 'problem' } } as const
const good = { answers: { answer: 'good' } } as const
const saw = { answers: { saw: 'Scratched.' } } as const
const today = { answers: { reply: 'today' } } as const
const done = { answers: { reply: 'done' } } as const

describe('the life of a problem', () => {
  it('keeps the fault, the promise and each time when the answer becomes Good', () => {
    const visit = visitOf([problem, { answers: { fault: 'differs' } }, saw, today, done, good])
    const { steps } = lifeOf(storedPoint(visit, 'p'))
    expect(pointIn(visit, 'p').answer).toBe('good')
    expect(steps).toMatchObject([
      { kind: 'found', at: time(0), fault: 'differs', saw: 'Scratched.' },
      { kind: 'replied', at: time(3 * long), reply: 'today' },
      { kind: 'replied', at: time(4 * long), reply: 'done' },
      { kind: 'settled', at: time(5 * long) },
    ])
    expect(problemsIn(visit)).toEqual({ found: 1, fixed: 1, open: 0 })
  })

  it('keeps both readings of what is read twice when they are taken again, and those that settled it', () => {
    const taken = (reading: string, minute: number) => ({ reading, at: time(minute * 60_000), run: time(0) })
    const pair = { first: taken('62', 0), second: taken('50', 30) }
    const again = { first: null, second: null, cupFirst: null, cupSecond: null }
    const held = { first: taken('62', 60), second: taken('61', 90) }
    const readings = (changes: readonly Partial<Said>[]) => readingsIn(visitOf(changes))
    expect(readings([{ answers: pair }, problem, { answers: again }])).toEqual(['found 62 → 50, 30 min'])
    expect(readings([problem, { answers: pair }, { answers: again }, { answers: held }, good])).toEqual([
      'found',
      'read 62 → 50, 30 min',
      'settled 62 → 61, 30 min',
    ])
    // The second alone, of the same first; with the cup beside it.
    const cup = { cupFirst: taken('10', 0), cupSecond: taken('9.5', 30) }
    expect(
      readings([problem, { answers: { ...pair, ...cup } }, { answers: { second: null, cupSecond: null } }]),
    ).toEqual(['found', 'read 62 → 50, 30 min; container beside it: 10 → 9.5'])
  })

  it('tells each reading of a bucket test with its unit, and the bucket by its name, in both languages', () => {
    const taken = (reading: string, minute: number) => ({ reading, at: time(minute * 60_000), run: time(0) })
    const test = {
      first: taken('10', 0),
      second: taken('9', 1440),
      cupFirst: taken('5', 0),
      cupSecond: taken('4.8', 1440),
    }
    const [step] = lifeOf(storedPoint(visitOf([{ answers: test }, problem]), 'p')).steps
    expect(
      step && stepWords(step, formats.en, (one, lang) => `${one} ${lang === 'en' ? 'in' : 'pulg'}`).reading,
    ).toEqual({
      en: '10 in → 9 in, 24 h; container beside it: 5 in → 4.8 in',
      es: '10 pulg → 9 pulg, 24 h; recipiente al lado: 5 pulg → 4.8 pulg',
    })
  })

  it('has one reading of what is read twice when the time of one of them is corrected', () => {
    const taken = (reading: string, minute: number) => ({ reading, at: time(minute * 60_000), run: time(0) })
    const pair = { first: taken('62', 60), second: taken('50', 120) }
    const read = visitOf([problem, { answers: pair }])
    const corrected = { answers: withTime(storedPoint(read, 'p'), 'first', time(0)) }
    const steps = readingsIn(visitOf([problem, { answers: pair }, corrected]))
    expect(steps).toEqual(['found', 'read 62 → 50, 2 h'])
    // Also where it was measured before it was found, and of one that is settled.
    const before = [{ answers: pair }, problem, corrected]
    for (const changes of [before, [...before, good]])
      expect(readingsIn(visitOf(changes))[0]).toBe('found 62 → 50, 2 h')
  })

  it('leaves no step where it is taken back before words or a reading', () => {
    expect(kinds(visitOf([problem, good], 1000))).toEqual([])
    expect(kinds(visitOf([problem, { answers: { answer: null } }], 1000))).toEqual([])
    expect(kinds(visitOf([{ answers: { saw: 'A note.' } }, problem, good], 1000))).toEqual([])
  })

  it('of a reading is kept once it stood longer than a slip', () => {
    const read = { answers: { reading: '12' } } as const
    expect(kinds(visitOf([read, problem, good], 1000))).toEqual([])
    expect(kinds(visitOf([read, problem, good]))).toEqual(['found', 'settled'])
  })

  it('holds the reading that was wrong beside the one that is right', () => {
    const visit = visitOf([{ answers: { reading: '12' } }, problem, { answers: { reading: '18' } }, good])
    expect(lifeOf(storedPoint(visit, 'p')).steps).toMatchObject([
      { kind: 'found', reading: '12' },
      { kind: 'settled', reading: '18' },
    ])
  })

  it('does not take the correction of a reply for another reply', () => {
    expect(kinds(visitOf([problem, today, done], 1000))).toEqual(['found', 'replied'])
    expect(kinds(visitOf([problem, today, done]))).toEqual(['found', 'replied', 'replied'])
  })

  it('goes on where a repair is none, and asks for a new reply', () => {
    const visit = visitOf([problem, saw, done, { stillWrong: 'Only painted over.' }])
    expect(kinds(visit)).toEqual(['found', 'replied', 'still-wrong'])
    expect(pointIn(visit, 'p')).toMatchObject({ answer: 'problem', reply: null })
  })

  it('recorded by mistake is shown nowhere and counts nowhere', () => {
    const visit = visitOf([problem, saw, { answers: { answer: 'na' } }])
    expect(kinds(visit)).toEqual([])
    expect(pointIn(visit, 'p').answer).toBe('na')
    expect(problemsIn(visit)).toEqual({ found: 0, fixed: 0, open: 0 })
  })

  it('recorded by mistake goes with its words, and leaves a note from before it and its reading', () => {
    const read = { answers: { reading: '12' } } as const
    const words = { answers: { fault: 'differs', saw: 'Scratched.', reply: 'by-date', byWhen: '2026-12-01' } } as const
    const mistake = { answers: { answer: 'na' } } as const
    const gone = pointIn(visitOf([read, problem, words, mistake]), 'p')
    expect(isPastWord(gone)).toBe(true)
    expect(gone.reading).toBe('12')
    expect(isPastWord(pointIn(visitOf([{ answers: { saw: 'A note.' } }, problem, mistake]), 'p'))).toBe(false)
    expect(isPastWord(pointIn(visitOf([problem, words, mistake, saw]), 'p'))).toBe(false)
  })

  it('that has only a photo is kept, and one that was photographed before it once it stood longer than a slip', () => {
    const photographedAt = time(1500)
    expect(kinds(visitOf([problem, {}, { ...good, photographedAt }], 1000))).toEqual(['found', 'settled'])
    expect(kinds(visitOf([{}, {}, problem, { ...good, photographedAt }], 1000))).toEqual([])
    expect(kinds(visitOf([{}, problem, { ...good, photographedAt }]))).toEqual(['found', 'settled'])
  })

  it('does not take the photo of the problem before for its own', () => {
    const photographedAt = time(1500)
    const again = visitOf([problem, {}, { ...good, photographedAt }, problem, { ...good, photographedAt }], 1000)
    expect(kinds(again)).toEqual(['found', 'settled'])
    expect(isMoreThanPressed(storedPoint(again, 'p'), photographedAt)).toBe(false)
  })

  it('is more than a press with words, a reading, a photo, a reply or a second step', () => {
    const isMore = (changes: Partial<Said>[], photographedAt?: string) =>
      isMoreThanPressed(storedPoint(visitOf([problem, ...changes], 1000), 'p'), photographedAt)
    expect(isMore([])).toBe(false)
    expect(isMore([{ answers: { saw: '  ' } }])).toBe(false)
    for (const answers of [{ fault: 'missing' }, { saw: 'Bent.' }, { reading: '0' }, { reply: 'no' }] as const)
      expect(isMore([{ answers }])).toBe(true)
    expect(isMore([], time(500))).toBe(true)
    expect(isMore([{ answers: {}, stillWrong: '' }])).toBe(true)
  })

  it('begins a second problem without the words of the one that was settled', () => {
    const visit = visitOf([problem, saw, today, good, problem])
    expect(pointIn(visit, 'p')).toMatchObject({ answer: 'problem', saw: '', reply: null })
    expect(kinds(visit)).toEqual(['found', 'replied', 'settled', 'found'])
    expect(problemsIn(visit)).toEqual({ found: 1, fixed: 0, open: 1 })
  })

  it.each([
    ['Good', good],
    ['recorded by mistake', { answers: { answer: 'na' } } as const],
  ])('is as before when %s is undone', (_, change) => {
    const before = visitOf([problem, saw, today])
    const newId = ids('u')
    const pressed = operationOf(before, { point: 'p', ...change }, { at: time(long * 5), newId })
    const after = afterOperation(before, pressed)
    const undo = operationOf(after, undoOf('p', before, after), { at: time(long * 5 + 1000), newId })
    const shown = (visit: Visit) => lifeOf(storedPoint(visit, 'p')).steps.map(({ id: _, ...step }) => step)
    expect(shown(after)).not.toEqual(shown(before))
    expect(shown(afterOperation(after, undo))).toEqual(shown(before))
  })

  it('of a record that has only its answer begins with its answer, and can be settled', () => {
    const told = afterOperation(emptyVisit, { point: 'p', answers: { answer: 'problem', saw: 'Bent.' }, at: time(0) })
    expect(lifeOf(storedPoint(told, 'p')).steps).toMatchObject([{ kind: 'found', at: time(0), saw: 'Bent.' }])
    const described = afterOperation(told, { point: 'p', answers: { fault: 'differs' }, at: time(1) })
    const settled = afterOperation(
      described,
      operationOf(described, { point: 'p', ...good }, { at: time(long), newId: ids('s') }),
    )
    expect(kinds(settled)).toEqual(['found', 'settled'])
    expect(stateIn(settled)).toBe('fixed')
  })

  it('is open where one device settled it and another found it still wrong', () => {
    const both = visitOf([problem, saw, done])
    const at = { at: time(4 * long) }
    const here = operationOf(both, { point: 'p', ...good }, { ...at, newId: ids('a') })
    const there = operationOf(both, { point: 'p', answers: {}, stillWrong: 'No.' }, { ...at, newId: ids('b') })
    for (const order of [
      [here, there],
      [there, here],
    ]) {
      const visit = order.reduce(afterOperation, both)
      expect(stateIn(visit)).toBe('open')
      expect(pointIn(visit, 'p').answer).toBe('problem')
    }
  })
})

describe('lives on three devices', () => {
  type Act = { kind: 'say'; device: number; change: Said } | { kind: 'bring'; from: number; to: number }
  const device = fc.integer({ min: 0, max: 2 })
  const change = fc.constantFrom<Said>(
    problem,
    good,
    { answers: { answer: 'na' } },
    { answers: { answer: null } },
    saw,
    { answers: { saw: 'Bent.' } },
    { answers: { reading: '12' } },
    today,
    done,
    { answers: { reply: 'by-date' } },
    { answers: { byWhen: '2026-12-01' } },
    { answers: {}, stillWrong: 'No.' },
    { ...good, photographedAt: time(3 * 60_000) },
  )
  const acts: fc.Arbitrary<Act[]> = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('say' as const), device, change }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('bring' as const), from: device, to: device }) },
    ),
    { maxLength: 30 },
  )

  /** Each act a minute after the one before; tells each device after each act. */
  function lived(all: readonly Act[], onStep: (before: Visit, after: Visit, act: Act) => void = () => {}): Visit[] {
    const newIds = ['a', 'b', 'c'].map(ids)
    const visits: Visit[] = [emptyVisit, emptyVisit, emptyVisit]
    for (const [index, act] of all.entries()) {
      const to = act.kind === 'say' ? act.device : act.to
      const before = visits[to] ?? emptyVisit
      const after =
        act.kind === 'say'
          ? afterOperation(before, said(before, act.change, index, newIds[to] ?? ids('x')))
          : merged(before, visits[act.from] ?? emptyVisit)
      visits[to] = after
      onStep(before, after, act)
    }
    return visits
  }
  const said = (visit: Visit, change: Said, index: number, newId: () => string): Operation =>
    operationOf(visit, { ...change, point: 'p' }, { at: time(index * 60_000), newId })
  const eventsOf = (visit: Visit) => storedPoint(visit, 'p').events
  const withdrawnIn = (visit: Visit) => eventsOf(visit).flatMap((one) => (one.kind === 'withdrawn' ? [one.of] : []))

  it('come to the same in whatever order and grouping they are brought together', () => {
    fc.assert(
      fc.property(acts, (all) => {
        const [a = emptyVisit, b = emptyVisit, c = emptyVisit] = lived(all)
        const orders = [
          merged(merged(a, b), c),
          merged(a, merged(b, c)),
          merged(merged(c, a), b),
          merged(merged(b, c), merged(a, b)),
        ]
        const lives = orders.map((visit) => lifeOf(storedPoint(visit, 'p')))
        for (const visit of orders) expect(eventsOf(visit)).toEqual(eventsOf(merged(merged(a, b), c)))
        for (const life of lives) expect(life).toEqual(lives[0])
        for (const visit of orders) expect(pointIn(visit, 'p').answer).toBe(pointIn(orders[0] ?? visit, 'p').answer)
      }),
      { numRuns: 500 },
    )
  })

  it('lose no step that was shown but by being withdrawn, and what is withdrawn never comes back', () => {
    fc.assert(
      fc.property(acts, (all) => {
        lived(all, (before, after) => {
          const gone = new Set(withdrawnIn(after))
          for (const id of withdrawnIn(before)) expect(gone.has(id)).toBe(true)
          const isOfEvent = (id: string) => eventsOf(before).some((one) => one.id === id)
          const shown = (visit: Visit) => lifeOf(storedPoint(visit, 'p')).steps.map(({ id }) => id)
          for (const id of shown(before).filter(isOfEvent)) expect(gone.has(id) || shown(after).includes(id)).toBe(true)
          for (const id of gone) expect(shown(after)).not.toContain(id)
        })
      }),
      { numRuns: 500 },
    )
  })

  it('are open exactly where Problem is shown, and a merge makes nothing settled that one of them found since', () => {
    fc.assert(
      fc.property(acts, (all) => {
        for (const visit of lived(all)) {
          expect(lifeOf(storedPoint(visit, 'p')).state === 'open').toBe(pointIn(visit, 'p').answer === 'problem')
          const { found, fixed, open } = problemsIn(visit)
          expect(found).toBe(fixed + open)
        }
      }),
    )
  })
})
