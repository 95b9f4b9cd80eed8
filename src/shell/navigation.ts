/** Where the header leads, in its order. */
export const headerLinks = [
  { to: '/#services', label: 'Services' },
  { to: '/equipment-standards', label: 'Equipment' },
  { to: '/education', label: 'Learn' },
  { to: '/cost-calculator', label: 'Calculator' },
  { to: '/#mission-statement', label: 'Mission Statement' },
  { to: '/access', label: 'My access' },
] as const

/** What the footer adds. */
export const footerLinks = [
  { to: '/checklist', label: 'Checklists' },
  { to: '/pricing', label: 'Plans' },
  { to: '/privacy-policy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/download-legal-docs', label: 'Legal downloads' },
] as const
