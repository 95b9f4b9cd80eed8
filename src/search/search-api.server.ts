import type { Handlers } from '../api/serve-call.server.ts'
import type { createSearch } from './search.server.ts'

export const searchHandlers = (search: ReturnType<typeof createSearch>): Handlers<'search'> => ({
  search: ({ query }) => search(query.q),
})
