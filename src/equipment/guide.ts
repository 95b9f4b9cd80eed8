import type { EquipmentContent } from '../content/equipment/equipment-content.ts'

/** Works out what nobody types: stars from the criteria met, sums from payments, dollars from hours. */
export function composeGuide(content: EquipmentContent) {
  const { whatMakesTopGrade, rankings, comparisons, labor, examples, ...asWritten } = content
  return {
    ...asWritten,
    topGrade: whatMakesTopGrade,
    rankings: rankings.map(({ criteria, entries, ...ranking }) => ({
      ...ranking,
      criteria: criteria.map(({ text }) => text),
      criterionNames: criteria.map(({ name }) => name),
      entries: entries.map(({ met, ...entry }) => ({
        ...entry,
        stars: met.length,
        meets: criteria.flatMap(({ id }, place) => (met.includes(id) ? [place + 1] : [])),
      })),
    })),
    comparisons: comparisons.map(({ options, ...comparison }) => ({
      ...comparison,
      options: options.map(({ repairs, ...option }) => ({
        ...option,
        serviceCalls: repairs.length,
        repairs: summed(repairs),
      })),
    })),
    labor: {
      ...labor,
      budget: priced(labor.budget, labor.dollarsPerHour),
      professional: priced(labor.professional, labor.dollarsPerHour),
    },
    examples: examples.map((example) => {
      const budget = { label: example.budget.label, ...summed(example.budget.payments) }
      const professional = { label: example.professional.label, ...summed(example.professional.payments) }
      return { ...example, budget, professional, difference: budget.total - professional.total }
    }),
  }
}

/** One row of the table of a trade, whether its line is approved or ranked. */
export interface Line {
  brand: string
  line: string
  isProductType: boolean
  /** Of the ranking of the trade, by brand; `undefined` where it is not ranked. */
  stars: { meets: readonly number[]; criteria: readonly string[] } | undefined
  lasts: string | undefined
  /** The mark or figure that stands on the product. */
  lookFor: string | undefined
  warranty: string | undefined
  ground: string
  /** On which the ground was held against its source: YYYY-MM-DD. */
  checked: string | undefined
}

/** What the page of one trade shows; `undefined` where no trade has this id. */
export function tradeOf(guide: Guide, id: string) {
  const trade = guide.trades.find((one) => one.id === id)
  if (!trade) return undefined
  const category = guide.categories.find((one) => one.id === trade.category)
  const ranking = guide.rankings.find((one) => one.id === trade.ranking)
  return {
    ...trade,
    category,
    ranking,
    lines: category ? approvedLines(category, ranking) : rankedLines(ranking),
    comparison: guide.comparisons.find((one) => one.id === trade.comparison),
    example: guide.examples.find((one) => one.id === trade.example),
  }
}
export type Trade = NonNullable<ReturnType<typeof tradeOf>>

function approvedLines({ approved }: EquipmentCategory, ranking: Ranking | undefined): Line[] {
  return approved.map(({ brand, model, lasts, rating, warranty, ground, date }) => {
    const ranked = ranking?.entries.find((entry) => entry.brand === brand)
    return {
      brand,
      line: model,
      isProductType: false,
      stars: ranking && ranked && { meets: ranked.meets, criteria: ranking.criterionNames },
      lasts,
      lookFor: rating,
      warranty,
      ground,
      checked: date,
    }
  })
}

const rankedLines = (ranking: Ranking | undefined): Line[] =>
  (ranking?.entries ?? []).map(({ kind, brand, line, meets, lasts, warranty, note }) => ({
    brand,
    line,
    isProductType: kind === 'product-type',
    stars: { meets, criteria: ranking?.criterionNames ?? [] },
    lasts,
    lookFor: undefined,
    warranty,
    ground: note,
    checked: undefined,
  }))

export type Guide = ReturnType<typeof composeGuide>
export type Ranking = Guide['rankings'][number]
export type EquipmentCategory = Guide['categories'][number]
export type EquipmentComparison = Guide['comparisons'][number]
export type Labor = Guide['labor']
export type Example = Guide['examples'][number]

type Payment = EquipmentContent['examples'][number]['budget']['payments'][number]

const summed = (payments: Payment[]) => ({
  payments,
  total: payments.reduce((sum, { dollars }) => sum + dollars, 0),
})

function priced({ name, tasks }: EquipmentContent['labor']['budget'], dollarsPerHour: number) {
  const hours = tasks.reduce((sum, task) => sum + task.hours, 0)
  return {
    name,
    tasks: tasks.map((task) => ({ ...task, dollars: task.hours * dollarsPerHour })),
    hours,
    total: hours * dollarsPerHour,
  }
}
