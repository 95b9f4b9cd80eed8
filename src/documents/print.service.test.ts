import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { chooserPack, lockedTexts, packSaying, pointsOf, startedPack } from '../../tests/support/packs.ts'
import { printSheet } from './print.ts'

function open(markup: string) {
  const { document } = new Window()
  document.write(markup)
  return document
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the print file', () => {
  const pack = startedPack(['hvac'])
  const page = open(printSheet(pack))

  it('holds every point with its three marks, and a place for the photo number', () => {
    const rows = [...page.querySelectorAll('.points > li')]
    expect(rows).toHaveLength(47)
    rows.forEach((row, index) => {
      const { check, pass, say, es } = pointsOf(pack)[index] ?? { check: '', pass: '', say: '', es: '' }
      for (const text of [check, pass, say, es]) expect(plain(row.textContent)).toContain(text)
      expect([...row.querySelectorAll('.mark p')].map((mark) => mark.textContent.trim())).toEqual([
        'Good',
        'Problem',
        'N/A',
      ])
      expect(row.querySelector('.photo')?.textContent).toBe('Photo')
    })
  })

  it('gives a box for the reading exactly where a point has a value, and two lines where it is read twice', () => {
    const withValue = pointsOf(pack).filter((point) => point.value && !point.value.over)
    const twice = pointsOf(pack).filter((point) => point.value?.over)
    expect(page.querySelectorAll('.reading i')).toHaveLength(withValue.length)
    expect(twice.length).toBeGreaterThan(0)
    expect(page.querySelectorAll('.taken')).toHaveLength(2 * twice.length)
  })

  it('gives every item a line for notes, and ends with what to put right and the signatures', () => {
    const items = [...page.querySelectorAll('article')]
    expect(items).toHaveLength(10)
    for (const item of items) expect(item.querySelectorAll('hr')).toHaveLength(1)
    expect(page.querySelectorAll('.fixes tbody tr')).toHaveLength(10)
    expect(page.querySelector('.signatures')?.textContent).toMatch(/Homeowner, signature.*Contractor, signature/s)
  })

  it('is set in type that can be read on paper: the checks in 9 points, and nothing under 8.5', () => {
    const [style = ''] = printSheet(pack).match(/<style>.*?<\/style>/s) ?? []
    const sizes = [...style.matchAll(/\bfont(?:-size)?:\s*([\d.]+)pt/g)].map(([, size]) => Number(size))
    expect(sizes.length).toBeGreaterThan(8)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8.5)
    expect(style).toMatch(/html\s*{\s*font:\s*9pt/)
    expect(style).not.toMatch(/\.(points|check|text)\s*{[^}]*font/)
  })

  it('holds no script and asks the network for nothing', () => {
    const markup = printSheet(pack)
    expect(markup).not.toMatch(/<script|\son\w+=|javascript:|@import|<link|<img|<iframe/i)
    expect(markup.match(/url\((?!"?data:)/g)).toBeNull()
    expect(page.querySelectorAll('[src], [href]')).toHaveLength(0)
  })

  it('names the checklist and the buyer at the foot of every page, whatever the name holds', () => {
    const [style = ''] = printSheet(packSaying('</style>"}')).match(/<style>.*?<\/style>/s) ?? []
    const footer = style.match(/@bottom-left { content: "(.*?)"/)?.[1] ?? ''
    const text = footer.replace(/\\([0-9a-f]+) /g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    expect(text).toMatch(/^<\/style>"} · <\/style>"} · Licensed to the holder of the code ending 1234/)
    expect(style).toMatch(/#hvac { page: sheet-hvac }\s*<\/style>$/)
  })

  it('marks every Spanish sentence as Spanish', () => {
    expect(page.querySelectorAll('[lang=es]')).toHaveLength(47)
  })

  it('holds no locked text as a chooser pack, and says what it is', () => {
    const text = open(printSheet(chooserPack())).body.textContent
    expect(text).toContain('You have not started a project yet')
    for (const locked of lockedTexts()) expect(text).not.toContain(locked)
    expect(text).not.toContain('Signatures')
  })

  it('keeps hostile text inert', () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`
    const made = open(printSheet(packSaying(hostile)))
    expect(made.querySelectorAll('script, img')).toHaveLength(0)
    expect(made.querySelector('h1')?.textContent).toBe(hostile)
  })
})
