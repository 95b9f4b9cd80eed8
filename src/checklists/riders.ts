/** The contract riders. They are public, and a page brings all of them at once. */
import type { Rider } from '../content/rider-content.ts'

const riders = import.meta.glob<Rider>('../../content/riders/*.yml', { eager: true, import: 'default' })

/** The rider of a checklist; undefined where there is none. */
export const riderOf = (checklistId: string): Rider | undefined => riders[`../../content/riders/${checklistId}.yml`]
