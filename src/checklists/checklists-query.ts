import { query } from '../api/query.ts'

/** All checklists as cards: their questions and outlines would only travel along. */
export const checklistsQuery = query('listChecklists', { query: { fields: 'card' } })
