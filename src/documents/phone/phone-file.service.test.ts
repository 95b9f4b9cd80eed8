import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { chooserPack, pointsOf, startedPack } from '../../../tests/support/packs.ts'
import { click, openFile, runningFile, tap, typedInto, typeInto } from '../../../tests/support/phone-file.ts'
import type { CheckPoint, Value } from '../../checklists/checklist.ts'
import { mobileSheet } from '../mobile.server.ts'
import type { Pack } from '../pack.ts'

const fileOf = (pack: Pack) => mobileSheet(pack, () => '')
const whole = startedPack(['hvac'])
const key = 'home-quality/1234/hvac'

/** Two points, of which the first has this value. */
const packWith = (value?: Value): Pack => ({
  ...whole,
  sheets: whole.sheets.map(({ checklist, items }) => ({
    checklist,
    items: items.slice(0, 1).map((item) => ({
      ...item,
      points: item.points.slice(0, 2).map((point, at) => ({ ...point, value: at === 0 ? value : undefined })),
    })),
  })),
})
const [first, second] = pointsOf(whole).map(({ id }: CheckPoint) => id)
if (!first || !second) throw new Error('the pack has points')
const recordIn = (store: Map<string, string>, id: string): Record<string, unknown> => {
  const { points } = JSON.parse(store.get(key) ?? '') as { points: { id: string }[] }
  return { ...points.find((point) => point.id === id) }
}
const times = (store: Map<string, string>, id: string) => Object.keys(recordIn(store, id)['changedAt'] ?? {}).sort()

type File = ReturnType<typeof runningFile>
const chosen = (point: ReturnType<File['point']>) => point?.querySelector('input:checked')?.getAttribute('value')
function seenAgain(document: File['document']): void {
  const window = document.defaultView
  if (window) document.dispatchEvent(new window.Event('visibilitychange'))
}

describe('the phone file as it is read without script', () => {
  it('says so first, and where the page is', () => {
    const addressIn = (pack: Pack) => openFile(fileOf(pack)).document.querySelector('.unscripted')?.textContent
    expect(addressIn(whole)).toMatch(
      /^Here it can only be read\..*: https:\/\/www\.example\.org\/checklist\/hvac\/visit$/,
    )
    expect(addressIn(chooserPack())).toMatch(/: https:\/\/www\.example\.org\/checklist$/)
  })

  it('has nothing folded, and every case with its band', () => {
    const byCase = {
      unit: 'in',
      cases: [
        { id: 'single', when: 'Single-wall', min: 6 },
        { id: 'double', when: 'Double-wall', min: 1 },
      ],
    }
    const { document } = openFile(fileOf(packWith(byCase)))
    expect(document.querySelectorAll('details:not([open])')).toHaveLength(0)
    expect(document.querySelector('.band')?.textContent).toContain(
      'Single-wall: at least 6 in; Double-wall: at least 1 in',
    )
  })

  it('folds what is to be opened by a tap once its script is there', () => {
    const { document } = runningFile(fileOf(whole))
    expect(document.querySelectorAll('[data-item][open]')).toHaveLength(1)
    expect(document.querySelectorAll('.say [open]')).toHaveLength(0)
    expect(document.documentElement.dataset['live']).toBe('')
  })
})

