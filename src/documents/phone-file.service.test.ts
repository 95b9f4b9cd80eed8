import { createHash } from 'node:crypto'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { lockedIn } from '../../tests/support/locked-text.ts'
import { chooserPack, packSaying, pointsOf, startedPack, textsOf } from '../../tests/support/packs.ts'
import siteStyle from '../ui/styles/app.css?inline'
import type { Pack } from './pack.ts'
import { phoneFile } from './phone-file.server.tsx'

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
const fileOf = (pack: Pack) => phoneFile(pack, sha256)
const pack = startedPack(['hvac'])
const markup = fileOf(pack)

const scriptOf = (markup: string) => /<script>(.*)<\/script>\n<\/body>/s.exec(markup)?.[1] ?? ''
const styleOf = (markup: string) => /<style>(.*?)<\/style>/s.exec(markup)?.[1] ?? ''
const withoutPrograms = (markup: string) => markup.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')

/** The names of classes for which a stylesheet has rules. */
const classesOf = (style: string): Set<string> =>
  new Set([...style.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', '')))

function openFile(markup: string) {
  const window = new Window({ url: 'file:///sheet.html' })
  window.document.write(markup)
  return window.document
}

/** As it is read without script. */
function textOf(pack: Pack): string {
  const { body } = openFile(withoutPrograms(fileOf(pack)))
  return body.textContent.replaceAll(/\s+/g, ' ')
}

const plainOf = (text: string) => text.replaceAll(/\s+/g, ' ')

describe('the phone file as it is read without script', () => {
  const text = textOf(pack)

  it('says so first, and where the page is', () => {
    expect(text).toMatch(/Here it can only be read\..*: https:\/\/www\.example\.org\/checklist\/hvac\/visit/)
    expect(textOf(chooserPack())).toMatch(/Here it can only be read\..*: https:\/\/www\.example\.org\/checklist(?!\/)/)
  })

  it('holds every point: what to look at, what good is, and both sentences, none of them folded away', () => {
    for (const point of pointsOf(pack))
      for (const part of textsOf(point)) expect(plainOf(text)).toContain(plainOf(part))
    expect(withoutPrograms(markup).match(/<details class="phone-item" open=""/g)).toHaveLength(10)
    expect(withoutPrograms(markup).match(/lang="es"/g)?.length).toBeGreaterThanOrEqual(47)
  })

  it('ends what a point rests on with one period, where the basis is a sentence too', () => {
    expect(text).not.toMatch(/[^.]\.\.[^.]/)
  })

  it('has each case of a reading with its band, and both readings of a pair', () => {
    const over = { called: 'Gauge', reads: 'The psi.', minutes: 15, counts: 'fall', change: 'psi lost' } as const
    const both = { en: 'Far enough', es: 'Lejos' }
    const cases = [
      { id: 'single', name: { en: 'Single-wall', es: 'Pared sencilla' }, good: both, min: 6 },
      { id: 'double', name: { en: 'Double-wall', es: 'Pared doble' }, good: both, min: 1 },
    ]
    const text = textOf({
      ...pack,
      sheets: pack.sheets.map(({ checklist, items: [item] }) => ({
        checklist,
        items: item
          ? [
              {
                ...item,
                points: item.points.slice(0, 2).map((point, at) => ({
                  ...point,
                  ...(at === 0
                    ? { good: undefined, cases, value: { unit: 'in' } }
                    : { value: { unit: 'psi', max: 0, over } }),
                })),
              },
            ]
          : [],
      })),
    })
    expect(text).toContain('Single-wall: at least 6 in; Double-wall: at least 1 in')
    expect(text).toContain('Gauge: Good band: at most 0 psi lost in 15 min')
  })

  it('holds no locked text as a chooser pack, and says what it is', () => {
    expect(textOf(chooserPack())).toContain('You have not started a project yet')
    expect(lockedIn(fileOf(chooserPack()))).toEqual([])
  })
})

describe('the phone file', () => {
  it('asks the network for nothing', () => {
    const page = withoutPrograms(markup)
    const addresses = page.match(/(?:src|href|action|srcset|poster)="[^"]*"/g) ?? []
    const sources = pointsOf(pack).flatMap(({ source }) => (source.url ? [`href="${source.url}"`] : []))
    expect(addresses.toSorted()).toEqual(
      [
        ...['', '/checklist/hvac/visit', '/my-visits'].map((path) => `href="https://www.example.org${path}"`),
        ...sources,
      ].toSorted(),
    )
    expect(page).not.toMatch(/<link|<img|<iframe/)
    expect(styleOf(markup)).not.toMatch(/@import|url\((?!"?data:)/)
  })

  it('allows exactly its own script and style, by their hashes, and nothing of the network', () => {
    const policy = openFile(markup).querySelector('meta[http-equiv]')?.getAttribute('content') ?? ''
    expect(policy).toContain(`script-src 'sha256-${sha256(scriptOf(markup))}'`)
    expect(policy).toContain(`style-src 'sha256-${sha256(styleOf(markup))}'`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('connect-src')
    expect(withoutPrograms(markup)).not.toMatch(/\sstyle="|\son\w+="/)
  })

  it('puts no text of the pack into its script', () => {
    expect(scriptOf(markup)).toBe(scriptOf(fileOf(packSaying('Other'))))
  })

  it('has a style for every class of its parts, also of those that come with an answer', () => {
    const [onSite, inFile] = [classesOf(siteStyle), classesOf(styleOf(markup))]
    // A look ahead, since of two backquotes nobody knows whether they begin or end a text.
    const texts = [...scriptOf(markup).matchAll(/(?=`([^`$]+)`)/g)].map(([, text = '']) => text.split(' '))
    const used = texts.filter((words) => words.length > 1 && words.every((word) => onSite.has(word))).flat()
    expect(used).toContain('appearance-none')
    expect([...new Set(used)].filter((name) => !inFile.has(name))).toEqual([])
  })

  it('keeps hostile text inert', () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror='alert(1)'></script><!--`
    const document = openFile(fileOf(packSaying(hostile)))
    expect(document.querySelectorAll('script')).toHaveLength(2)
    expect(document.querySelectorAll('img')).toHaveLength(0)
    expect(document.querySelector('h1')?.textContent).toBe(hostile)
    expect(JSON.parse(document.querySelector('#pack')?.textContent ?? '').siteName).toBe(hostile)
  })

  it('keeps every checklist apart: no id is there twice, whichever lists are in it', () => {
    const idsOnPage = [...withoutPrograms(fileOf(chooserPack())).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(idsOnPage).size).toBe(idsOnPage.length)
    const lists = startedPack().sheets
    const ids = lists.flatMap(({ checklist, items }) => [
      checklist.id,
      ...items.flatMap(({ id, points }) => [id, ...points.map((point) => point.id)]),
    ])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('of the hvac checklist weighs no more than 900 kB', () => {
    expect(markup.length).toBeLessThan(900_000)
  })
})
