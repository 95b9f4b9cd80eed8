import type { Plan } from './content-schema.ts'
import type { PlanToken } from './legal-content.ts'

/** A legal text in which each line that speaks of a plan, such as a row of a table, stands once for every plan. */
export const withPlans = (markdown: string, plans: Pick<Plan, 'name' | 'priceDollars' | 'features'>[]): string =>
  markdown.replace(/^.*\{plan\w+\}.*$/gm, (line) =>
    plans
      .map(({ name, priceDollars, features }) => {
        const words: Record<PlanToken, string> = {
          planName: name,
          planPrice: `$${priceDollars}`,
          planFeatures: features.flatMap(({ text, included }) => (included ? text : [])).join('; '),
        }
        return line.replace(/\{(plan\w+)\}/g, (_, token: PlanToken) => words[token])
      })
      .join('\n'),
  )
