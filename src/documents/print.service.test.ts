import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { lockedIn } from '../../tests/support/locked-text.ts'
import { chooserPack, packSaying, pointsOf, startedPack, textsOf } from '../../tests/support/packs.ts'
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
      for (const text of textsOf(pointsOf(pack)[index])) expect(plain(row.textContent)).toContain(text)
      expect([...row.querySelectorAll('.mark p')].map((mark) => mark.textContent.trim())).toEqual([
        'Good',
        'Problem',
        'Not applicable',
      ])
      expect(row.querySelector('.photo')?.textContent).toBe('Photo')
    })
  })

  it('gives a box for the reading exactly where a point has a value, and two lines where it is read twice', () => {
    const withValue = pointsOf(pack).filter((point) => point.value && !point.value.over)
    const twice = pointsOf(pack).filter((point) => point.value?.over)
    expect(page.querySelectorAll('.reading i')).toHaveLength(withValue.length)
    const inputs = withValue.flatMap(({ value }) => Object.values(value?.sum?.inputs ?? {}))
    expect(inputs.length).toBeGreaterThan(0)
    expect([...page.querySelectorAll('.input')].map((line) => plain(line.textContent))).toEqual(
      inputs.map(({ label, unit }) => `${label}, ${unit}`),
    )
    expect(twice.length).toBeGreaterThan(0)
    expect(page.querySelectorAll('.taken')).toHaveLength(2 * twice.length)
  })

  it('gives a box to tick for each case where what is good differs', () => {
    const cases = pointsOf(pack).flatMap((point) => point.cases ?? [])
    expect(cases.length).toBeGreaterThan(0)
    expect(page.querySelectorAll('.good .square')).toHaveLength(cases.length)
  })

  it('names the checks of each job at the front', () => {
    const rows = [...page.querySelectorAll('.by-job tr')].map((row) => plain(row.textContent))
    expect(rows).toHaveLength(pack.sheets[0]?.checklist.jobs.length ?? 0)
    for (const row of rows) expect(row).toMatch(/1\.1.*10\./)
  })

  it('gives every item a line for notes, and ends with what to put right and the signatures', () => {
    const items = [...page.querySelectorAll('article')]
    expect(items).toHaveLength(10)
    for (const item of items) expect(item.querySelectorAll('hr')).toHaveLength(1)
    expect(page.querySelectorAll('.fixes tbody tr')).toHaveLength(10)
    expect(page.querySelector('.signatures')?.textContent).toMatch(/Homeowner, signature.*Contractor, signature/s)
  })

  it('is set in type that can be read on paper: the names and what is good in 10.5 points, and nothing under 8.5', () => {
    const [style = ''] = printSheet(pack).match(/<style>.*?<\/style>/s) ?? []
    const sizes = [...style.matchAll(/\bfont(?:-size)?:\s*([\d.]+)pt/g)].map(([, size]) => Number(size))
    expect(sizes.length).toBeGreaterThan(8)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8.5)
    expect(style).toMatch(/html\s*{\s*font:\s*9pt/)
    for (const large of ['check', 'good'])
      expect(style).toMatch(new RegExp(`\\.${large}\\s*{\\s*font-size:\\s*10\\.5pt`))
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
    const replies = pointsOf(pack).flatMap(({ ifTheySay = [] }) => ifTheySay)
    expect(page.querySelectorAll('[lang=es]')).toHaveLength(47 + replies.length)
  })

  it('holds no locked text as a chooser pack, and says what it is', () => {
    const text = open(printSheet(chooserPack())).body.textContent
    expect(text).toContain('You have not started a project yet')
    expect(lockedIn(text)).toEqual([])
    expect(text).not.toContain('Signatures')
  })

  it('keeps hostile text inert', () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`
    const made = open(printSheet(packSaying(hostile)))
    expect(made.querySelectorAll('script, img')).toHaveLength(0)
    expect(made.querySelector('h1')?.textContent).toBe(hostile)
  })
})
