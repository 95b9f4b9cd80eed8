import { describe, expect, it } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import type { Checklist, Item, Measure } from '../../checklists/checklist.ts'
import { type Job, nothingSaid } from '../../content/job-fit.ts'
import { operationOf } from '../model/problem/problem-change.ts'
import type { ReportFacts } from '../model/report-facts.ts'
import {
  afterOperation,
  answerValues,
  type Change,
  emptyVisit,
  type Operation,
  storedPoint,
  type Visit,
} from '../model/visit.ts'
import { placesThatProve, type ReportContent, reportFileName, verificationReport } from './report.ts'
import type { ReportPhoto } from './report-photos.ts'

const checklist: Checklist = {
  id: 'smart-home',
  title: 'Smart home',
  description: 'Devices that still work when the cloud does not.',
  category: 'smart-home',
  estimatedTime: 60,
  difficultyLevel: 'easy',
  reviewed: '2026-11-01',
  lookFor: ['The account in your name', 'A switch on the wall', 'Codes changed'],
  stopWork: [{ item: 1, fails: 'It sparks.', why: 'It may burn.' }],
  jobs: [],
  questions: [],
  outline: [],
  itemCount: 10,
  pointCount: 40,
  freeItemCount: 3,
}
const item = (number: number): Item => ({
  id: `item-${number}`,
  title: `Title ${number}`,
  description: `Why ${number}`,
  priority: 'critical',
  phase: 'at-handover',
  safety: 'Look only.',
  terms: [],
  points: [
    checkPoint({
      id: `point-${number}`,
      name: { en: `Check ${number}`, es: `Punto ${number}` },
      good: { en: `Good ${number}`, es: `Bien ${number}` },
      value: { unit: 'V', min: 110, max: 125 },
    }),
  ],
})
const items = [item(1), item(2), item(3)]
const report = (
  visit: Visit = emptyVisit,
  shown = items,
  of = checklist,
  job = nothingSaid,
  more: Pick<ReportContent, 'facts' | 'photos' | 'hasCode'> = {},
) =>
  verificationReport({
    ...more,
    site: { name: 'The Site', publicUrl: 'https://site.test', priceRange: '$29-$49' },
    title: 'HVAC cooling: Upstairs',
    checklist: of,
    items: shown,
    visit,
    job,
    madeOn: '2026-11-20',
  })

const both = { en: 'Far enough', es: 'Lejos' }
const idOfSettled = (visit: Visit): string =>
  storedPoint(visit, 'point-1').events.find(({ kind }) => kind === 'settled')?.id ?? ''
const headOf = (text: string): string => text.slice(text.indexOf('<header>'), text.indexOf('</header>'))
const at = '2026-11-20T17:00:00.000Z'
type Untimed<One = Operation> = One extends unknown ? Omit<One, 'at'> : never
const visitAfter = (...operations: Untimed[]): Visit =>
  operations.reduce<Visit>((visit, one) => afterOperation(visit, { ...one, at } as Operation), emptyVisit)

