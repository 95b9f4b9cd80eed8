import { paths } from '../content/paths.ts'

/** A place of the site that the header, the menu or the footer leads to. */
export interface SiteLink {
  to: string
  label: string
  /** Of the label, where it is another than the page's. */
  lang?: 'es'
}

const visitsLink: SiteLink = { to: paths.myVisits, label: 'Your visits' }
const spanishLink: SiteLink = { to: paths.spanish, label: 'Español', lang: 'es' }

/** What header, menu and footer have in common, in its order. */
export const mainLinks: readonly SiteLink[] = [
  { to: '/#services', label: 'Services' },
  { to: paths.equipment, label: 'Equipment' },
  { to: paths.education, label: 'Learn' },
  { to: paths.calculator, label: 'Calculator' },
  { to: '/#mission-statement', label: 'Mission Statement' },
  { to: paths.access, label: 'My access' },
]

export const headerLinks: readonly SiteLink[] = [...mainLinks, spanishLink]

/** Where the menu of a narrow screen leads: what one comes back for stands in it too. */
export const menuLinks: readonly SiteLink[] = [...mainLinks, visitsLink, spanishLink]

/** What the footer adds to the main ones. */
export const footerLinks: readonly SiteLink[] = [
  { to: paths.checklists, label: 'Checklists' },
  visitsLink,
  { to: paths.pricing, label: 'Plans' },
  spanishLink,
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.legalDownloads, label: 'Legal downloads' },
]
