import type { EquipmentContent, SuppliersContent } from '../content/equipment-content.ts'

/** Works out what nobody types: stars from the criteria met, sums from payments, dollars from hours. */
export function composeGuide(content: EquipmentContent, suppliers: SuppliersContent) {
  const { whatMakesTopGrade, rankings, comparisons, labor, examples, ...asWritten } = content
  return {
    ...asWritten,
    topGrade: whatMakesTopGrade,
    rankings: rankings.map(({ criteria, entries, ...ranking }) => ({
      ...ranking,
      criteria: criteria.map(({ text }) => text),
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
    suppliers,
  }
}

export type Guide = ReturnType<typeof composeGuide>
export type Ranking = Guide['rankings'][number]
export type EquipmentCategory = Guide['categories'][number]
export type EquipmentComparison = Guide['comparisons'][number]
export type Labor = Guide['labor']
export type Example = Guide['examples'][number]
export type Suppliers = Guide['suppliers']

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
