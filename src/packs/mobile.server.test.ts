import { createHash } from 'node:crypto'
import { type BrowserWindow, Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { chooserPack, lockedTexts, packSaying, pointsOf, startedPack } from '../../tests/support/packs.ts'
import { checklistIds } from '../content/checklist-ids.ts'
import { mobileSheet } from './mobile.server.ts'
import type { Pack } from './pack.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
const fileOf = (pack: Pack) => mobileSheet(pack, sha256)
const pack = startedPack(['hvac'])
const between = (markup: string, tag: string) => markup.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0] ?? ''

describe('the phone file', () => {
  it('holds every point: what to look at, what good is, and both sentences', () => {
    const page = open(fileOf(pack))
    const points = [...page.document.querySelectorAll('[data-point]')]
    expect(points).toHaveLength(47)
    points.forEach((point, index) => {
      const { check, pass, say, es } = pointsOf(pack)[index] ?? { check: '', pass: '', say: '', es: '' }
      for (const text of [check, pass, say, es]) expect(point.textContent.replaceAll('\u00a0', ' ')).toContain(text)
    })
    expect(page.document.querySelectorAll('[data-say][lang=es]')).toHaveLength(47)
  })

  it('asks the network for nothing', () => {
    const markup = fileOf(pack)
    const addresses = markup.match(/(?:src|href|action|srcset|poster)="[^"]*"/g) ?? []
    expect(addresses.filter((address) => !address.startsWith('href="#'))).toEqual(['href="https://www.example.org"'])
    expect(markup).not.toMatch(/<link|<img|<iframe|@import|fetch\(|XMLHttpRequest|url\((?!"?data:)/)
  })

  it('allows exactly its own script and style, by their hashes', () => {
    const markup = fileOf(pack)
    expect(markup.match(/<script/g)).toHaveLength(1)
    const policy = open(markup).document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? ''
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
    const { document } = open(fileOf(packSaying(hostile)))
    expect(document.querySelectorAll('script')).toHaveLength(1)
    expect(document.querySelectorAll('img')).toHaveLength(0)
    expect(document.querySelector('h1')?.textContent).toBe(hostile)
  })

  it('holds no locked text as a chooser pack, and says what it is', () => {
    const text = open(fileOf(chooserPack())).document.body.textContent
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

/** Eight points do what forty-seven do, and sooner. */
const short: Pack = {
  ...pack,
  sheets: pack.sheets.map((sheet) => ({
    ...sheet,
    items: [0, 1, 6, 9]
      .flatMap((index) => sheet.items[index] ?? [])
      .map((item) => ({ ...item, points: item.points.slice(0, 2) })),
  })),
}

describe('the phone file in use', () => {
  it('counts, judges a reading in words, and takes an answer back on a second tap', () => {
    const { document, point } = running()
    tap(point(0), 'good')
    tap(point(1), 'problem')
    expect(document.querySelector('#progress-words')?.textContent).toBe('2 of 8 · 1 to fix')
    tap(point(0), 'good')
    expect(document.querySelector('#progress-words')?.textContent).toBe('1 of 8 · 1 to fix')
    const reading = document.querySelector('[data-reading][data-min="36"]')
    type(reading, '3')
    expect(reading?.closest('[data-point]')?.querySelector('output')?.textContent).toBe(
      'Outside the band: ask why, and note the answer.',
    )
    type(reading, 'wide')
    expect(reading?.closest('[data-point]')?.querySelector('output')?.textContent).toBe('Write a number.')
    type(reading, '36,0')
    expect(reading?.closest('[data-point]')?.querySelector('output')?.textContent).toBe('Inside the band.')
  })

  it('has ticks, readings and notes back when it is opened again', () => {
    const store = new Map<string, string>()
    const first = running(store)
    tap(first.point(0), 'na')
    type(first.document.querySelector('[data-reading]'), '12')
    type(first.document.querySelector('[data-note]'), 'asked for "the" <paper>')
    expect([...store.keys()]).toContain('home-quality/1234/hvac')
    const again = running(store)
    expect(again.point(0)?.querySelector('input:checked')?.getAttribute('value')).toBe('na')
    expect(typedInto(again.document.querySelector('[data-reading]'))).toBe('12')
    expect(typedInto(again.document.querySelector('[data-note]'))).toBe('asked for "the" <paper>')
  })

  it('keeps them under the key and in the shape that files downloaded long ago have', () => {
    const [first, second] = pointsOf(short)
    const [item] = short.sheets.flatMap(({ items }) => items)
    if (!first || !second || !item) throw new Error('the pack has points')
    const key = 'home-quality/1234/hvac'
    const kept = { answers: { [first.id]: 'problem' }, readings: {}, notes: { [item.id]: 'asked' }, open: [item.id] }
    const store = new Map([[key, JSON.stringify(kept)]])
    const { document, point } = running(store)
    expect(document.querySelector('#progress-words')?.textContent).toBe('1 of 8 · 1 to fix')
    tap(point(1), 'good')
    expect(JSON.parse(store.get(key) ?? '')).toEqual({ ...kept, answers: { ...kept.answers, [second.id]: 'good' } })
  })

  it('has the same items unfolded when it is opened again, whatever a filter unfolded meanwhile', () => {
    const store = new Map<string, string>()
    const unfolded = (page: Page) => [...page.querySelectorAll('[data-item]')].map((item) => item.hasAttribute('open'))
    const { document } = running(store)
    expect(unfolded(document).filter(Boolean)).toHaveLength(1)
    fold(document.querySelectorAll('[data-item]')[0], false)
    fold(document.querySelectorAll('[data-item]')[3], true)
    choose(document.querySelector('#show'), 'open')
    expect(unfolded(document).every(Boolean)).toBe(true)
    choose(document.querySelector('#show'), '')
    const onlyTheFourth = Array.from({ length: 4 }, (_, index) => index === 3)
    expect(unfolded(document)).toEqual(onlyTheFourth)
    expect(unfolded(running(store).document)).toEqual(onlyTheFourth)
  })

  it('copies what is to fix first, with its number, reading and notes', async () => {
    const { document, point, copied } = running()
    const measured = pointsOf(short).findIndex((one) => one.value?.min === 36)
    tap(point(measured), 'problem')
    type(point(measured)?.querySelector('[data-reading]') ?? null, '3')
    tap(point(0), 'good')
    type(document.querySelector('[data-note]'), 'will change the contract')
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
      ).toBe('0 of 8 · 0 to fix')
  })

  it('works and says so when the browser refuses to store', () => {
    const { document, point } = running(null)
    tap(point(0), 'good')
    expect(document.querySelector('#progress-words')?.textContent).toBe('1 of 8 · 0 to fix')
    expect(document.querySelector('#storage-note')?.hasAttribute('hidden')).toBe(false)
  })

  it('shows one stage of the job at a time', () => {
    const { document } = running()
    choose(document.querySelector('#show'), 'at-handover')
    const shown = [...document.querySelectorAll('[data-item]')].filter((item) => !item.classList.contains('off'))
    expect(shown.length).toBeGreaterThan(0)
    for (const item of shown) expect(item.getAttribute('data-phase')).toBe('at-handover')
    choose(document.querySelector('#show'), '')
    expect(document.querySelectorAll('[data-item].off')).toHaveLength(0)
  })
})

type Page = BrowserWindow['document']
type Found = ReturnType<Page['querySelector']>

function open(markup: string): BrowserWindow {
  const window = new Window({ url: 'file:///sheet.html' })
  window.document.write(markup)
  return window
}

/** The file with its script at work, on a storage of our own; null stands for a browser that refuses one. */
function running(store: Map<string, string> | null = new Map()) {
  const markup = fileOf(short)
  const window = open(markup)
  const storage = {
    getItem: (key: string) => store?.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!store) throw new DOMException('refused', 'SecurityError')
      store.set(key, value)
    },
    removeItem: (key: string) => store?.delete(key),
  }
  const copied: string[] = []
  const navigator = { clipboard: { writeText: async (text: string) => void copied.push(text) } }
  const { document, HTMLElement, HTMLInputElement, HTMLSelectElement } = window
  const names = { document, navigator, localStorage: storage, HTMLElement, HTMLInputElement, HTMLSelectElement }
  new Function(...Object.keys(names), between(markup, 'script'))(...Object.values(names))
  return { document, copied, point: (index: number) => document.querySelectorAll('[data-point]')[index] }
}

const tap = (point: Found | undefined, answer: string) => click(point?.querySelector(`input[value=${answer}]`))

function click(found: Found | undefined) {
  if (found && 'click' in found && typeof found.click === 'function') found.click()
}

function fold(item: Found | undefined, open: boolean) {
  if (!item) throw new Error('no such item')
  Object.assign(item, { open })
  const window = item.ownerDocument.defaultView
  if (window) item.dispatchEvent(new window.Event('toggle'))
}

function type(field: Found, text: string) {
  if (!field) throw new Error('no such field')
  Object.assign(field, { value: text })
  const window = field.ownerDocument.defaultView
  if (window) field.dispatchEvent(new window.Event('input', { bubbles: true }))
}
const choose = type
const typedInto = (field: Found) => (field && 'value' in field ? field.value : undefined)
