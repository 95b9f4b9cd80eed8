/** The kinds of job that the cost calculator knows, in the order of its form. */
export const serviceTypes = [
  'hvac',
  'heating',
  'pool',
  'solar',
  'electrical',
  'plumbing',
  'well',
  'irrigation',
  'smart-home',
  'remodeling',
  'painting',
  'welding',
  'other',
] as const

/** How old a home is; both "under 10" and its two halves are understood. */
export const homeAges = ['new', 'under-10', '5-10', '10-20', '20-plus'] as const
