import { beforeAll, describe, expect, it } from 'vitest'
import { content } from '../../../tests/support/content.ts'
import { type OpenPage, openPage, targets } from '../../../tests/support/rendered-page.ts'

let page: OpenPage
/** The report alone, as a parser reads it from the HTML that the service sends. */
let report: string
beforeAll(async () => {
  page = await openPage('/example-report')
  report = /<template shadowrootmode="open">(.*?)<\/template>/s.exec(page.html)?.[1] ?? ''
})
const { answers, title, facts } = content.exampleReport
const count = (wanted: string) => answers.filter(({ answer }) => answer === wanted).length

describe('the example of a report', () => {
  it('says on its face that nothing in it is real', () => {
    expect(report).toContain(title)
    expect(title).toContain('example')
    for (const fact of Object.values(facts)) expect(report).toContain(`<bdi>${fact}</bdi>`)
    for (const fact of Object.values(facts)) expect(fact).toMatch(/^\[Example .+\]$/)
  })

  it('has what was found, made by the program that makes every report', () => {
    expect(report).toContain(`<h2>To fix (${count('problem')})</h2>`)
    expect(report).toContain(`<h2>Good (${count('good')})</h2>`)
    expect(report).toContain('Inside the band.')
    expect(report).toContain('7 additional items are locked.')
    expect(report).toContain('Contractor signature')
  })

  it('calls nothing good that its reading speaks against', () => {
    expect(report).not.toMatch(/Outside the band|despite/i)
  })

  it('leads to its checklist, to all checklists and to the plans', () => {
    expect(targets(page.main)).toEqual(['/checklist/hvac', '/checklist', '/pricing'])
  })

  it.each(['/', '/pricing', '/checklist/hvac', '/checklist/pool', '/purchase'])('is linked from %s', async (path) => {
    const { main } = await openPage(path)
    expect(targets(main)).toContain('/example-report')
  })
})
