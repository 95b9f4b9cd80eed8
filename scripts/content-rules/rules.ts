/** The rules that keep the content true, in the order in which they are reported. Paths count from the repository's root. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import type { ChecklistContent } from '../../src/content/checklist-content.ts'
import { loadContent } from '../../src/content/content.server.ts'
import { type ContentFault, readYaml } from '../../src/content/content-file.server.ts'
import { figuresSchema } from '../../src/content/content-schema.ts'
import { alikePoints, idsTwice } from './alike.ts'
import { articleFaults } from './articles.ts'
import { avoidedWords, avoidSchema } from './avoid.ts'
import { type Band, faultyBands } from './bands.ts'
import { uncited } from './citations.ts'
import { figuresIn, groundless, groundsOf } from './figures.ts'
import { articlesWithoutBox, checklistsWithoutBox, pagesWithoutBox } from './money.ts'
import { markdownPassages, type Passage, pagePassages, pointsOf, yamlPassages } from './passages.ts'
import { shapeFaults } from './point-shape.ts'
import { readability } from './readability.ts'
import { spanishFaults } from './spanish.ts'
import { valueFaults } from './values.ts'

const isSlug = ({ text }: Passage) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
const isFront = ({ at }: Passage) => at.startsWith('front.')

/**
 * Reads everything that we publish and holds it against every rule: so `npm run check` does, and every build, and with it
 * every start after a change. `medians` are reading grades.
 */
export function checkContent() {
  const { content, faults: malformed } = loadContent('content')
  if (malformed) return { faults: malformed }
  const avoid = readYaml('content/avoid.yml', avoidSchema)
  const figures = readYaml('content/figures.yml', figuresSchema)
  if (avoid.faults ?? figures.faults) return { faults: [...(avoid.faults ?? []), ...(figures.faults ?? [])] }

  const checklists = read('content/checklists/*.yml', yamlPassages)
  const articles = read('content/articles/*.md', markdownPassages)
  const legal = read('content/legal/*.md', markdownPassages)
  const small = read(
    'content/{boxes,claims,equipment,fallback-articles,landing,plans,site,suppliers,riders/*}.yml',
    yamlPassages,
  )
  // Pages of the design system are drawn in development only.
  const pages = read('src/**/!(design-*|*.test).tsx', pagePassages)
  const sources = yamlPassages('content/sources.yml')
  const points = pointsOf(checklists.flat())
  const terms = yamlPassages('content/terms.yml')
  const english = [...checklists, terms, ...articles, ...legal, ...small, ...pages, sources]
    .flat()
    .filter(({ at }) => !at.endsWith('.es'))
  const { faults: hardToRead, medians } = readability(points, articles)

  const faults = [
    ...alikePoints(points),
    ...idsTwice(points),
    ...uncited(
      checklists.flat(),
      sources.map(({ text }) => text),
      'content/sources.yml',
    ),
    ...[...articles, ...legal].flatMap((passages) => {
      const own = passages.filter(isFront).filter(({ at }) => at.startsWith('front.sources'))
      const said = passages.filter((passage) => !isFront(passage))
      return uncited(
        said,
        own.map(({ text }) => text),
        'its own sources',
      )
    }),
    ...hardToRead,
    ...avoidedWords(english, avoid.value ?? []),
    ...figureFaults({ checklists, articles, legal, small, pages }),
    ...spanishFaults(points),
    ...checklists.flatMap((passages) => {
      const checklist = content.checklists.find(({ id }) => id === passages.find(({ at }) => at === 'id')?.text)
      return checklist
        ? [
            ...shapeFaults(checklist, passages, content.terms),
            ...faultyBands(passages, bandsOf(checklist)),
            ...valueFaults(checklist, passages),
          ]
        : []
    }),
    ...checklists.flatMap(checklistsWithoutBox),
    ...[...articles, ...legal].flatMap(articlesWithoutBox),
    ...pagesWithoutBox([...small, ...pages].flat(), (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')),
    ...articles.flatMap((passages) => {
      const file = passages[0]?.file
      return file ? articleFaults(passages, readFileSync(file, 'utf8')) : []
    }),
  ]
  return { content, faults, medians, points: points.length }
}

const read = (pattern: string, passagesOf: (file: string) => Passage[]): Passage[][] =>
  globSync(pattern)
    .sort()
    .map((file) => passagesOf(file))

/** Two checklists may name a point alike, so the bands are those of one. */
function bandsOf({ items }: ChecklistContent): ReadonlyMap<string, Band> {
  const points = items.flatMap((item) => item.points)
  return new Map(points.flatMap(({ id, value, cases }) => (value ? [[id, { ...value, cases }]] : [])))
}

type Texts = Record<'checklists' | 'articles' | 'legal' | 'small' | 'pages', Passage[][]>

/** Articles and legal texts bring their own grounds; pages, guides and the texts around check points rest on `content/figures.yml`. */
function figureFaults({ checklists, articles, legal, small, pages }: Texts): ContentFault[] {
  const registers = new Set(
    ['claims', 'cost-model', 'plans'].flatMap((name) => {
      const text = readFileSync(`content/${name}.yml`, 'utf8')
      return [
        ...yamlPassages(`content/${name}.yml`, text).flatMap((passage) => figuresIn(passage.text)),
        ...[...text.matchAll(/priceDollars: (\d+)|years: (\d+)/g)].map(([, dollars, years]) =>
          dollars ? `$${dollars}` : `${years} years`,
        ),
      ]
    }),
  )
  const withOwn = [...articles, ...legal].flatMap((passages) =>
    groundless(
      passages.filter(({ at }) => !/^front\.(sources|figures|reviewed|history|lastUpdated)/.test(at)),
      {
        grounds: groundsOf(passages),
        sources: passages.filter(({ at }) => at.startsWith('front.sources')).map(({ text }) => text),
      },
      registers,
    ),
  )
  const register = yamlPassages('content/figures.yml')
  const said = [
    ...checklists.flat().filter(({ at }) => !at.includes('.points.')),
    ...small.flatMap(withoutOwnGround),
    ...pages.flat().map((passage) => ({ ...passage, text: passage.text.replace(/\[[^\]\s]*\]/g, '') })),
  ].filter((passage) => !isSlug(passage))
  return [...withOwn, ...groundless(said, { grounds: groundsOf(register), sources: [] }, registers)]
}

/** An entry of the equipment guide that names its ground, and the parts of it that are headed as our own example, need no other. */
const withoutOwnGround = (passages: Passage[]): Passage[] => {
  const entryOf = (at: string) => at.replace(/\.?[^.]+$/, '')
  const grounded = new Set(passages.filter(({ at }) => at.endsWith('.ground')).map(({ at }) => entryOf(at)))
  return passages.filter(
    ({ file, at }) =>
      !/\/(claims|plans)\.yml$/.test(file) &&
      !grounded.has(entryOf(at)) &&
      !(file.endsWith('equipment.yml') && /^(comparison|labor|example)/.test(at)),
  )
}
