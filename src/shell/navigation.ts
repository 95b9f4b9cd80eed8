import { paths } from '../content/paths.ts'
/** Where the header leads, in its order. */
export const headerLinks = [
  { to: '/#services', label: 'Services' },
  { to: paths.equipment, label: 'Equipment' },
  { to: paths.education, label: 'Learn' },
  { to: paths.calculator, label: 'Calculator' },
  { to: '/#mission-statement', label: 'Mission Statement' },
  { to: paths.access, label: 'My access' },
] as const

const visitsLink = { to: paths.myVisits, label: 'Your visits' } as const

/** Where the menu of a narrow screen leads: what one comes back for stands in it too. */
export const menuLinks = [...headerLinks, visitsLink] as const

/** What the footer adds. */
export const footerLinks = [
  { to: paths.checklists, label: 'Checklists' },
  visitsLink,
  { to: paths.pricing, label: 'Plans' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.legalDownloads, label: 'Legal downloads' },
] as const