describe('the verification report', () => {
  it('says both readings of what is read twice, their times and how far it went', () => {
    const over = { called: 'Gauge', reads: 'psi', minutes: 15, counts: 'fall', change: 'V lost' } as const
    const one = item(1)
    const shown = [{ ...one, points: one.points.map((point) => ({ ...point, value: { unit: 'V', max: 0, over } })) }]
    const first = { reading: '62', at, run: at }
    const second = { reading: '60', at: '2026-11-20T17:20:00.000Z', run: at }
    const answered = report(visitAfter({ point: 'point-1', answers: { first, answer: 'problem' } }), shown)
    expect(answered).toContain('Gauge. Second reading, 15 min later: not taken')
    expect(answered).toContain('Gauge. First reading: 62 V, Nov 20, 2026, 10:00 AM')
    const whole = report(visitAfter({ point: 'point-1', answers: { first, second, answer: 'problem' } }), shown)
    expect(whole).toContain('Gauge. Second reading, 15 min later: 60 V, Nov 20, 2026, 10:20 AM')
    expect(whole).toMatch(/<b>2 V lost in 20 min\.<\/b> \(Good band: at most 0 V lost in 15 min\) <b>Outside the band/)
  })

  it.each(['good', null] as const)('says both readings with their times also where the answer is %s', (answer) => {
    const over = {
      called: 'Pool level',
      reads: 'in',
      minutes: 15,
      counts: 'rise',
      change: 'in lost',
      cup: { called: 'bucket' },
    } as const
    const one = item(1)
    const shown = [{ ...one, points: one.points.map((point) => ({ ...point, value: { unit: 'in', max: 1, over } })) }]
    const taken = (reading: string, at: string) => ({ reading, at, run: '2026-11-20T17:00:00.000Z' })
    const begun = {
      first: taken('0', '2026-11-20T17:00:00.000Z'),
      cupFirst: taken('0.1', '2026-11-20T17:01:00.000Z'),
    }
    const ended = {
      second: taken('2', '2026-11-20T17:20:00.000Z'),
      cupSecond: taken('1.1', '2026-11-20T17:21:00.000Z'),
    }
    const of = (answers: object) => report(visitAfter({ point: 'point-1', answers: { answer, ...answers } }), shown)
    const first = '0 in (bucket: 0.1 in), Nov 20, 2026, 10:00 AM'
    expect(of({ ...begun, ...ended })).toContain(
      `>${first}, then 2 in (bucket: 1.1 in), Nov 20, 2026, 10:20 AM; 1 in lost beyond the bucket in 20 min. Inside the band.<`,
    )
    expect(of(begun)).toContain(
      `>${first}, then no second reading.${answer ? ' Good, though the second reading is still to come.' : ''}<`,
    )
    expect(of({ reading: '3' })).toContain('>Noted earlier: 3.<')
    expect(of({})).not.toContain('no second reading')
  })

  it('is named {CATEGORY}-Quality-Verification-Report.html', () => {
    expect(reportFileName(checklist)).toBe('SMART-HOME-Quality-Verification-Report.html')
  })

  it('opens with the date and the progress', () => {
    const head = headOf(report(visitAfter({ item: 'item-1', done: true })))
    expect(head).toContain('<p class="progress">0 of 3 free checks answered · items complete: 1 of 10 (10%)</p>')
    expect(head).toMatch(/<p>Made on November 20, 2026<\/p>\s*$/)
  })

  it('has the verdict directly below its title, how far the list is next, and which list and when last', () => {
    const head = headOf(report(visitAfter({ point: 'point-1', answers: { answer: 'problem' } })))
    expect(head).toMatch(/<\/h1>\s*<p class="verdict"><b>1 problem to fix<\/b><\/p>\s*<p class="progress">1 of 3 free/)
    expect(head).toMatch(/HVAC cooling: Upstairs.*Checked by the homeowner.*By the checklist.*Made on [^<]*<\/p>\s*$/s)
  })

  it('lists what to look for in this trade, and a general list where a trade has none of its own', () => {
    expect(report()).toContain('<li>A switch on the wall</li>')
    expect(report(emptyVisit, items, { ...checklist, lookFor: [] })).toContain('<li>Arizona-specific standards</li>')
  })

  it('tells how to use it: print, save as PDF, take on site, document, contractor signature, photos', () => {
    for (const words of ['Print it', 'Save as PDF', 'Take it on site', 'Document', 'contractor to sign', 'photos'])
      expect(report()).toContain(words)
  })

  it('gives each item lines for contractor notes and for signatures', () => {
    expect(report().match(/Contractor notes/g)).toHaveLength(3)
    expect(report().match(/Contractor signature/g)).toHaveLength(3)
    expect(report().match(/Homeowner signature/g)).toHaveLength(3)
  })

  it.each([...answerValues, null])('lists a check answered with %s above what is to be signed', (answer) => {
    const text = report(
      visitAfter({ point: 'point-1', answers: { answer: 'good' } }, { point: 'point-2', answers: { answer } }),
    )
    expect(text.slice(0, text.indexOf('To be signed, item by item'))).toContain('2.1 Check 2')
  })

  it('carries the answers, the readings and the notes, and no markup out of them', () => {
    const text = report(
      visitAfter(
        { point: 'point-1', answers: { answer: 'good' } },
        { point: 'point-2', answers: { answer: 'na', reading: '118' } },
        { item: 'item-2', seen: null, written: 'He answers <b>"later"</b>' },
      ),
    )
    expect(text).toMatch(/<h2>Good \(1\).*Check 1/s)
    expect(text).toMatch(/<h2>Not applicable \(1\).*Check 2 <b>118 V/s)
    expect(text).toMatch(/<h2>Not checked \(1\).*Check 3/s)
    expect(headOf(text)).toMatch(/<b>No problem found<\/b>.*2 of 3 free checks answered · items complete/s)
    expect(text).toContain('He answers &#60;b&#62;&#34;later&#34;&#60;/b&#62;')
    expect(text).not.toContain('To fix')
  })

  it('says of a Good beside a reading outside its band that it is so, and who decided', () => {
    const good = { point: 'point-2', answers: { answer: 'good', reading: '118.5' } } as const
    expect(report(visitAfter(good))).not.toContain('though')
    const outside = { point: 'point-2', answers: { answer: 'good', reading: '99' } } as const
    expect(report(visitAfter(outside))).toContain('Good, though the reading 99 is under 110.')
    const decided = { point: 'point-2', answers: { decidedOn: '99 under 110' } } as const
    expect(report(visitAfter(outside, decided))).toContain('Good, decided by you, though the reading 99 is under 110.')
  })

  it('tells the numbers that a reading was judged by, and how, at a problem and where it is good', () => {
    const sum = { name: 'at-most', inputs: { limit: { label: 'Limit on the plate', unit: 'V' } } } as const
    const one = item(1)
    const shown = [{ ...one, points: one.points.map((point) => ({ ...point, value: { unit: 'V', sum } })) }]
    const answers = { reading: '40', inputs: { limit: '35' } }
    const workedOut = 'Limit on the plate: 35 V; 40, more than 35'
    const problem = report(visitAfter({ point: 'point-1', answers: { ...answers, answer: 'problem' } }), shown)
    expect(problem).toContain(`Your reading: 40 V (${workedOut}`)
    const fine = { answer: 'good', reading: '40', inputs: { limit: '45' } } as const
    const good = report(visitAfter({ point: 'point-1', answers: fine }), shown)
    expect(good).toContain('<td>40 V. Limit on the plate: 45 V; 40, at most 45. Inside the band.</td>')
  })

  it('keeps what happened at a problem that is fixed, and does not list it as one to fix', () => {
    const [point = ''] = items[0]?.points.map(({ id }) => id) ?? []
    const ids = ['f', 's']
    const made = (at: string) => ({ at, newId: () => ids.shift() ?? 'x' })
    const change = (visit: Visit, one: Change, at: string) => afterOperation(visit, operationOf(visit, one, made(at)))
    let visit = change(emptyVisit, { point, answers: { answer: 'problem' } }, '2026-11-20T17:00:00.000Z')
    visit = change(visit, { point, answers: { saw: 'Gap at the coil', reply: 'done' } }, '2026-11-20T17:01:00.000Z')
    visit = change(visit, { point, answers: { answer: 'good' } }, '2026-11-20T18:00:00.000Z')
    const text = report(visit)
    const fixed = text.slice(text.indexOf('<section class="fixed">'))
    expect(fixed).toContain('Fixed (1)')
    expect(fixed.slice(0, fixed.indexOf('</section>'))).toMatch(
      /Gap at the coil[\s\S]*They said it is done[\s\S]*Fixed/,
    )
    expect(text).not.toContain('class="to-fix"')
  })

  it('says at a step what was read, and that a photo shows it, and at the photo which step that is, in either language', () => {
    const ids = ['f', 's']
    const made = (at: string) => ({ at, newId: () => ids.shift() ?? 'x' })
    const change = (visit: Visit, one: Change, at: string) => afterOperation(visit, operationOf(visit, one, made(at)))
    const point = 'point-1'
    let visit = change(emptyVisit, { point, answers: { answer: 'problem' } }, '2026-11-20T17:00:00.000Z')
    visit = change(visit, { point, answers: { reading: '99' } }, '2026-11-20T17:01:00.000Z')
    visit = change(visit, { point, answers: { reading: '118' } }, '2026-11-20T18:00:00.000Z')
    visit = change(visit, { point, answers: { answer: 'good' } }, '2026-11-20T18:01:00.000Z')
    const photo = { picture: null, taken: null, caption: '' }
    const photos = new Map([
      [
        point,
        [
          { ...photo, step: '' },
          { ...photo, step: idOfSettled(visit) },
        ],
      ],
    ])
    const fixedIn = (text: string) => /<section class="fixed">[\s\S]*?<\/section>/.exec(text)?.[0] ?? ''
    const english = fixedIn(report(visit, items, checklist, nothingSaid, { photos }))
    expect(english).toMatch(/<b>Read<\/b>[^<]*99 V\.[\s\S]*<b>Fixed/)
    expect(english).toContain('<b>Fixed, with photo</b>')
    expect(english.match(/<figcaption><b>Fixed\.<\/b>/g)).toHaveLength(1)
    const spanish = afterOperation(visit, { about: { 'form report/language': 'es' }, at })
    expect(fixedIn(report(spanish, items, checklist, nothingSaid, { photos }))).toContain('<b>Arreglado, con foto</b>')
  })

  it('names at a problem only the good of the case that was picked', () => {
    const one = item(1)
    const cases = [
      {
        id: 'new',
        name: { en: 'New heater', es: 'Calentador nuevo' },
        good: { en: 'Below 80 psi', es: 'Menos de 80 psi' },
      },
      {
        id: 'old',
        name: { en: 'Heater stays', es: 'Se queda el calentador' },
        good: { en: 'Below 60 psi', es: 'Menos de 60 psi' },
      },
    ]
    const points = one.points.map((point) => ({ ...point, good: undefined, value: undefined, cases }))
    const answers = { answer: 'problem', pickedCase: 'new' } as const
    const text = report(visitAfter({ point: 'point-1', answers }), [{ ...one, points }])
    expect(text).toContain('Good: Below 80\u00a0psi')
    expect(text).not.toMatch(/Below 60/)
  })

  it('names what is to be fixed before anything else: the reading against its band, what was seen, what they said', () => {
    const text = report(
      visitAfter({
        point: 'point-3',
        answers: {
          answer: 'problem',
          reading: '99',
          fault: 'differs',
          saw: 'A <loose> wire',
          reply: 'by-date',
          byWhen: '2026-12-01',
        },
      }),
    )
    const toFix = text.slice(text.indexOf('To fix (1)'), text.indexOf('1. Title 1'))
    for (const words of [
      '3.1 Check 3',
      'Good: Good 3',
      'Your reading: 99 V (Good band: 110 to 125 V) <b>Outside the band',
      'It differs',
      'A &#60;loose&#62; wire',
      '<b>They said</b>, Nov 20, 2026, 10:00 AM: Will be fixed on December 1, 2026.',
    ])
      expect(toFix).toContain(words)
  })

  describe('of a visit that says more than its list shows', () => {
    const problem = (point: string, more: object = {}) => ({ point, answers: { answer: 'problem', ...more } }) as const
    const good = (point: string) => ({ point, answers: { answer: 'good' } }) as const
    const whole = { ...checklist, itemCount: 3 }

    it('never says that there is no problem while one is locked without the code, and tells all that was said of it', () => {
      const text = report(
        visitAfter(
          good('point-1'),
          good('point-2'),
          good('point-3'),
          problem('locked-check', { saw: 'A <loose> wire', reading: '99', fault: 'differs' }),
          good('another-one'),
          { item: 'locked-item', seen: null, written: 'Asked twice' },
        ),
      )
      expect(headOf(text)).toMatch(/1 problem to fix<.*>5 answers · The rest of the list opens with its access code</s)
      for (const words of ['o problem', '100%', 'items complete']) expect(headOf(text)).not.toContain(words)
      const beside = text.slice(
        text.indexOf('Answers and notes that are not on this list (3)'),
        text.indexOf('<h2>Good'),
      )
      for (const words of [
        '<h3>locked check</h3>',
        '<b>Your answer.</b> <bdi>Problem',
        'It differs',
        'A &#60;loose&#62; wire',
        '<b>Reading.</b> <bdi>99',
        '<h3>another one</h3>',
        '<h3>locked item</h3>',
        'Asked twice',
      ])
        expect(beside).toContain(words)
      expect(beside.indexOf('locked check')).toBeLessThan(beside.indexOf('another one'))
    })

    it('counts thirty-one problems of paid checks beside good free ones, and no item of them as done', () => {
      const paid = Array.from({ length: 31 }, (_, index) => problem(`paid-${index}`))
      const text = report(visitAfter(good('point-1'), good('point-2'), good('point-3'), ...paid))
      expect(headOf(text)).toMatch(/31 problems to fix<.*>34 answers ·/s)
      expect(headOf(text)).not.toContain('100%')
    })

    it('says so of an open list too, where a revision took the check away', () => {
      const text = report(visitAfter(good('point-1'), problem('long-gone', { saw: 'Loose' })), items, whole)
      expect(text).toContain(
        '1 of 3 checks answered, 1 check that is not on this list answered · items complete: 1 of 3 (33%)',
      )
      expect(text).toContain('Answers and notes that are not on this list (1)')
      expect(text).toContain('Loose')
    })

    it('tells what was said of a check before the job ruled it out', () => {
      const jobs = [{ id: 'lock', name: 'Lock', pointCount: 1, lockedCount: 0, onceCount: 0 }]
      const onlyCamera = { jobs: ['camera'] }
      const shown = [item(1), { ...item(2), when: onlyCamera }, item(3)]
      const visit = visitAfter(good('point-1'), problem('point-2', { saw: 'Points at the street' }))
      const text = report(visit, shown, { ...whole, jobs }, { jobs: ['lock'], answers: {} })
      expect(headOf(text)).toContain('<b>1 problem at a check that is not for this job</b>')
      expect(headOf(text)).not.toContain('o problem')
      expect(text).toContain('Answers to checks that are not for this job (1)')
      expect(text.slice(text.indexOf('Answers to checks that are not for this job'))).toContain('Points at the street')
    })

    it('has nothing of it where all that was said stands on the list', () => {
      expect(report(visitAfter(good('point-1')), items, whole)).not.toContain('Answers to checks that are not')
    })
  })

  it('never says a bare figure while a stop is open, at the head and at the item', () => {
    const one = item(1)
    const shown = [{ ...one, points: one.points.map((point) => ({ ...point, stopWork: 'It may burn.' })) }, item(2)]
    const of = { ...checklist, itemCount: 2 }
    const problem = { point: 'point-1', answers: { answer: 'problem' } } as const
    const other = { point: 'point-2', answers: { answer: 'good' } } as const
    const open = report(visitAfter(problem, other), shown, of)
    expect(open).toContain('items complete: 1 of 2 (50%), 1 stop open')
    expect(open).toContain('1 check · 1 to fix · 1 stop open · Not completed')
    const pressed = report(visitAfter(problem, other, { item: 'item-1', done: true }), shown, of)
    expect(pressed).toContain('items complete: 2 of 2 (100%), 1 stop open')
  })

  describe('of a number that nothing here judges', () => {
    const reported = ({ cases, ...value }: Measure, answers: object) => {
      const shown = [item(1), item(2)].map((one, index) =>
        index > 0
          ? one
          : {
              ...one,
              points: one.points.map((point) => ({
                ...point,
                value,
                ...(cases && { good: undefined, cases: cases.map((one) => ({ ...one, good: both })) }),
              })),
            },
      )
      return report(visitAfter({ point: 'point-1', answers }, { point: 'point-2', answers: { answer: 'good' } }), shown)
    }
    const cases = [
      { id: 'a', name: { en: 'Single-wall', es: 'Pared sencilla' }, min: 6 },
      { id: 'b', name: { en: 'Plastic', es: 'Plástico' } },
    ]

    it('says who judges, and whose word a Good is', () => {
      const judge = 'The plate decides: no higher than its MOCP.'
      const good = reported({ unit: 'A', judge }, { answer: 'good', reading: '40' })
      expect(good).toContain(`<td>40 A. Not judged here. Good is the homeowner’s word. ${judge}</td>`)
      expect(reported({ unit: 'A', judge }, { answer: 'problem', reading: '40' })).toContain('<b>Not judged here.</b>')
    })

    it('says that its case was not picked, and asks for none', () => {
      for (const answer of ['good', 'problem']) {
        const text = reported({ unit: 'in', cases }, { answer, reading: '2' })
        expect(text).not.toContain('Pick your case first')
        expect(text).toContain('no case is picked')
      }
      expect(reported({ unit: 'in', cases }, { answer: 'good', reading: '2' })).toContain(
        'Good is the homeowner’s word: no case is picked, so nothing is judged.',
      )
      expect(reported({ unit: 'in', cases }, { answer: 'good', reading: '2', pickedCase: 'b' })).toContain(
        'Not judged here. Good is the homeowner’s word.',
      )
    })

    it('has no row for a reading that was not taken', () => {
      const text = reported({ unit: 'in', cases }, { answer: 'problem' })
      for (const words of ['Your reading', '____']) expect(text).not.toContain(words)
    })
  })

  describe('after a visit', () => {
    const visit = visitAfter(
      { point: 'point-1', answers: { answer: 'good', reading: '118' } },
      { point: 'point-2', answers: { answer: 'problem', reading: '99' } },
      { item: 'item-1', seen: null, written: 'Ladder left behind' },
    )

    it('goes from what is to be fixed over what is not checked and what is good to the advice', () => {
      const text = report(visit)
      const places = [
        '<h2>To fix (1)',
        '<h2>Not checked (1)',
        '<h2>Good (1)',
        '<h2>Your notes',
        'item by item</h2>',
        '<h2>What to look for',
        '<h2>How to use',
      ].map((words) => text.indexOf(words))
      expect(places).not.toContain(-1)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(text).toContain('<td>1.1 Check 1</td><td>118 V. Inside the band.</td>')
    })

    it('says on which days answers were given', () => {
      expect(report(visit)).toContain('Checked by the homeowner on November 20, 2026<')
      const later = afterOperation(visit, {
        point: 'point-3',
        answers: { answer: 'na' },
        at: '2026-11-22T17:00:00.000Z',
      })
      expect(report(later)).toContain('Checked by the homeowner on November 20, 2026 to November 22, 2026')
    })

    it('has address, contractor and license where they are given, and no empty line for them', () => {
      const facts: ReportFacts = { address: ' The <corner> house ', contractor: '', license: '' }
      const text = report(visit, items, checklist, nothingSaid, { facts })
      expect(text).toContain('Address: <b><bdi>The &#60;corner&#62; house</bdi></b>')
      for (const words of ['Contractor:', 'ROC license']) expect(text).not.toContain(words)
    })
  })

  it('begins what is to be fixed with what should stop the work or the payment, with the reason and what to do', () => {
    const one = item(3)
    const stopping = { ...one, points: one.points.map((point) => ({ ...point, stopWork: 'It may <burn>.' })) }
    const shown = [item(1), item(2), stopping]
    const problem = (point: string) => ({ point, answers: { answer: 'problem' } }) as const
    const text = report(visitAfter(problem('point-1'), problem('point-3')), shown)
    const toFix = text.slice(text.indexOf('To fix (2)'), text.indexOf('Not checked ('))
    expect(toFix.indexOf('3.1 Check 3')).toBeLessThan(toFix.indexOf('1.1 Check 1'))
    expect(toFix.match(/<b>Stop here\.<\/b>/g)).toHaveLength(1)
    expect(toFix).toContain(
      '<b>Stop here.</b> It may &#60;burn&#62;. <b>Do not sign it off, and do not pay for this step, until it is right.</b>',
    )
  })

  it('says on top how many are to fix, and of each what the homeowner saw, and the last reply with the day that "today" was', () => {
    const one = item(3)
    const stopping = { ...one, points: one.points.map((point) => ({ ...point, stopWork: 'It may burn.' })) }
    const problem = (point: string, more: object = {}) => ({ point, answers: { answer: 'problem', ...more } }) as const
    const visit = visitAfter(
      problem('point-1', { reply: 'today', reading: '99' }),
      problem('point-3', { saw: 'A <gap>' }),
    )
    const head = headOf(report(visit, [item(1), item(2), stopping]))
    expect(head).toContain('<b>2 problems to fix · 1 stop open</b>')
    expect(head).toContain(
      'STOP</b> <b>3.1 Check 3.</b> <bdi>A &#60;gap&#62;</bdi><br><i>No answer from the contractor noted.</i>',
    )
    expect(head).toContain(
      '<b>1.1 Check 1.</b> <bdi>99 V. Outside the band: ask why, and note the answer.</bdi><br><i>The contractor: will be fixed on November 20, 2026 (Nov 20, 2026, 10:00 AM).</i>',
    )
    expect(head).toContain('By the checklist “Smart home”, edition of November 1, 2026')
    expect(headOf(report())).toContain('<b>Nothing is checked yet</b>')
  })

  it('shortens on top what was seen beyond 90 characters at a word, and tells it in full below', () => {
    const saw = (text: string) => {
      const answers = { answer: 'problem', saw: text } as const
      return report(visitAfter({ point: 'point-1', answers }, { point: 'point-2', answers: { answer: 'problem' } }))
    }
    const fits = `${'a'.repeat(84)} and b`
    expect(headOf(saw(fits))).toContain(`<bdi>${fits}</bdi>`)
    const long = `${'a'.repeat(80)} lines,\n<and> more`
    expect(headOf(saw(long))).toContain(`<bdi>${'a'.repeat(80)} lines…</bdi>`)
    expect(saw(long)).toContain('&#60;and&#62; more')
    expect(headOf(saw('🔥'.repeat(91)))).toContain(`<bdi>${'🔥'.repeat(89)}…</bdi>`)
  })

  it('has on top of a problem that was looked at again what is still wrong, and the reply that came before', () => {
    const ids = ['f', 'r', 'w']
    const made = { at, newId: () => ids.shift() ?? 'x' }
    const answers = { answer: 'problem', saw: 'Loose', reply: 'done' } as const
    const found = visitAfter(
      { point: 'point-1', answers },
      { point: 'point-2', answers: { answer: 'problem', fault: 'missing' } },
    )
    const change = { point: 'point-1', answers: {}, stillWrong: 'Nobody came' }
    const visit = afterOperation(found, operationOf(found, change, made))
    const head = headOf(report(visit))
    expect(head).toMatch(/<bdi>Nobody came<\/bdi><br><i>The contractor: it is done \(Nov 20, 2026, \d+:\d\d AM\)\.</)
    expect(head).toContain('<bdi>It is missing</bdi>')
    const spanish = headOf(report(afterOperation(visit, { about: { 'form report/language': 'es' }, at })))
    expect(spanish).toMatch(/<bdi>Nobody came<\/bdi><br><i>El contratista: ya está listo \(/)
    expect(spanish).toContain('<bdi>Falta</bdi><br><i>Sin respuesta anotada del contratista.</i>')
  })

  it('says beside what is to fix how many were found and fixed only once one is fixed', () => {
    const ids = ['f', 's']
    const change = (visit: Visit, one: Change, at: string) =>
      afterOperation(visit, operationOf(visit, one, { at, newId: () => ids.shift() ?? 'x' }))
    let visit = change(emptyVisit, { point: 'point-1', answers: { answer: 'problem' } }, '2026-11-20T17:00:00.000Z')
    visit = change(visit, { point: 'point-1', answers: { answer: 'good' }, isFixed: true }, '2026-11-20T18:00:00.000Z')
    expect(headOf(report(visit))).toContain('<b>No problem left to fix · 1 found, 1 fixed</b>')
    visit = change(visit, { point: 'point-2', answers: { answer: 'problem' } }, '2026-11-20T18:00:00.000Z')
    expect(headOf(report(visit))).toContain('<b>1 problem to fix · 2 found, 1 fixed</b>')
  })

  it('has each line for the crew and each advice in an appendix behind signatures and limits', () => {
    const text = report()
    const places = ['<h2>Signatures', '<h2>What this report is', 'class="appendix"', 'item by item</h2>'].map((words) =>
      text.indexOf(words),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('shows a note at a point that is no problem in the list of its answers', () => {
    const saw = 'Leaves at <6>'
    const text = report(
      visitAfter(
        { point: 'point-1', answers: { answer: 'good', saw } },
        { point: 'point-2', answers: { answer: 'na', saw: 'No attic' } },
        { point: 'point-3', answers: { saw: 'Asked twice' } },
      ),
    )
    for (const words of ['Leaves at &#60;6&#62;', 'No attic', 'Asked twice'])
      expect(text.split(`<b>Note.</b> <bdi>${words}</bdi>`)).toHaveLength(2)
  })

  it('never calls an item with a problem completed', () => {
    const state = (...operations: Untimed[]) =>
      /1\. Title 1<\/h3><p class="small">(.+?)</.exec(report(visitAfter(...operations)))?.[1]
    const problem = { point: 'point-1', answers: { answer: 'problem' } } as const
    expect(state()).toBe('1 check · Not completed')
    expect(state({ point: 'point-1', answers: { answer: 'good' } })).toBe('1 check · Completed')
    expect(state(problem)).toBe('1 check · 1 to fix')
    expect(state(problem, { item: 'item-1', done: true })).toBe('1 check · 1 to fix')
    expect(state(problem, { item: 'item-1', done: false })).toBe('1 check · 1 to fix · Not completed')
  })

  describe('with photos', () => {
    const photo = (name: string, rest: Partial<ReportPhoto> = {}): ReportPhoto => ({
      picture: `data:image/jpeg;base64,${name}`,
      taken: { en: `Taken ${name}`, es: `Tomada ${name}` },
      caption: '',
      ...rest,
    })
    const visit = visitAfter(
      { point: 'point-1', answers: { answer: 'good' } },
      { point: 'point-2', answers: { answer: 'problem' } },
    )
    const withPhotos = (photos: ReadonlyMap<string, ReportPhoto[]>) =>
      report(visit, items, checklist, nothingSaid, { photos })

    it('shows those of a problem at the problem with time and caption, and all others by item behind what is good', () => {
      const text = withPhotos(
        new Map([
          ['point-2', [photo('AAA', { caption: 'The <plate>' })]],
          ['point-1', [photo('BBB')]],
          ['item-1', [photo('CCC')]],
          ['long-gone', [photo('DDD')]],
        ]),
      )
      const at = (words: string) => text.indexOf(words)
      expect(text).toContain('<img src="data:image/jpeg;base64,AAA" alt="Photo 1 of 2.1">')
      expect(text).toContain('Taken AAA<br><bdi>The &#60;plate&#62;</bdi>')
      expect(at('To fix (1)')).toBeLessThan(at('base64,AAA'))
      expect(at('base64,AAA')).toBeLessThan(at('<h2>Not checked'))
      expect([at('<h2>Good'), at('<h2>Photos'), at('base64,CCC'), at('base64,BBB'), at('base64,DDD')]).toEqual(
        [at('<h2>Good'), at('<h2>Photos'), at('base64,CCC'), at('base64,BBB'), at('base64,DDD')].toSorted(
          (a, b) => a - b,
        ),
      )
      expect(text.match(/<img/g)).toHaveLength(4)
      expect(text).toContain('img-src data:;')
    })

    it('draws the marks over the picture, tells them to who does not see it, and leaves the picture clean', () => {
      const mark = { kind: 'word' as const, from: { x: 0.5, y: 0.5 }, text: 'cracked <here>' }
      const drawn = { marks: [mark], size: { width: 800, height: 600 } }
      const text = withPhotos(new Map([['point-2', [photo('AAA', { drawn })]]]))
      expect(text).toContain(
        '<img src="data:image/jpeg;base64,AAA" alt="Photo 1 of 2.1. Marked: “cracked &#60;here&#62;”">',
      )
      expect(text).toMatch(/<svg viewBox="0 0 800 600"[^>]*><text[^>]*>cracked &#60;here&#62;<\/text><\/svg>/)
    })

    it('puts the drawing of a point beside the photos of its problem', () => {
      const panel = (d: string) => ({ text: `Shows ${d}`, svg: `<path class="line" d="${d}"/>` })
      const one = item(2)
      const drawing = { good: panel('M1 1'), bad: panel('M2 2') }
      const drawn = [item(1), { ...one, points: one.points.map((point) => ({ ...point, drawing })) }]
      const photos = new Map([['point-2', [photo('AAA')]]])
      expect(report(visit, drawn, checklist, nothingSaid, { photos })).toMatch(/class="photos">.*M1 1.*M2 2.*AAA/s)
      expect(report(visit, drawn)).not.toContain('M1 1')
    })

    it('says that a photo cannot be read in the place of that photo only', () => {
      const text = withPhotos(new Map([['point-2', [photo('AAA', { picture: null }), photo('BBB')]]]))
      expect(text).toContain('<p class="lost">This photo cannot be read on this device.</p><figcaption>Taken AAA')
      expect(text.match(/<img/g)).toHaveLength(1)
    })

    it('takes those of a problem and of what is read twice for proofs', () => {
      const over = { called: 'Gauge', reads: 'psi', minutes: 15, counts: 'fall', change: 'V lost' } as const
      const one = item(3)
      const timed = { ...one, points: one.points.map((point) => ({ ...point, value: { unit: 'V', max: 0, over } })) }
      expect([...placesThatProve([item(1), item(2), timed], visit)]).toEqual(['point-2', 'point-3'])
    })

    it('puts both readings with their times beside the photos of what is read twice', () => {
      const over = { called: 'Gauge', reads: 'psi', minutes: 15, counts: 'fall', change: 'V lost' } as const
      const one = item(1)
      const shown = [{ ...one, points: one.points.map((point) => ({ ...point, value: { unit: 'V', max: 0, over } })) }]
      const first = { reading: '62', at, run: at }
      const second = { reading: '62', at: '2026-11-20T17:20:00.000Z', run: at }
      const timed = visitAfter({ point: 'point-1', answers: { answer: 'good', first, second } })
      const photos = new Map([['point-1', [photo('AAA'), photo('BBB')]]])
      const text = report(timed, shown, checklist, nothingSaid, { photos })
      const gallery = text.slice(text.indexOf('<h2>Photos'), text.indexOf('item by item</h2>'))
      for (const words of ['10:00 AM', '10:20 AM', 'Taken AAA', 'Taken BBB']) expect(gallery).toContain(words)
    })
  })

  describe('for one job', () => {
    const jobs = [
      { id: 'lock', name: 'Lock', pointCount: 1, lockedCount: 0, onceCount: 0 },
      { id: 'camera', name: 'Camera', pointCount: 1, lockedCount: 0, onceCount: 0 },
    ]
    const onlyCamera = { jobs: ['camera'] }
    const stopWork = [
      { item: 1, fails: 'It sparks.', why: 'It may burn.' },
      { item: 2, fails: 'It sparks.', why: 'It may film.', whens: [onlyCamera] },
    ]
    const reportFor = (job: Job, visit: Visit = emptyVisit) =>
      report(visit, [item(1), { ...item(2), when: onlyCamera }], { ...checklist, jobs, stopWork }, job)
    const lock = { jobs: ['lock'], answers: {} }

    it('names only what should stop this work', () => {
      expect(reportFor(nothingSaid)).toContain('It may film.')
      expect(reportFor(lock)).toContain('It may burn.')
      expect(reportFor(lock)).not.toContain('It may film.')
    })

    it('numbers a check as the page does, whatever the job rules out before it', () => {
      const one = item(1)
      const [point] = one.points
      if (!point) throw new Error('the item has no point')
      const points = [{ ...point, id: 'filmed', name: { en: 'Filmed', es: 'Filmado' }, when: onlyCamera }, point]
      const text = report(emptyVisit, [{ ...one, points }], { ...checklist, jobs }, lock)
      expect(text).toContain('<li>1.2 Check 1</li>')
      expect(text).not.toContain('1.1 Check 1')
    })

    it('names in its last fold the checks that the job rules out', () => {
      expect(reportFor(lock)).toMatch(
        /How to use this report.*<summary><h2>Not for this job \(1\)<\/h2><\/summary>.*<li>2\.1 Check 2<\/li>/s,
      )
      expect(reportFor(nothingSaid)).not.toContain('Not for this job')
    })

    it('keeps the notes of an item of which nothing is left', () => {
      const visit = visitAfter({ item: 'item-2', seen: null, written: 'Ladder left behind' })
      expect(reportFor(lock, visit)).toContain('Not applicable to this job.')
      expect(reportFor(lock, visit)).toContain('Ladder left behind')
    })
  })

  it('says how many additional items are locked, and nothing of that when none is', () => {
    expect(report()).toContain('7 additional items are locked.')
    expect(
      report(
        emptyVisit,
        Array.from({ length: 10 }, (_, index) => item(index)),
      ),
    ).not.toContain('items are locked')
  })

  it('offers plans to who has no code, and says how to pay to who has one', () => {
    expect(report()).toContain('Plans cost $29-$49: https://site.test/pricing')
    const bought = report(emptyVisit, items, checklist, nothingSaid, { hasCode: true })
    expect(bought).toContain('How to pay and where to use the code: https://site.test/access')
    expect(bought).not.toContain('Plans cost')
  })
})

it('the report tells a reading also where its check has no answer, or does not apply', () => {
  const at = '2026-11-20T17:00:00.000Z'
  const visit = [
    { at, point: 'point-1', answers: { reading: '118' } },
    { at, point: 'point-2', answers: { reading: '90', answer: 'na' as const } },
    { at, point: 'point-3', answers: { answer: 'good' as const } },
  ].reduce(afterOperation, emptyVisit)
  expect(report(visit)).toMatch(/<h2>Not checked \(1\)<\/h2><ul><li>1\.1 Check 1 <b>118 V\. Inside the band\.<\/b>/)
  expect(report(visit)).toMatch(/<h2>Not applicable \(1\)<\/h2><ul><li>2\.1 Check 2 <b>90 V\. /)
})
