import type { RowState } from '../statement/row.ts'
import { rowStates } from '../statement/statement-words.ts'
import type { ConsoleContext } from './console-app.server.ts'
import type { ConsoleServices } from './console-services.server.ts'
import type { Message } from './frame.server.tsx'
import type { OpenOrders, RefusedRow } from './row-to-decide.server.tsx'
import { drawStatementJob } from './statement-job-page.server.tsx'
import { drawStatements } from './statements-page.server.tsx'

/** Waiting rows on one page of the list. */
export const rowsOnPage = 50
const dismissedShown = 200
/** Open orders that are offered beside money without an order. */
const openShown = 10

/** Draws the two pages on which every form about statements is answered: the list, and the import of one file. */
export function createStatementViews({ operator, statements, jobs, priceCents }: ConsoleServices) {
  /** For each price of a plan that one of these rows without an order equals: the orders that nothing came for. */
  const openOrdersFor = async (rows: readonly { state: RowState; cents?: number }[]): Promise<OpenOrders> => {
    const asked = priceCents.filter((price) => rows.some(({ state, cents }) => state === 'no-match' && cents === price))
    const found = await Promise.all(
      asked.map(async (amountCents) => {
        const filter = { statuses: ['awaiting-payment'] as const, amountCents, limit: openShown }
        const { orders, hasMore } = await operator.list(filter)
        return [amountCents, { references: orders.map(({ reference }) => reference), hasMore }] as const
      }),
    )
    return new Map(found)
  }

  return {
    /** The list of waiting rows, at the place that the address or the form names. */
    async list(c: ConsoleContext, message?: Message, refused?: RefusedRow): Promise<string> {
      const place = placeIn(c.req.method === 'GET' ? c.req.query() : c.get('form'))
      const [byState, sum, dismissed, unfinished] = await Promise.all([
        statements.waitingByState(),
        statements.waitingSum(),
        statements.dismissed(dismissedShown),
        jobs.isCommitting() ? [] : statements.unfinished(),
      ])
      // The last row of a state, or of the last page, may have been decided.
      const show = byState.find(({ state }) => state === place.show)?.state
      const shown = byState.filter(({ state }) => show === undefined || state === show)
      const pages = Math.max(1, Math.ceil(shown.reduce((all, { rows }) => all + rows, 0) / rowsOnPage))
      const page = Math.min(place.page, pages)
      const skip = (page - 1) * rowsOnPage
      const waiting = await statements.waitingPage({
        limit: rowsOnPage,
        skip,
        ...(show !== undefined && { state: show }),
      })
      const frame = c.get('frame')
      return drawStatements(frame, {
        ...{ waiting, byState, show, page, pages, sum, dismissed, unfinished, priceCents },
        wordsOf: jobs.wordsOf,
        openOrders: await openOrdersFor(waiting),
        formToken: frame.formToken,
        ...(message && { message }),
        ...(refused && { refused }),
      })
    },

    /** The import of one file; `undefined` when the file is not in memory any more. */
    async file(c: ConsoleContext, id: string, message?: Message, refused?: RefusedRow): Promise<string | undefined> {
      const state = jobs.stateOf(id)
      if (!state) return undefined
      const openOrders = await openOrdersFor(state.kind === 'preview' ? state.preview.rows : [])
      const page = { priceCents, openOrders, ...(message && { message }), ...(refused && { refused }) }
      return drawStatementJob(c.get('frame'), id, state, page, c.req.query('columns') !== undefined)
    },
  }
}
export type StatementViews = ReturnType<typeof createStatementViews>

/** Redirects to the list or the file on which the form stood, which then says what was done. */
export function redirectBack(c: ConsoleContext, done: Done): Response {
  const { file } = c.get('form')
  if (file !== undefined) return c.redirect(`/operator/statements/files/${encodeURIComponent(file)}?done=${done}`, 303)
  const { show, page } = placeIn(c.get('form'))
  const query = new URLSearchParams({ done, ...(show && { show }), ...(page > 1 && { page: String(page) }) })
  return c.redirect(`/operator/statements?${query}`, 303)
}

/** The page of the list, and the only state that it shows. */
const placeIn = (asked: Readonly<Record<string, string>>) => ({
  show: rowStates.find((state) => state === asked['show']),
  page: /^[1-9]\d{0,4}$/.test(asked['page'] ?? '') ? Number(asked['page']) : 1,
})

const doneSentences = {
  accepted: 'Accepted: the money is counted.',
  returned: 'Written down: the money went back.',
  reconsidered: 'The row waits again.',
  dismissed: 'Dismissed: the row no longer waits. You can take that back below.',
} as const
export type Done = keyof typeof doneSentences

/** The message for the `done` of an address; `undefined` for any other word. */
export function doneMessage(done = ''): Message | undefined {
  const known = Object.entries(doneSentences).find(([name]) => name === done)
  return known && { done: known[1] }
}
