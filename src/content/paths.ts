/** The address of every page: routes, sitemap, navigation, links and the check of the links in texts take it from here. */
export const paths = {
  home: '/',
  checklists: '/checklist',
  checklist: '/checklist/:id',
  /** The same list, one check point a screen, in the hand. */
  visit: '/checklist/:id/visit',
  contractRider: '/contract-rider/:id',
  /** A finished report, of made-up answers. */
  exampleReport: '/example-report',
  calculator: '/cost-calculator',
  education: '/education',
  equipment: '/equipment-standards',
  /** The equipment of one trade. */
  equipmentTrade: '/equipment-standards/:id',
  /** What the service is, in Spanish. */
  spanish: '/es',
  pricing: '/pricing',
  purchase: '/purchase',
  access: '/access',
  /** What lies on this device: a backup of it, bringing it over, deleting it. */
  myVisits: '/my-visits',
  privacy: '/privacy-policy',
  terms: '/terms',
  /** Another name of the terms. */
  termsOfService: '/terms-of-service',
  legalDownloads: '/download-legal-docs',
  declaration: '/download-ip-declaration',
  archive: '/download.html',
} as const

export const checklistPath = (id: string): string => `/checklist/${id}`
/** The list with this job picked. The job stands in the fragment, which no browser sends to a server. */
export const jobPath = (id: string, job: string): string => `${checklistPath(id)}#job=${job}`
/** The job that a fragment names; `undefined` where it names none. */
export const jobInHash = (hash: string): string | undefined => /^#job=([a-z0-9-]+)$/.exec(hash)?.[1]
export const visitPath = (id: string): string => `/checklist/${id}/visit`
export const contractRiderPath = (id: string): string => `/contract-rider/${id}`
export const equipmentTradePath = (id: string): string => `${paths.equipment}/${id}`
export const articlePath = (id: string): string => `${paths.education}?article=${encodeURIComponent(id)}`
