import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chooserPack, lockedTexts, packSaying, pointsOf, startedPack } from '../../tests/support/packs.ts'
import {
  between,
  click,
  fold,
  openFile,
  type Page,
  runningFile,
  tap,
  typedInto,
  typeInto,
} from '../../tests/support/phone-file.ts'
import type { CheckPoint, Value } from '../checklists/checklist.ts'
import { checklistIds } from '../content/checklist-ids.ts'
import { mobileSheet } from './mobile.server.ts'
import type { Pack } from './pack.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
const fileOf = (pack: Pack) => mobileSheet(pack, sha256)
const pack = startedPack(['hvac'])

describe('the phone file', () => {
  it('holds every point: what to look at, what good is, and both sentences', () => {
    const page = openFile(fileOf(pack))
    const points = [...page.document.querySelectorAll('[data-point]')]
    expect(points).toHaveLength(47)
    points.forEach((point, index) => {
      const { check, pass, say, es } = pointsOf(pack)[index] ?? { check: '', pass: '', say: '', es: '' }
      for (const text of [check, pass, say, es]) expect(point.textContent.replaceAll('\u00a0', ' ')).toContain(text)
    })
    expect(page.document.querySelectorAll('[data-say][lang=es]')).toHaveLength(47)
  })

  it('ends what a point rests on with one period, where the basis is a sentence too', () => {
    const texts = [...openFile(fileOf(pack)).document.querySelectorAll('[data-point] .say .quiet')]
    expect(texts).toHaveLength(47)
    expect(texts.filter(({ textContent }) => /\.\./.test(textContent)).map(({ textContent }) => textContent)).toEqual(
      [],
    )
  })

  it('asks the network for nothing', () => {
    const markup = fileOf(pack)
    const addresses = markup.match(/(?:src|href|action|srcset|poster)="[^"]*"/g) ?? []
    const sources = pointsOf(pack).flatMap(({ source }) => (source.url ? [`href="${source.url}"`] : []))
    expect(addresses.filter((address) => !address.startsWith('href="#')).toSorted()).toEqual(
      [
        ...['', '/checklist/hvac/visit', '/my-visits'].map((path) => `href="https://www.example.org${path}"`),
        ...sources,
      ].toSorted(),
    )
    expect(markup).not.toMatch(/<link|<img|<iframe|@import|fetch\(|XMLHttpRequest|url\((?!"?data:)/)
  })

  it('allows exactly its own script and style, by their hashes', () => {
    const markup = fileOf(pack)
    expect(markup.match(/<script/g)).toHaveLength(1)
    const policy = openFile(markup).document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? ''
    expect(policy).toContain(`script-src 'sha256-${sha256(between(markup, 'script'))}'`)
    expect(policy).toContain(`style-src 'sha256-${sha256(between(markup, 'style'))}'`)
    expect(policy).toContain("default-src 'none'")
    expect(markup).not.toMatch(/\sstyle="|\son\w+="/)
  })

  it('puts no text of the pack into its script', () => {
    expect(between(fileOf(pack), 'script')).toBe(between(fileOf(packSaying('Other')), 'script'))
  })

  it('keeps hostile text inert', () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`
    const { document } = openFile(fileOf(packSaying(hostile)))
    expect(document.querySelectorAll('script')).toHaveLength(1)
    expect(document.querySelectorAll('img')).toHaveLength(0)
    expect(document.querySelector('h1')?.textContent).toBe(hostile)
  })

  it('holds no locked text as a chooser pack, and says what it is', () => {
    const text = openFile(fileOf(chooserPack())).document.body.textContent
    expect(text).toContain('You have not started a project yet')
    for (const locked of lockedTexts()) expect(text).not.toContain(locked)
  })

  it('keeps every checklist apart', () => {
    const markup = fileOf(startedPack())
    const all = (attribute: string) =>
      [...markup.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].map(([, id]) => id)
    expect(new Set(all('data-sheet')).size).toBe(checklistIds.length)
    expect(all('id').length).toBeGreaterThan(checklistIds.length)
    expect(new Set(all('id')).size).toBe(all('id').length)
  })
})

/** Eight points do what forty-seven do, and sooner; one of them is measured. */
const measuredAt = 5
const short: Pack = {
  ...pack,
  sheets: pack.sheets.map((sheet) => ({
    ...sheet,
    items: [0, 1, 6, 9]
      .flatMap((index) => sheet.items[index] ?? [])
      .map((item, at) => ({
        ...item,
        points: item.points
          .slice(0, 2)
          .map((point, place) =>
            2 * at + place === measuredAt ? { ...point, value: { unit: 'in', min: 36 } } : point,
          ),
      })),
  })),
}

describe('the phone file at a point that should stop the work', () => {
  const stopping: Pack = {
    ...short,
    sheets: short.sheets.map(({ checklist, items }) => ({
      checklist,
      items: items.map((item, at) => ({
        ...item,
        points: item.points.map((point, place) => {
          const { stopWork: _, ...rest } = point
          return at + place === 0 ? { ...rest, stopWork: 'Nothing is covered before the test.' } : rest
        }),
      })),
    })),
  }

  it('says so before, and once it is a problem to the homeowner, to the crew and in the text; nowhere else', async () => {
    const { document, point, copied } = runningFile(fileOf(stopping))
    expect(document.querySelectorAll('.stop-mark')).toHaveLength(1)
    expect(point(0)?.querySelector('.stop-here')?.textContent).toContain('Nothing is covered before the test.')
    const shownToCrew = (index: number) => {
      click(point(index)?.querySelector('[data-crew]') ?? null)
      return document.querySelector('#crew-words')?.textContent ?? ''
    }
    expect(shownToCrew(0)).not.toMatch(/Please (stop here|let us begin)/)
    tap(point(0), 'problem')
    tap(point(1), 'problem')
    expect(shownToCrew(0)).toMatch(/Please (stop here|let us begin).+Por favor/)
    expect(shownToCrew(1)).not.toContain('Por favor')
    click(document.querySelector('#copy'))
    await Promise.resolve()
    expect(copied[0]?.match(/Stop here: /g)).toHaveLength(1)
  })
})

/** The first points of the pack with these values. */
const packWith = (values: Value[]): Pack => ({
  ...pack,
  sheets: pack.sheets.map(({ checklist, items }) => ({
    checklist,
    items: items.slice(0, 1).map((item) => ({
      ...item,
      points: values.flatMap((value, at) => ({ ...(item.points[at] as CheckPoint), value })),
    })),
  })),
})

const running = (store?: Map<string, string> | null) => runningFile(fileOf(short), store)

/** A sheet of which one point belongs to one job, and another one to an answer, with a case for each answer. */
const fittedPack: Pack = {
  ...pack,
  sheets: pack.sheets.map(({ checklist, items }) => ({
    checklist: {
      ...checklist,
      jobs: [
        { id: 'new', name: 'New unit', pointCount: 3 },
        { id: 'repair', name: 'Repair', pointCount: 2 },
      ],
      questions: [
        {
          id: 'kind',
          ask: 'Which kind?',
          jobs: ['new'],
          options: [
            { id: 'split', name: 'Split system' },
            { id: 'roof', name: 'Unit on the roof' },
          ],
        },
      ],
      stopWork: [
        { item: 1, why: 'It may burn.' },
        { item: 1, why: 'It may fall.', whens: [{ jobs: ['new'] }] },
      ],
    },
    items: items.slice(0, 1).map((item) => ({
      ...item,
      points: item.points.slice(0, 3).map((point, at) => ({
        ...point,
        when: [undefined, { jobs: ['new'] }, { answers: { kind: ['split'] } }][at],
        value:
          at === 0
            ? {
                unit: 'SEER2',
                cases: [
                  { id: 'split', when: 'Split', min: 14.3, answers: { kind: ['split'] } },
                  { id: 'roof', when: 'Roof', min: 13.4, answers: { kind: ['roof'] } },
                ],
              }
            : undefined,
      })),
    })),
  })),
}

describe('the phone file for one job', () => {
  const opened = (store?: Map<string, string>) => {
    const file = runningFile(fileOf(fittedPack), store)
    const ruledOut = () => [0, 1, 2].map((index) => file.point(index)?.classList.contains('ruled-out'))
    const job = (id: string) => file.document.querySelector(`[data-job="${id}"]`) as unknown as HTMLInputElement | null
    const question = () => file.document.querySelector('[data-question]')
    const progress = () => file.document.querySelector('#progress-words')?.textContent
    return { ...file, ruledOut, job, question, progress }
  }

  it('rules out nothing until something is said, and says what each point is for', () => {
    const { ruledOut, point, progress } = opened()
    expect(ruledOut()).toEqual([false, false, false])
    expect(progress()).toBe('0 of 10 items · 0% · 0 to fix')
    expect(point(1)?.querySelector('.only')?.textContent).toBe('Only for: New unit')
    expect(point(2)?.querySelector('.only')?.textContent).toBe('Only for: Split system')
  })

  it('counts what the job shows and nothing that cannot apply to it, also in the text, and takes it back', async () => {
    const { document, point, job, ruledOut, progress, copied } = opened()
    tap(point(0), 'good')
    tap(point(1), 'problem')
    job('repair')?.click()
    expect(ruledOut()).toEqual([false, true, false])
    expect(progress()).toBe('0 of 10 items · 0% · 0 to fix')
    expect(document.querySelector('.count')?.textContent).toBe('1 of 2 checked')
    click(document.querySelector('#copy'))
    await Promise.resolve()
    expect(copied[0]).toContain('1 of 2 points checked for this job (3 in the whole list)')
    expect(copied[0]).not.toMatch(/NOT APPLICABLE|TO FIX/)
    job('repair')?.click()
    expect(ruledOut()).toEqual([false, false, false])
    expect(progress()).toBe('0 of 10 items · 0% · 1 to fix')
  })

  it('names only what should stop this work', () => {
    const { document, job } = opened()
    const reasons = () =>
      [...document.querySelectorAll('[data-stop]:not(.off)')].map((one) => one.textContent.slice(0, 12))
    expect(reasons()).toEqual(['It may burn.', 'It may fall.'])
    job('repair')?.click()
    expect(reasons()).toEqual(['It may burn.'])
  })

  it('asks only what its job is asked, and an answer picks the case', () => {
    const { document, job, question, ruledOut, point } = opened()
    typeInto(point(0)?.querySelector('[data-reading]') ?? null, '13.5')
    const said = () => point(0)?.querySelector('output')?.textContent
    expect(said()).toBe('Pick your case first.')
    typeInto(question(), 'roof')
    expect([said(), ruledOut()]).toEqual(['Inside the band.', [false, false, true]])
    typeInto(question(), 'split')
    expect(said()).toBe('Outside the band: ask why, and note the answer.')
    job('repair')?.click()
    expect(document.querySelector('[data-asked]')?.classList.contains('off')).toBe(true)
    expect(said()).toBe('Pick your case first.')
  })

  it('knows the job again, and an answer that was given before it was ruled out', () => {
    const store = new Map<string, string>()
    const first = opened(store)
    tap(first.point(1), 'good')
    first.job('repair')?.click()
    const again = opened(store)
    expect(again.job('repair')?.checked).toBe(true)
    expect(again.ruledOut()).toEqual([false, true, false])
    again.job('repair')?.click()
    expect(again.point(1)?.querySelector('input:checked')?.getAttribute('value')).toBe('good')
  })
})

describe('the phone file whose job is changed', () => {
  const openedAgain = () => {
    const store = new Map<string, string>()
    const first = runningFile(fileOf(fittedPack), store)
    tap(first.point(1), 'good')
    click(first.document.querySelector('[data-job=repair]'))
    return { store, ...runningFile(fileOf(fittedPack), store) }
  }
  const chosen = (point: Element | undefined) => point?.querySelector('input:checked')?.getAttribute('value')

  it('takes the first tap at a point that it ruled out until then', () => {
    const { document, point } = openedAgain()
    click(document.querySelector('[data-job=repair]'))
    tap(point(1), 'na')
    expect(chosen(point(1) as unknown as Element)).toBe('na')
  })

  it('shows in a filtered list what belongs to the job now', () => {
    const { document, point } = runningFile(fileOf(fittedPack))
    click(document.querySelector('[data-job=repair]'))
    typeInto(document.querySelector('#show'), 'open')
    expect(point(1)?.classList.contains('off')).toBe(true)
    click(document.querySelector('[data-job=repair]'))
    expect(point(1)?.classList.contains('off')).toBe(false)
  })

  it('leaves a question open to which an answer was kept that is no longer there', () => {
    const kept = JSON.stringify({ id: 'hvac', checklistId: 'hvac', job: { jobs: ['new'], answers: { kind: 'boat' } } })
    const { document } = runningFile(fileOf(fittedPack), new Map([['home-quality/1234/hvac', kept]]))
    const question = document.querySelector('[data-question]') as unknown as HTMLSelectElement | null
    expect(question?.selectedOptions[0]?.textContent).toBe('Not sure yet')
  })
})

describe('the phone file in use', () => {
  it('counts, and judges a reading in words', () => {
    const { document, point } = running()
    tap(point(0), 'good')
    tap(point(1), 'problem')
    expect(document.querySelector('#progress-words')?.textContent).toBe('1 of 10 items · 10% · 1 to fix')
    const measured = point(measuredAt)
    const reading = measured?.querySelector('[data-reading]') ?? null
    const said = () => measured?.querySelector('output')?.textContent
    typeInto(reading, '3')
    expect(said()).toBe('Outside the band: ask why, and note the answer.')
    for (const slip of ['wide', '36,0,0']) {
      typeInto(reading, slip)
      expect(said(), slip).toBe('Write a number without its unit, such as 14.3 or 1 1/4.')
    }
    typeInto(reading, '36.0')
    expect(said()).toBe('Inside the band.')
  })

  it('judges a reading only once its case is picked, keeps the case, and says it in the results', async () => {
    const store = new Map<string, string>()
    const byCase = {
      unit: 'in',
      cases: [
        { id: 'single', when: 'Single-wall', min: 6 },
        { id: 'double', when: 'Double-wall', min: 1 },
      ],
    }
    const first = runningFile(fileOf(packWith([byCase])), store)
    const said = ({ point }: typeof first) => point(0)?.querySelector('output')?.textContent
    typeInto(first.point(0)?.querySelector('[data-reading]') ?? null, '2')
    expect(said(first)).toBe('Pick your case first.')
    typeInto(first.point(0)?.querySelector('[data-case]') ?? null, 'single')
    expect(said(first)).toMatch(/^Outside/)
    typeInto(first.point(0)?.querySelector('[data-case]') ?? null, 'double')
    expect(said(first)).toBe('Inside the band.')
    tap(first.point(0), 'good')
    click(first.document.querySelector('#copy'))
    await Promise.resolve()
    expect(first.copied[0]).toContain('Your reading: 2 (Double-wall: at least 1 in).')
    expect(said(runningFile(fileOf(packWith([byCase])), store))).toBe('Inside the band.')
  })

  it('holds one reading against another, whichever is written first', () => {
    const [house] = pointsOf(pack)
    if (!house) throw new Error('the pack has points')
    const near = { point: house.id, called: 'the house pressure', within: 2 }
    const { point } = runningFile(
      fileOf(
        packWith([
          { unit: 'psi', min: 40, max: 80 },
          { unit: 'psi', near },
        ]),
      ),
    )
    const field = (index: number) => point(index)?.querySelector('[data-reading]') ?? null
    const said = () => point(1)?.querySelector('output')?.textContent
    typeInto(field(1), '58')
    expect(said()).toBe('Write down the reading that it is compared with first.')
    typeInto(field(0), '60')
    expect(said()).toBe('Inside the band.')
    typeInto(field(0), '61')
    expect(said()).toMatch(/^Outside/)
  })

  it('judges how far it went between two readings, keeps them with their times, and says it in the results', async () => {
    const store = new Map<string, string>()
    const over = { called: 'Gauge', reads: 'The psi.', minutes: 15, counts: 'fall', change: 'psi lost' } as const
    const first = runningFile(fileOf(packWith([{ unit: 'psi', max: 0, over }])), store)
    const field = ({ document }: typeof first, name: string) => document.querySelector(`[data-taken="${name}"]`)
    const said = ({ point }: typeof first) => point(0)?.querySelector('output')?.textContent
    typeInto(field(first, 'first'), '62')
    expect(typedInto(field(first, 'first-at'))).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    typeInto(field(first, 'first-at'), '2026-11-20T10:00')
    typeInto(field(first, 'second'), '60')
    typeInto(field(first, 'second-at'), '2026-11-20T10:10')
    expect(said(first)).toBe('2 psi lost in 10 min. Too early by 5 min, so it is not judged.')
    typeInto(field(first, 'second-at'), '2026-11-20T10:15')
    expect(said(first)).toBe('2 psi lost in 15 min. Outside the band: ask why, and note the answer.')
    tap(first.point(0), 'problem')
    const again = runningFile(fileOf(packWith([{ unit: 'psi', max: 0, over }])), store)
    expect(said(again)).toBe(said(first))
    click(again.document.querySelector('#copy'))
    await Promise.resolve()
    expect(again.copied[0]).toContain(
      'Gauge: 62, Nov 20, 2026, 10:00 AM, then 60, Nov 20, 2026, 10:15 AM. 2 psi lost in 15 min. Outside the band',
    )
  })

  it('has ticks, readings and notes back when it is opened again', () => {
    const store = new Map<string, string>()
    const first = running(store)
    tap(first.point(0), 'na')
    typeInto(first.document.querySelector('[data-reading]'), '12')
    typeInto(first.document.querySelector('[data-note]'), 'asked for "the" <paper>')
    expect([...store.keys()]).toContain('home-quality/1234/hvac')
    const again = running(store)
    expect(again.point(0)?.querySelector('input:checked')?.getAttribute('value')).toBe('na')
    expect(typedInto(again.document.querySelector('[data-reading]'))).toBe('12')
    expect(typedInto(again.document.querySelector('[data-note]'))).toBe('asked for "the" <paper>')
  })

  it('has the same items unfolded when it is opened again, whatever a filter unfolded meanwhile', () => {
    const store = new Map<string, string>()
    const unfolded = (page: Page) => [...page.querySelectorAll('[data-item]')].map((item) => item.hasAttribute('open'))
    const { document } = running(store)
    expect(unfolded(document).filter(Boolean)).toHaveLength(1)
    fold(document.querySelectorAll('[data-item]')[0], false)
    fold(document.querySelectorAll('[data-item]')[3], true)
    typeInto(document.querySelector('#show'), 'open')
    expect(unfolded(document).every(Boolean)).toBe(true)
    typeInto(document.querySelector('#show'), '')
    const onlyTheFourth = Array.from({ length: 4 }, (_, index) => index === 3)
    expect(unfolded(document)).toEqual(onlyTheFourth)
    expect(unfolded(running(store).document)).toEqual(onlyTheFourth)
  })

  it('copies what is to fix first, with its number, reading and notes', async () => {
    const { document, point, copied } = running()
    tap(point(measuredAt), 'problem')
    typeInto(point(measuredAt)?.querySelector('[data-reading]') ?? null, '3')
    tap(point(0), 'good')
    typeInto(document.querySelector('[data-note]'), 'will change the contract')
    click(document.querySelector('#copy'))
    await Promise.resolve()
    const [text = ''] = copied
    expect(text).toContain('2 of 8 points checked')
    expect(text).toMatch(
      /TO FIX \(1\)\n- 3\.2 .+ Your reading: 3 \(Good band: at least 36 .+\)\.\n\nGOOD \(1\)\n- 1\.1 /,
    )
    expect(text).toMatch(/NOTES\n- 1\. .+: will change the contract/)
  })

  it('survives a damaged store', () => {
    for (const damage of ['{', 'null', '[]', '"x"', '{"answers":3}', '{"answers":null,"notes":{"x":{}}}'])
      expect(
        running(new Map([['home-quality/1234/hvac', damage]])).document.querySelector('#progress-words')?.textContent,
      ).toBe('0 of 10 items · 0% · 0 to fix')
  })

  it('works and says so when the browser refuses to store', () => {
    const { document, point } = running(null)
    tap(point(0), 'good')
    expect(document.querySelector('#progress-words')?.textContent).toBe('0 of 10 items · 0% · 0 to fix')
    expect(document.querySelector('#storage-note')?.hasAttribute('hidden')).toBe(false)
  })

  it('shows one stage of the job at a time', () => {
    const { document } = running()
    typeInto(document.querySelector('#show'), 'at-handover')
    const shown = [...document.querySelectorAll('[data-item]')].filter((item) => !item.classList.contains('off'))
    expect(shown.length).toBeGreaterThan(0)
    for (const item of shown) expect(item.getAttribute('data-phase')).toBe('at-handover')
    typeInto(document.querySelector('#show'), '')
    expect(document.querySelectorAll('[data-item].off')).toHaveLength(0)
  })
})
