import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../support/business.ts'
import { content } from '../support/content.ts'
import { sqlite } from '../support/engines.ts'
import { canReadPdf, textOfPdf } from '../support/pdf-text.ts'
import { expectProblem, fieldsOf } from '../support/problem.ts'

const formats = ['pdf', 'mobile', 'print'] as const
const endings = { pdf: '.pdf', mobile: '-mobile.html', print: '-print.html' }
const types = { pdf: 'application/pdf', mobile: 'text/html; charset=utf-8', print: 'text/html; charset=utf-8' }

describe('downloads', () => {
  let shop: Business
  beforeAll(async () => {
    shop = await openBusiness(sqlite)
  })
  afterAll(() => shop.close())

  const download = (format: string, body: unknown) => shop.post(`/api/download-checklists/${format}`, body)
  const start = (accessCode: string, checklistId: string) => shop.post('/api/projects', { accessCode, checklistId })
  const nameOf = (response: Response) => response.headers.get('content-disposition')

  it.each(formats)('give a good code its started checklist as %s, named with the format', async (format) => {
    const { accessCode } = await shop.order('basic')
    await start(accessCode, 'hvac')
    const response = await download(format, { accessCode })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(types[format])
    expect(nameOf(response)).toBe(`attachment; filename="hvac-checklist${endings[format]}"`)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 15).toString()).toMatch(format === 'pdf' ? /^%PDF-/ : /^<!doctype html/i)
    expect(bytes.length).toBeGreaterThan(10_000)
    expect(bytes.toString('latin1')).not.toContain(accessCode.slice(-20))
  })

  it.each(formats)('give a code that has started nothing the chooser pack as %s, and spend nothing', async (format) => {
    const { accessCode } = await shop.order('basic')
    const response = await download(format, { accessCode })
    expect(response.status).toBe(200)
    expect(nameOf(response)).toBe(`attachment; filename="home-quality-chooser-pack${endings[format]}"`)
    if (format !== 'pdf') {
      const html = await response.text()
      expect(content.checklists.filter((each) => !html.includes(each.title))).toEqual([])
    }
    const access = await (await shop.post('/api/verify-access', { accessCode })).json()
    expect(access).toMatchObject({ projectsRemaining: 1, projects: [] })
  })

  it('give all started checklists in one file, or the one that is asked for', async () => {
    const { accessCode } = await shop.order('qualitechnician')
    await start(accessCode, 'hvac')
    await start(accessCode, 'pool')
    const both = await download('print', { accessCode })
    expect(nameOf(both)).toBe('attachment; filename="home-quality-checklists-print.html"')
    const one = await download('print', { accessCode, checklistId: 'pool' })
    expect(nameOf(one)).toBe('attachment; filename="pool-checklist-print.html"')
    const titles = (html: string) =>
      content.checklists.filter((each) => html.includes(each.title)).map((each) => each.id)
    expect(titles(await both.text())).toEqual(['hvac', 'pool'])
    expect(titles(await one.text())).toEqual(['pool'])
  })

  it('follow what the order holds: no file is given again that says less, or another day', async () => {
    const { accessCode } = await shop.order('qualitechnician')
    const names = async (format: string) => nameOf(await download(format, { accessCode }))
    expect(await names('print')).toContain('chooser-pack')
    await start(accessCode, 'hvac')
    expect(await names('print')).toContain('hvac-checklist')
    await start(accessCode, 'pool')
    expect(await names('print')).toContain('home-quality-checklists')
    expect(await (await download('print', { accessCode })).text()).toContain('November 20, 2026')
    shop.setNow(new Date('2026-11-22T18:00:00Z'))
    expect(await (await download('print', { accessCode })).text()).toContain('Made on November 22, 2026')
    shop.setNow(new Date('2026-11-20T18:00:00Z'))
  })

  it('are made for a buyer while another order asks for forty at once, from wherever', async () => {
    const [greedy, honest] = [await shop.order('qualitechnician'), await shop.order('basic')]
    for (const id of ['hvac', 'pool']) await start(greedy.accessCode, id)
    const many = Array.from({ length: 40 }, (_, n) =>
      download('pdf', { accessCode: greedy.accessCode, ...(n % 2 === 0 && { checklistId: 'pool' }) }),
    )
    const other = await download('pdf', { accessCode: honest.accessCode })
    expect(other.status).toBe(200)
    for (const { status } of await Promise.all(many)) expect([200, 503]).toContain(status)
  })

  it('refuse with 409 a checklist that is not started', async () => {
    const { accessCode } = await shop.order('qualitechnician')
    await start(accessCode, 'hvac')
    for (const format of formats)
      await expectProblem(await download(format, { accessCode, checklistId: 'solar' }), 409, 'not-started')
  })

  it('refuse an unknown checklist and an unknown format with 404', async () => {
    const { accessCode } = await shop.order('basic')
    await expectProblem(await download('pdf', { accessCode, checklistId: 'roofing' }), 404, 'checklist-not-found')
    for (const format of ['docx', 'PDF', 'html', '__proto__', 'constructor', '..%2fpdf', 'pdf%00'])
      await expectProblem(await download(format, { accessCode }), 404, 'unknown-format')
    const bad = await expectProblem(await download('pdf', { accessCode, checklistId: '../x' }), 400, 'invalid-request')
    expect(fieldsOf(bad)).toEqual(['checklistId'])
  })

  it('refuse a bad code with 401, whatever else is asked', async () => {
    for (const body of [{ accessCode: 'x' }, { accessCode: 'HQP-BASIC-12345678901234567894', checklistId: 'hvac' }])
      await expectProblem(await download('pdf', body), 401, 'invalid-access-code')
    await expectProblem(await download('docx', { accessCode: 'x' }), 401, 'invalid-access-code')
  })

  it('tell the same words in every format', async () => {
    const { accessCode } = await shop.order('basic')
    await start(accessCode, 'welding')
    const words = (text: string) =>
      text
        .replace(/<\/?span[^>]*>/g, '')
        .replace(/&#39;|&apos;|’/g, "'")
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
    const checks = content.checklists
      .find((each) => each.id === 'welding')
      ?.items.flatMap((item) => item.points.map((point) => words(point.name.en)))
    expect(checks?.length).toBeGreaterThan(37)
    for (const format of ['mobile', 'print']) {
      const html = words(await (await download(format, { accessCode })).text())
      expect(checks?.filter((check) => !html.includes(check))).toEqual([])
    }
    if (!canReadPdf) return
    const pdf = await (await download('pdf', { accessCode })).arrayBuffer()
    // The words beside the two squares of a check point are decoration, which pdftotext reads amid the lines next to them.
    const letters = (text: string) => text.replace(/\b(Good|Problem)\b|[^\p{L}\p{N}]/gu, '')
    const text = letters(textOfPdf(new Uint8Array(pdf)))
    expect(checks?.filter((check) => !text.includes(letters(check)))).toEqual([])
  })
})
