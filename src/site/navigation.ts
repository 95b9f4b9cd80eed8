/** Where the header leads, in its order. */
export const headerLinks = [
  { to: '/#services', label: 'Services' },
  { to: '/checklist', label: 'Checklists' },
  { to: '/pricing', label: 'Plans' },
  { to: '/access', label: 'My access' },
] as const
