import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadContent } from '../../src/content.server.ts'

const { content } = loadContent('content')
if (!content) throw new Error('the content has faults')

/** Everything that we publish, as it stands in its files, without the list of what we do not say. */
const files = globSync('content/**/*.{yml,md}')
  .filter((file) => !file.endsWith('avoid.yml'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** The words of a point, or of an article. */
function wordsOf(place: string): string {
  const [trade, id] = place.split('/')
  const point = content?.checklists
    .find((checklist) => checklist.id === trade)
    ?.items.flatMap(({ points }) => points)
    .find((one) => one.id === id)
  if (point) return [point.check, point.pass, point.say, point.es, point.source].join('\n')
  const article = content?.articles.find((one) => one.id === place)
  if (article) return [article.summary, article.markdown, ...article.sources].join('\n')
  throw new Error(`there is no ${place}; a public copy has blanks for paid points`)
}

describe('what a reader may rely on', () => {
  it.each([
    ['a plastic drain is tested with water, never with air', 'plumbing/drain-test-photo', /Water only/],
    [
      'mortar is pressed flat, with corners and edges covered',
      'remodeling/mortar-coverage',
      /pressed flat.*corners and edges/,
    ],
    ['mortar is pressed flat in the article too', 'remodeling-hold-points', /Mortar pressed flat/],
    [
      'the contract sets how level a counter is',
      'remodeling/cabinets-level',
      /tolerance in your contract.*fine-work target/,
    ],
    ['and nobody else is named for it', 'remodeling/cabinets-level', /good-practice$/],
    [
      'the contract sets how level a counter is, in the article too',
      'remodeling-hold-points',
      /tolerance in your contract/,
    ],
    [
      'an A-4 well driller is not turned away',
      'well/driller-and-pump-licenses',
      /A-4 Drilling.*look the class’s scope up on roc\.az\.gov/,
    ],
    [
      'an A-4 well driller is not turned away by the well article',
      'private-well-records-and-tests',
      /A-4 Drilling.*scope up/,
    ],
    [
      'an A-4 well driller is not turned away by the license article',
      'roc-license-check',
      /\| A-,.*A-4 Drilling may be/,
    ],
    ['a flood test counts what dry air takes', 'remodeling/flood-test', /cover the pan[\s\S]*cup of water/],
    ['a flood test is covered in Spanish too', 'remodeling/flood-test', /tapada/],
    [
      'a flood test counts what dry air takes, in the article too',
      'remodeling-hold-points',
      /cover it, or set a straight cup/,
    ],
    [
      'Kitec was sold until about 2005 to 2007',
      'water-pressure-and-hard-water',
      /Kitec.*Sale stopped about 2005 to 2007/,
    ],
    ['a blank space can undo a solar agreement', 'solar/right-to-cancel', /No blanks.*until the system is installed/],
    ['a blank space is asked for in Spanish too', 'solar/right-to-cancel', /espacio en blanco/],
    [
      'blanks and disclosures stand in A.R.S. 44-1763',
      'solar-contract-to-approval',
      /44-1763: Arizona statute on signing, blank spaces, disclosures/,
    ],
    ['A.R.S. 44-1764 is about the utility', 'solar-contract-to-approval', /44-1764 is about the utility/],
    [
      'on a pool everything is paid before start-up, and the bond is the remedy',
      'pool/pool-payment-stages',
      /before the interior finish, so a bond/,
    ],
    ['the bond is asked for in Spanish too', 'pool/pool-payment-stages', /fianzas/],
    ['the payment article says the same of pools', 'payment-schedules', /the bond is the remedy/i],
  ])('%s: %s', (_, place, words) => {
    expect(wordsOf(place)).toMatch(words)
  })

  it.each([
    ['5 psi of air on a drain', /psi of air, held/],
    ['mortar spread in even ridges', /even ridges/],
    ['a Kitec recall', /Kitec.{0,200}recall|fittings (were )?recalled/is],
    ['44-1764 for disclosures', /44-1764[^.\n]*\n?[^.\n]*disclos/],
    ['that only R-53 or CR-53 drill wells', /commonly R-53 or CR-53/],
    ['that a counter must be level within 1/8 in in 8 ft', /(At most|within) 1\/8 in (off level )?(in|over) 8 ft/],
    ['that water is still at the mark in an open pan', /water is still at the mark/],
  ])('nothing says %s', (_, words) => {
    expect(files.filter(({ text }) => words.test(text)).map(({ file }) => file)).toEqual([])
  })
})
