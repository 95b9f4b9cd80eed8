/** The twelve trades a checklist can be about; also the ids in `/checklist/{id}`. */
export const checklistIds = [
  'hvac',
  'heating',
  'plumbing',
  'welding',
  'electrical',
  'pool',
  'remodeling',
  'networking',
  'solar',
  'well',
  'irrigation',
  'smart-home',
] as const
export type ChecklistId = (typeof checklistIds)[number]

/** The checklist whose free items are answered in the example of a report, `content/example-report.yml`. */
export const exampleChecklist = 'hvac' satisfies (typeof checklistIds)[number]
