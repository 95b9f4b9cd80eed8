import { describe, expect, it } from 'vitest'
import { all, library, openPage, words } from '../../tests/support/rendered-page.ts'
import { site } from '../../tests/support/site.ts'

const pool = 'Pool barriers in Arizona: the numbers to measure'
const cardsOf = async () =>
  all((await openPage('/education')).main, 'li').filter((card) => words(card).includes('Read the article'))

describe('the articles', () => {
  it('are a grid of cards: category badge, read time in minutes, title, summary', async () => {
    const cards = await cardsOf()
    expect(cards).toHaveLength(library.list().length)
    expect(words((await openPage('/education')).main)).toContain(`${cards.length} articles`)
    const first = words(cards.find((card) => words(card).includes(pool)))
    expect(first).toContain('Pool')
    expect(first).toMatch(/\d+ min read/)
    expect(first).toContain('State law sets the height')
  })

  it('have pictures chosen by keywords in the category or title, otherwise a default one', async () => {
    const cards = await cardsOf()
    const drawing = (title: string) =>
      cards.find((card) => words(card).includes(title))?.querySelector('svg')?.innerHTML ?? ''
    const drawn = [
      'A new AC in Phoenix',
      'Solar: from the contract',
      'Water pressure and hard water',
      'A private well near Phoenix',
      pool,
      'Your electrical panel',
      'Home network wiring',
      'Drip irrigation',
      'Lien waivers in Arizona',
    ].map(drawing)
    expect(new Set(drawn).size).toBe(9)
    expect(drawing('Smart home: who owns')).toBe(drawn[6])
    expect(drawing('Permits in the Valley')).toBe(drawn[8])
  })

  it('stand in the HTML of their address whole, with title, description, canonical link and structured data', async () => {
    const { html, document, status } = await openPage('/education?article=pool-barrier-numbers')
    const address = `${site.publicUrl}/education?article=pool-barrier-numbers`
    expect(status).toBe(200)
    expect(document.title).toBe(pool)
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(
      /^State law sets the height/,
    )
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address)
    expect(words(document.querySelector('dialog h1'))).toBe(pool)
    const article = library.find('pool-barrier-numbers')
    const paragraphs = (article?.content ?? '').split('\n\n').filter((block) => /^[A-Z][^*[\]`\n]+$/.test(block))
    expect(paragraphs.length).toBeGreaterThan(2)
    const shown = all(document, 'dialog p').map(words)
    for (const paragraph of paragraphs) expect(shown).toContain(paragraph)
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(([, json = '']) =>
      JSON.parse(json),
    )
    expect(data.find((one) => one['@type'] === 'Article')).toMatchObject({
      headline: pool,
      url: address,
      dateModified: article?.reviewed,
    })
  })

  it('can be left without script: the way back is a form that leads to the list', async () => {
    const { document } = await openPage('/education?article=pool-barrier-numbers')
    const back = all(document, 'dialog button').find((button) => words(button) === 'Back to Articles')
    expect(back?.closest('form')?.getAttribute('action')).toBe('/education')
  })
})
