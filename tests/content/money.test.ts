import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { articlesWithoutBox, checklistsWithoutBox, pagesWithoutBox } from '../../scripts/content-rules/money.ts'
import { markdownPassages, yamlPassages } from '../../scripts/content-rules/passages.ts'
import { passage, printed } from './passage.ts'

const item = (words: string, box = '') =>
  yamlPassages('content/checklists/pool.yml', `items:\n  - points:\n      - id: one\n        say: "${words}"\n${box}`)
const box = '        box: written-objection\n'
const article = (words: string) =>
  markdownPassages('content/articles/one.md', `---\ntags: [final payment]\n---\n${words}\n`)
const withBox = () => '<MoneyBox />'
const without = () => ''

describe('who is told to hold money back is told to write within 14 days', () => {
  it.each([
    'Have the papers before the final payment.',
    'The last 10% is due with the sheet.',
    'Hold back only what the fix costs.',
    'Hold about 10% to the end.',
    'The held-back share is 10%.',
    '10% is held to the end.',
    'Could we keep the last step open?',
    'It stays unpaid until then.',
    'You may withhold a part.',
    'Pay the last part when the two tests are done.',
    '¿Podemos dejar el último pago para el final?',
    '¿Puedo retener el resto?',
  ])('a point that says “%s” needs the box', (words) => {
    expect(printed(checklistsWithoutBox(item(words)))).toEqual([
      expect.stringMatching(/^content\/checklists\/pool\.yml:4: speaks of holding money back/),
    ])
    expect(checklistsWithoutBox(item(words, box))).toEqual([])
    expect(articlesWithoutBox(article(words))).toHaveLength(1)
    expect(articlesWithoutBox(article(`${words}\n\n[box: written-objection]`))).toEqual([])
    expect(pagesWithoutBox([passage(words, { file: 'src/site/one.tsx' })], without)).toHaveLength(2)
    expect(pagesWithoutBox([passage(words, { file: 'src/site/one.tsx' })], withBox)).toEqual([])
  })

  it.each([
    'Keep back while concrete is cut.',
    'Hold a tape across the steel.',
    'What stops when you do not pay?',
    '¿Cuántas válvulas de retención lleva?',
    'Write five pauses, called hold points.',
  ])('“%s” is no such thing', (words) => {
    expect(checklistsWithoutBox(item(words))).toEqual([])
    expect(articlesWithoutBox(article(words))).toEqual([])
  })

  it('the box at another item does not count', () => {
    const other = item('Tie it to the final payment.').map((one) => ({
      ...one,
      at: one.at.replace('items.0', 'items.1'),
    }))
    expect(checklistsWithoutBox([...item('Read the plate.', box), ...other])).toHaveLength(1)
  })

  it('the head of a checklist is content with the box at any item', () => {
    const head = passage('Check it before the final payment.', { at: 'description' })
    expect(checklistsWithoutBox([head, ...item('Read the plate.')])).toHaveLength(1)
    expect(checklistsWithoutBox([head, ...item('Read the plate.', box)])).toEqual([])
  })

  it('the plans page has it whatever it says', () => {
    expect(printed(pagesWithoutBox([], without))).toEqual([
      'src/purchase/pricing-page.tsx:1: sells the checklists without the box "written-objection"',
    ])
    expect(pagesWithoutBox([], (file) => readFileSync(file, 'utf8'))).toEqual([])
  })
})