describe('the answers of the phone file', () => {
  it('have each its time, and that of one stays when another is given', () => {
    const store = new Map<string, string>()
    const { point } = runningFile(fileOf(packWith({ unit: 'in', min: 3 })), store)
    tap(point(0), 'good')
    const before = recordIn(store, first)['changedAt']
    typeInto(point(0)?.querySelector('[data-reading]') ?? null, '4')
    expect(times(store, first)).toEqual(['answer', 'reading'])
    expect(recordIn(store, first)).toMatchObject({ answer: 'good', reading: '4', changedAt: before })
  })

  it('are cleared by no second tap: at once it does nothing, and later it asks first, as on the page', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const store = new Map<string, string>()
    const { point } = runningFile(fileOf(packWith()), store)
    const asking = () => point(0)?.querySelector('.ask-clear') ?? null
    tap(point(0), 'good')
    vi.advanceTimersByTime(600)
    tap(point(0), 'good')
    expect([chosen(point(0)), recordIn(store, first)['answer'], asking()]).toEqual(['good', 'good', null])
    vi.advanceTimersByTime(600)
    tap(point(0), 'good')
    expect([chosen(point(0)), asking()?.querySelector('p')?.textContent]).toEqual(['good', 'Clear this answer?'])
    click(asking()?.querySelector('[data-keep-answer]'))
    expect([chosen(point(0)), asking()]).toEqual(['good', null])
    tap(point(0), 'good')
    tap(point(0), 'problem')
    expect([chosen(point(0)), asking()]).toEqual(['problem', null])
    vi.advanceTimersByTime(700)
    tap(point(0), 'problem')
    click(asking()?.querySelector('[data-clear-answer]'))
    expect([chosen(point(0)), recordIn(store, first)['answer'], asking()]).toEqual([undefined, null, null])
  })

  it('hold no Good for a number until its case is picked: the case is asked first, and what held before stays', () => {
    const store = new Map<string, string>()
    const byCase = {
      unit: 'in',
      cases: [
        { id: 'single', when: 'Single-wall', min: 6 },
        { id: 'double', when: 'Double-wall', min: 1 },
      ],
    }
    const { point, document } = runningFile(fileOf(packWith(byCase)), store)
    const said = () => point(0)?.querySelector('output')?.textContent
    const picking = point(0)?.querySelector('[data-case]') ?? null
    tap(point(0), 'problem')
    typeInto(point(0)?.querySelector('[data-reading]') ?? null, '3')
    tap(point(0), 'good')
    expect([chosen(point(0)), recordIn(store, first)['answer']]).toEqual(['problem', 'problem'])
    expect(said()).toBe('Good waits for its case: pick it, then press Good.')
    expect(document.activeElement).toBe(picking)
    typeInto(picking, 'double')
    tap(point(0), 'good')
    expect([chosen(point(0)), recordIn(store, first)['answer']]).toEqual(['good', 'good'])
  })

  it('count the items of the whole checklist, of which the file holds one', () => {
    const { point, document } = runningFile(fileOf(packWith()))
    const progress = () => document.querySelector('#progress-words')?.textContent
    tap(point(0), 'good')
    expect(progress()).toBe('0 of 10 items · 0% · 0 to fix')
    tap(point(1), 'na')
    expect(progress()).toBe('1 of 10 items · 10% · 0 to fix')
  })

  it('hold what is wrong and what they said as long as it is a problem, and what was seen also after that', async () => {
    const store = new Map<string, string>()
    const { point, document, copied } = runningFile(fileOf(packWith()), store)
    const field = (name: string) => point(0)?.querySelector(`[data-said=${name}]`) ?? null
    expect(field('fault')).toBeNull()
    tap(point(0), 'problem')
    typeInto(field('fault'), 'missing')
    typeInto(field('saw'), 'No plate.')
    expect(point(0)?.querySelector('[data-by-when]')?.classList.contains('off')).toBe(true)
    typeInto(field('reply'), 'by-date')
    expect(point(0)?.querySelector('[data-by-when]')?.classList.contains('off')).toBe(false)
    typeInto(field('byWhen'), '2026-12-01')
    expect(recordIn(store, first)).toMatchObject({
      fault: 'missing',
      saw: 'No plate.',
      reply: 'by-date',
      byWhen: '2026-12-01',
    })
    click(document.querySelector('#copy'))
    await Promise.resolve()
    expect(copied[0]).toContain('What I saw: No plate.\n  What they said: Will fix it by December 1, 2026')
    tap(point(0), 'good')
    expect(field('fault')).toBeNull()
    expect(typedInto(field('saw'))).toBe('No plate.')
    tap(point(0), 'problem')
    expect(typedInto(field('saw'))).toBe('No plate.')
    expect(typedInto(runningFile(fileOf(packWith()), store).point(0)?.querySelector('[data-said=saw]') ?? null)).toBe(
      'No plate.',
    )
  })

  it('have each a note when one is wanted, also where nothing is wrong, and it stands in the results', async () => {
    const store = new Map<string, string>()
    const { point, document, copied } = runningFile(fileOf(packWith()), store)
    const way = () => point(0)?.querySelector('[data-add-note]') ?? null
    const note = () => point(0)?.querySelector('.point-note textarea') ?? null
    expect(way()).toBeNull()
    tap(point(0), 'good')
    expect([way()?.textContent, note()]).toEqual(['Add a note', null])
    click(way())
    expect(document.activeElement).toBe(note())
    typeInto(note(), 'Serial 4471')
    expect(way()).toBeNull()
    expect(recordIn(store, first)).toMatchObject({ answer: 'good', saw: 'Serial 4471' })
    click(document.querySelector('#copy'))
    await Promise.resolve()
    expect(copied[0]).toContain('Note: Serial 4471')
    tap(point(0), 'problem')
    expect([way(), note()]).toEqual([null, null])
    expect(typedInto(point(0)?.querySelector('[data-said=saw]') ?? null)).toBe('Serial 4471')
  })

  it('ask about a Good beside a reading outside its band, and say in the results who decided', async () => {
    const store = new Map<string, string>()
    const { point, document, copied } = runningFile(fileOf(packWith({ unit: '°F', min: 16 })), store)
    const asked = () => point(0)?.querySelector('.objection p')?.textContent
    typeInto(point(0)?.querySelector('[data-reading]') ?? null, '14,5')
    expect(asked()).toBeUndefined()
    tap(point(0), 'good')
    expect(asked()).toBe('Your reading 14,5 is under 16. Good anyway, or Problem?')
    expect(recordIn(store, first)).toMatchObject({ answer: 'good' })
    click(point(0)?.querySelector('[data-decide]') ?? null)
    expect(asked()).toBe('Good, decided by you, though the reading 14,5 is under 16.')
    expect(runningFile(fileOf(packWith({ unit: '°F', min: 16 })), store).point(0)?.textContent).toContain(
      'decided by you',
    )
    click(document.querySelector('#copy'))
    await Promise.resolve()
    expect(copied[0]).toContain('Good, decided by you, though the reading 14,5 is under 16.')
    typeInto(point(0)?.querySelector('[data-reading]') ?? null, '12')
    click(point(0)?.querySelector('[data-make-problem]') ?? null)
    expect(recordIn(store, first)).toMatchObject({ answer: 'problem' })
    expect(asked()).toBeUndefined()
  })

  it('that are a problem are held out with what is wrong, the reading against its limit and what good is', () => {
    const { point, document } = runningFile(fileOf(packWith({ unit: '°F', min: 16 })))
    const held = () => {
      click(point(0)?.querySelector('[data-crew]') ?? null)
      return [...(document.querySelector('#crew-words')?.children ?? [])].map(({ textContent }) => textContent)
    }
    expect(held()).toHaveLength(2)
    tap(point(0), 'problem')
    typeInto(point(0)?.querySelector('[data-reading]') ?? null, '14.5')
    typeInto(point(0)?.querySelector('[data-said=fault]') ?? null, 'differs')
    typeInto(point(0)?.querySelector('[data-said=saw]') ?? null, 'It says 14.5.')
    typeInto(point(0)?.querySelector('[data-said=reply]') ?? null, 'today')
    expect(held()).toEqual([
      'Please let us begin only when this is right.',
      'Por favor, empecemos solo cuando esto esté bien.',
      'Differs',
      'It says 14.5.',
      'Promised: fixed today',
      'Reading: 14.5 °F',
      'Good band: at least 16 °F',
      expect.stringMatching(/^“/),
      expect.stringMatching(/^“/),
      expect.stringMatching(/^Good: /),
    ])
  })

  it('that should stop the work say so before anything is asked to be written', () => {
    const { document } = runningFile(fileOf(whole))
    const stop = document.querySelector('.stop-here')
    const point = stop?.closest('[data-point]') ?? undefined
    tap(point, 'problem')
    expect(stop?.nextElementSibling?.className).toBe('problem-fields')
  })

  it('given before a second reading do not end the wait for it, and a person may', () => {
    const store = new Map<string, string>()
    const over = { called: 'Gauge', reads: 'The psi.', minutes: 15, counts: 'fall', change: 'psi lost' } as const
    const { point } = runningFile(fileOf(packWith({ unit: 'psi', max: 0, over })), store)
    typeInto(point(0)?.querySelector('[data-taken=first]') ?? null, '62')
    tap(point(0), 'good')
    expect(point(0)?.querySelector('.objection p')?.textContent).toBe(
      'Good is noted. The second reading is still to come.',
    )
    click(point(0)?.querySelector('[data-decide]') ?? null)
    expect(point(0)?.querySelector('.objection p')?.textContent).toBe('No second reading, as you decided.')
  })

  it('are lost to no other tab that answers another point', () => {
    const store = new Map<string, string>()
    const [one, other] = [runningFile(fileOf(packWith()), store), runningFile(fileOf(packWith()), store)]
    tap(one.point(0), 'good')
    tap(other.point(1), 'problem')
    expect(recordIn(store, first)).toMatchObject({ answer: 'good' })
    expect(recordIn(store, second)).toMatchObject({ answer: 'problem' })
    tap(one.point(0), 'na')
    expect(recordIn(store, second)).toMatchObject({ answer: 'problem' })
  })

  it('stay where a browser keeps nothing, when the file is left and seen again', () => {
    const { document, point } = runningFile(fileOf(packWith()), null)
    tap(point(0), 'good')
    seenAgain(document)
    expect(chosen(point(0))).toBe('good')
  })

  it('stay where there is no more room, the ones from before as well', () => {
    const store = new Map<string, string>()
    const { document, point } = runningFile(fileOf(packWith()), store)
    tap(point(0), 'good')
    store.set = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    tap(point(1), 'problem')
    seenAgain(document)
    expect([chosen(point(0)), chosen(point(1))]).toEqual(['good', 'problem'])
    expect(document.querySelector('#storage-note')?.hasAttribute('hidden')).toBe(false)
  })

  it('from before are there where the browser has no room from the start, and the file says that it keeps no more', () => {
    const store = new Map<string, string>()
    tap(runningFile(fileOf(packWith()), store).point(0), 'good')
    store.set = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const { document, point } = runningFile(fileOf(packWith()), store)
    expect([chosen(point(0)), document.querySelector('#progress-words')?.textContent]).toEqual([
      'good',
      '0 of 10 items · 0% · 0 to fix',
    ])
    expect(document.querySelector('#storage-note')?.hasAttribute('hidden')).toBe(false)
  })

  it('are those that are kept, whatever the browser put back into the fields of a page that it shows again', () => {
    const store = new Map<string, string>()
    const { document, point } = runningFile(fileOf(packWith()), store)
    tap(runningFile(fileOf(packWith()), store).point(0), 'good')
    Object.assign(point(1)?.querySelector('input[value=na]') ?? {}, { checked: true })
    const window = document.defaultView
    window?.dispatchEvent(new window.Event('pageshow'))
    expect([chosen(point(0)), chosen(point(1))]).toEqual(['good', undefined])
    expect(document.querySelector('#progress-words')?.textContent).toBe('0 of 10 items · 0% · 0 to fix')
  })

  it('of another tab are there at once, and what it has cleared does not come back', () => {
    const store = new Map<string, string>()
    Object.assign(globalThis, { confirm: () => true })
    const [one, other] = [runningFile(fileOf(packWith()), store), runningFile(fileOf(packWith()), store)]
    tap(one.point(0), 'good')
    other.tell(key)
    expect(chosen(other.point(0))).toBe('good')
    click(one.document.querySelector('#clear'))
    other.tell(key)
    tap(other.point(1), 'na')
    expect([chosen(other.point(0)), recordIn(store, first)]).toEqual([undefined, {}])
  })

  it('of another job that a tab has begun stay by themselves, though a file was being looked at', async () => {
    const store = new Map<string, string>()
    const [one, other] = [runningFile(fileOf(packWith()), store), runningFile(fileOf(packWith()), store)]
    const points = [{ id: first, answer: 'problem', changedAt: { answer: '2026-11-20T17:00:00.000Z' } }]
    const visits = [{ id: 'hvac~2', checklistId: 'hvac', name: 'Unit 2', points }]
    const text = JSON.stringify({ format: 'home-quality-visits', version: 1, visits })
    const field = one.document.querySelector('#bring-file')
    Object.defineProperty(field, 'files', { value: [new File([text], 'a.json')] })
    const window = one.document.defaultView
    if (window) field?.dispatchEvent(new window.Event('input', { bubbles: true }))
    await vi.waitFor(() => expect(one.document.querySelector('#bring-visits')?.textContent).toContain('New: 1 answer.'))
    tap(other.point(1), 'good')
    one.tell(key)
    click(one.document.querySelector('#bring-add'))
    expect([chosen(one.point(0)), chosen(one.point(1))]).toEqual([undefined, 'good'])
    expect(recordIn(store, first)).toEqual({})
    expect(one.document.querySelector('#done')?.textContent).toContain('Another job was begun in this file meanwhile')
  })

  it('are later than the one before also when the clock was set back in between', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T17:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const store = new Map<string, string>()
    tap(runningFile(fileOf(packWith()), store).point(0), 'good')
    vi.setSystemTime('2026-11-20T16:00:00Z')
    const { point } = runningFile(fileOf(packWith()), store)
    tap(point(0), 'problem')
    expect(chosen(point(0))).toBe('problem')
    expect(recordIn(store, first)).toMatchObject({
      answer: 'problem',
      changedAt: { answer: '2026-11-20T17:00:00.001Z' },
    })
  })

  it('ask for the second of two readings once the first is there, and take both back as one pair', () => {
    const store = new Map<string, string>()
    const over = { called: 'Gauge', reads: 'The psi.', minutes: 15, counts: 'fall', change: 'psi lost' } as const
    const { point } = runningFile(fileOf(packWith({ unit: 'psi', max: 0, over })), store)
    const field = (place: string) => point(0)?.querySelector(`[data-taken=${place}]`) ?? null
    const isAway = (place: string) => field(place)?.closest('label')?.classList.contains('off')
    expect([isAway('first'), isAway('first-at'), isAway('second')]).toEqual([false, true, true])
    typeInto(field('first'), '62')
    expect([isAway('first-at'), isAway('second'), isAway('second-at')]).toEqual([false, false, true])
    expect(recordIn(store, first)['first']).toMatchObject({ reading: '62' })
  })

  it('say how long the second of two readings has to wait, until it is there or a person ends the wait', () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T23:00:00Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const over = { called: 'Gauge', reads: 'The psi.', minutes: 15, counts: 'fall', change: 'psi lost' } as const
    const file = () => runningFile(fileOf(packWith({ unit: 'psi', max: 0, over })), store)
    const store = new Map<string, string>()
    const { document, point } = file()
    const wait = () => point(0)?.querySelector('.wait:not(.off)')?.textContent
    expect(wait()).toBeUndefined()
    typeInto(point(0)?.querySelector('[data-taken=first]') ?? null, '62')
    expect(wait()).toBe('15 min left until 4:15 PM, Mon')
    vi.setSystemTime(new Date('2026-11-23T23:16:00Z'))
    seenAgain(document)
    expect(wait()).toBe('Time to read again since 4:15 PM, Mon')
    const later = file()
    expect(later.point(0)?.querySelector('.wait')?.textContent).toBe('Time to read again since 4:15 PM, Mon')
    tap(later.point(0), 'good')
    click(later.point(0)?.querySelector('[data-decide]') ?? null)
    expect(later.point(0)?.querySelector('.wait:not(.off)')).toBeNull()
    typeInto(point(0)?.querySelector('[data-taken=second]') ?? null, '62')
    expect(wait()).toBeUndefined()
  })

  it('are all gone after they are cleared, and nothing is saved of none', () => {
    const store = new Map<string, string>()
    Object.assign(globalThis, { confirm: () => true })
    const { document, point } = runningFile(fileOf(packWith()), store)
    tap(point(0), 'good')
    click(document.querySelector('#clear'))
    expect([...store.keys()].filter((one) => one.includes('hvac'))).toEqual([])
    expect(document.querySelector('#progress-words')?.textContent).toBe('0 of 10 items · 0% · 0 to fix')
    click(document.querySelector('#save'))
    expect(document.querySelector('#done')?.textContent).toBe('There is nothing to save yet.')
  })

  it('survive what somebody else kept under their key', () => {
    for (const damage of ['{', 'null', '[]', '{"id":"pool","checklistId":"pool"}', '{"id":"hvac","points":3}']) {
      const { document, close } = runningFile(fileOf(packWith()), new Map([[key, damage]]))
      expect(document.querySelector('#progress-words')?.textContent).toBe('0 of 10 items · 0% · 0 to fix')
      void close()
    }
  })
})
