import type { Site } from '../shell/site-calls.ts'
import type { Checklist, Item } from './checklist.ts'

/** A checklist as instructions; its steps are the items that anybody can read, never a locked one. */
export const checklistSteps = (site: Site, checklist: Checklist, freeItems: Item[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'HowTo',
  name: checklist.title,
  description: checklist.description,
  totalTime: `PT${checklist.estimatedTime}M`,
  step: freeItems.map((item) => ({
    '@type': 'HowToStep',
    name: item.title,
    text: item.description,
    url: `${site.publicUrl}/checklist/${checklist.id}#${item.id}`,
  })),
})
