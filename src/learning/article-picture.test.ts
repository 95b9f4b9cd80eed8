import { describe, expect, it } from 'vitest'
import { pictureFor } from './article-picture.tsx'

const byCategory = (category: string) => pictureFor({ category, title: 'What to ask' })
const byTitle = (title: string) => pictureFor({ category: 'general', title })

describe('the picture of an article', () => {
  it.each([
    ['hvac', 'hvac'],
    ['solar', 'solar'],
    ['plumbing', 'plumbing'],
    ['well', 'well'],
    ['pool', 'pool'],
    ['electrical', 'electric'],
    ['smart-home', 'network'],
    ['networking', 'network'],
    ['irrigation', 'irrigation'],
  ])('follows the category %s', (category, picture) => expect(byCategory(category)).toBe(picture))

  it.each([
    ['HVAC in July', 'hvac'],
    ['Before you go solar', 'solar'],
    ['Plumbing behind the wall', 'plumbing'],
    ['A private well, tested', 'well'],
    ['Wells and septic tanks', 'well'],
    ['Payment caps for pools', 'pool'],
    ['Electric panels', 'electric'],
    ['A smart home that is yours', 'network'],
    ['The network in the attic', 'network'],
    ['Irrigation in caliche', 'irrigation'],
  ])('follows the title "%s" when the category says nothing', (title, picture) => expect(byTitle(title)).toBe(picture))

  it('follows the category before the title', () => {
    expect(pictureFor({ category: 'pool', title: 'Solar heat for your pool' })).toBe('pool')
  })

  it('is the default one for every other category and title', () => {
    for (const category of ['heating', 'welding', 'remodeling', 'general', ''])
      expect(byCategory(category)).toBe('default')
  })

  it('sees no well in words that only hold those letters', () => {
    for (const title of ['Dwellings and permits', 'Your swelling door', 'Ask this as well'])
      expect(byTitle(title), title).toBe('default')
  })
})
