import type { Checklist, CheckPoint, Item } from '../checklists/checklist.ts'
import { goodLines, testLine } from '../checklists/checklist-words.ts'
import { conditionWords } from '../checklists/job-words.ts'
import { readingLine } from '../checklists/readings/reading-words.ts'
import { basisOf } from '../checklists/source-words.ts'
import type { Content } from '../content/content.server.ts'
import type { Plan } from '../content/content-schema.ts'
import { schemaOfRecords } from '../database/schema-copy.server.ts'
import { tableSql } from '../database/sql-text.ts'
import type { Article } from '../learning/article-calls.ts'

/** What the public copy may hold. Items come from the catalogue as anybody gets them, so a locked one cannot get in. */
export interface PublicContent {
  plans: Plan[]
  claims: Content['claims']
  boxes: Content['boxes']
  checklists: { checklist: Checklist; freeItems: Item[] }[]
  articles: Article[]
  equipment: Content['equipment']
  suppliers: Content['suppliers']
}

/**
 * The "database backup": the schema of the records with no record in it, and what everybody can read on the pages.
 * It is made from a new, empty database and never looks at the real one. The same content gives the same bytes.
 */
export async function publicDatabase(siteName: string, content: PublicContent): Promise<string> {
  const schema = await schemaOfRecords()
  return [
    `-- ${siteName.replaceAll('\n', ' ')}: the schema of the records and the public content, for SQLite 3.`,
    '-- There is no order, no access code and no text of a paid item in this file.',
    '-- Load it: sqlite3 copy.db < home-quality-public.sql',
    'begin;',
    ...schema,
    ...planTables(content),
    ...checklistTables(content),
    ...guideTables(content),
    'commit;',
    '',
  ].join('\n')
}

const planTables = ({ plans, claims, boxes }: PublicContent): string[] => [
  ...tableSql(
    'public_plans',
    plans.map(({ features: _, ...plan }) => plan),
  ),
  ...tableSql(
    'public_plan_features',
    plans.flatMap(({ planType, features }) => features.map(({ text, included }) => ({ planType, text, included }))),
  ),
  ...tableSql('public_claims', claims),
  ...tableSql('public_boxes', boxes),
]

function checklistTables({ checklists }: PublicContent): string[] {
  const items = checklists.flatMap(({ checklist, freeItems }) =>
    freeItems.map((item, place) => ({ checklist, checklistId: checklist.id, place: place + 1, ...item })),
  )
  return [
    ...tableSql(
      'public_checklists',
      checklists.map(({ checklist: { lookFor, stopWork, jobs, questions, outline, ...rest } }) => ({
        ...rest,
        lookFor: lookFor.join('\n'),
        jobs: jobs.map(({ name }) => name).join('\n'),
        questions: questions
          .map(({ ask, options }) => `${ask} ${options.map(({ name }) => name).join(' / ')}`)
          .join('\n'),
        outline: outline.map(({ title }) => title).join('\n'),
        stopWork: stopWork.map(({ item, why }) => `${why} (item ${item})`).join('\n'),
      })),
    ),
    ...tableSql(
      'public_checklist_items',
      items.map(({ points: _, terms: _terms, when, independentTest, checklist, ...item }) => ({
        ...item,
        onlyFor: conditionWords([when], checklist),
        independentTest: independentTest && testLine(independentTest).text,
      })),
    ),
    ...tableSql(
      'public_check_points',
      items.flatMap(({ checklist, checklistId, id: itemId, points }) =>
        points.map(({ value, box, late, when, source, drawing, tonight, stopWork: _, ...written }) => ({
          checklistId,
          itemId,
          ...textOf(written),
          late: late?.join(' '),
          onlyFor: conditionWords([when], checklist),
          source: source.name,
          sourceAt: source.at,
          sourceAbout: basisOf(source).about,
          sourceUrl: source.url,
          unit: value?.unit,
          atLeast: value?.min,
          atMost: value?.max,
          heldAgainst: value && readingLine({ ...value, cases: written.cases }).against,
          box: box?.id,
          drawnGood: drawing?.good.text,
          drawnBad: drawing?.bad.text,
        })),
      ),
    ),
  ]
}

/** The words of a point as they stand in a table, one text for each column. */
function textOf({ name, do: steps, good, cases = [], exceptions, more, ifTheySay, once, ...point }: PointText) {
  return {
    ...point,
    name: name.en,
    nameSpanish: name.es,
    steps: steps.join(' '),
    good: goodLines({ good, cases })
      .map(({ label, text }) => `${label}: ${text}`)
      .join('\n'),
    goodSpanish: [...(good ? [good] : cases.map((one) => one.good))].map(({ es }) => es).join('\n'),
    exceptions: exceptions?.join(' '),
    more: more?.join(' '),
    ifTheySay: ifTheySay?.map(({ they, say }) => `“${they}” ${say}`).join('\n'),
    onceMinutes: once?.minutes,
  }
}
type PointText = Omit<CheckPoint, 'value' | 'box' | 'late' | 'when' | 'source' | 'drawing' | 'tonight' | 'stopWork'>

const guideTables = ({ articles, equipment, suppliers }: PublicContent): string[] => [
  ...tableSql(
    'public_articles',
    articles.map(({ id, title, summary, category, readTime, reviewed, tags, sources, content }) => ({
      id,
      title,
      summary,
      category,
      readTime,
      reviewed,
      tags: tags.join('\n'),
      sources: sources.join('\n'),
      content,
    })),
  ),
  ...tableSql(
    'public_equipment_approved',
    equipment.categories.flatMap(({ id, approved }) => approved.map((entry) => ({ categoryId: id, ...entry }))),
  ),
  ...tableSql(
    'public_equipment_lesser_grade',
    equipment.categories.flatMap(({ id, lesserGrade }) => lesserGrade.map((entry) => ({ categoryId: id, ...entry }))),
  ),
  ...tableSql(
    'public_suppliers',
    suppliers.groups.flatMap(({ id, suppliers: list }) => list.map((supplier) => ({ groupId: id, ...supplier }))),
  ),
]
