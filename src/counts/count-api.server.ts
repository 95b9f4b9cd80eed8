import type { Handlers } from '../api/serve-call.server.ts'

/** `add` stores one view more of a page. */
export const countHandlers = (add: (page: string) => Promise<void>): Handlers<'countView'> => ({
  async countView({ body: { page } }) {
    await add(page)
    return { page }
  },
})
