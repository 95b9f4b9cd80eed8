import type { Context } from 'hono'
import { readReference } from '../../purchase/reference.ts'
import type { WaitingRow } from '../current-rows-store.server.ts'
import { seenOf } from '../row-name.ts'
import { sharesOf } from '../statement/answers.ts'
import type { RowState } from '../statement/row.ts'
import { countedPerhapsInWords, isRefundDoubt, refundDoubtInWords, rowStates } from '../statement/statement-words.ts'
import type { ConsoleApp, ConsoleEnv } from './console.server.ts'
import type { ConsoleServices } from './console-services.server.ts'
import { drawSentence, type Refused } from './frame.server.tsx'
import { commentFault } from './order-actions.ts'
import type { OpenOrders } from './row-to-decide.server.tsx'
import { columnsIn } from './statement-columns.server.tsx'
import { drawStatementJob } from './statement-job-page.server.tsx'
import { allUnmatched, drawStatements } from './statements-page.server.tsx'

type ConsoleContext = Context<ConsoleEnv>
type Said = { done: string } | { fault: string }

const onPage = 50
const dismissedShown = 200
/** Open orders beside money without one. */
const openShown = 10

/** Bank statements: bringing one, what it would do, doing it, and deciding on what waits. */
export function addStatementPages(app: ConsoleApp, { operator, statements, jobs, priceCents }: ConsoleServices): void {
  const page = async (c: ConsoleContext, said?: Said, refused?: Refused & { checksum: string }) => {
    const place = placeIn(c.req.method === 'GET' ? c.req.query() : c.get('form'))
    const [byState, sum, dismissed, unfinished] = await Promise.all([
      statements.waitingByState(),
      statements.waitingSum(),
      statements.dismissed(dismissedShown),
      jobs.isCommitting() ? [] : statements.unfinished(),
    ])
    const frame = c.get('frame')
    // The last row of a state may have been decided.
    const show = byState.find(({ state }) => state === place.show)?.state
    const shown = byState.filter(({ state }) => show === undefined || state === show)
    const pages = Math.max(1, Math.ceil(shown.reduce((all, { rows }) => all + rows, 0) / onPage))
    // What was decided may have emptied the last page.
    const at = Math.min(place.number, pages)
    const waiting = await statements.waitingPage({
      limit: onPage,
      skip: (at - 1) * onPage,
      ...(show !== undefined && { state: show }),
    })
    return drawStatements(frame, {
      wordsOf: jobs.wordsOf,
      openOrders: await openOrdersFor(waiting),
      waiting,
      byState,
      show,
      page: at,
      pages,
      sum,
      dismissed,
      unfinished,
      priceCents,
      formToken: frame.formToken,
      ...(said && { said }),
      ...(refused && { refused }),
    })
  }

  /** Orders that nothing came for, at each plan's price that one of these rows without an order comes to. */
  const openOrdersFor = async (rows: readonly { state: RowState; cents?: number }[]): Promise<OpenOrders> => {
    const asked = priceCents.filter((price) => rows.some(({ state, cents }) => state === 'no-match' && cents === price))
    const found = await Promise.all(
      asked.map(async (amountCents) => {
        const { orders, hasMore } = await operator.list({
          statuses: ['awaiting-payment'],
          amountCents,
          limit: openShown,
        })
        return [amountCents, { references: orders.map(({ reference }) => reference), hasMore }] as const
      }),
    )
    return new Map(found)
  }

  /** The page of a file, if it is still here. */
  const filePage = async (c: ConsoleContext, id: string, said?: Said, refused?: Refused & { checksum: string }) => {
    const step = jobs.stepOf(id)
    if (!step) return undefined
    const openOrders = await openOrdersFor(step.kind === 'preview' ? step.preview.rows : [])
    const page = { priceCents, openOrders, ...(said && { said }), ...(refused && { refused }) }
    return drawStatementJob(c.get('frame'), id, step, page, c.req.query('columns') !== undefined)
  }

  /** To the list or the preview anew, where the form stood. */
  const back = (c: ConsoleContext, done: string) => {
    const { file } = c.get('form')
    if (file !== undefined)
      return c.redirect(`/operator/statements/files/${encodeURIComponent(file)}?done=${done}`, 303)
    const { show, number } = placeIn(c.get('form'))
    const query = new URLSearchParams({ done, ...(show && { show }), ...(number > 1 && { page: String(number) }) })
    return c.redirect(`/operator/statements?${query}`, 303)
  }

  app.get('/statements', async (c) => c.html(await page(c, doneIn(c.req.query('done')))))

  app.post('/statements', async (c) => {
    const file = c.get('file')
    // A browser sends a file without a name where none was chosen; one that is empty says so itself.
    if (!file || file.name === '')
      return c.html(await page(c, { fault: 'Nothing was changed: choose the file of the statement first.' }), 422)
    const id = jobs.start(new Uint8Array(await file.arrayBuffer()))
    return c.redirect(`/operator/statements/files/${id}`, 303)
  })

  const gone = (c: ConsoleContext) =>
    c.html(
      drawSentence(
        c.get('frame'),
        'The file is no longer here',
        'A file is kept only until it is imported, in the memory of one process. Bring it again: nothing counts twice.',
      ),
      404,
    )

  app.get('/statements/files/:id', async (c) => {
    const drawn = await filePage(c, c.req.param('id'), doneIn(c.req.query('done')))
    return drawn === undefined ? gone(c) : c.html(drawn)
  })

  app.post('/statements/files/:id', (c) => {
    const id = c.req.param('id')
    if (!jobs.stepOf(id)) return gone(c)
    const { dates, ...fields } = c.get('form')
    if (dates === 'month-first' || dates === 'day-first') jobs.answer(id, { dates })
    else jobs.answer(id, { columns: columnsIn(fields) })
    return c.redirect(`/operator/statements/files/${id}`, 303)
  })

  app.post('/statements/files/:id/commit', (c) => {
    const id = c.req.param('id')
    if (!jobs.stepOf(id)) return gone(c)
    jobs.commit(id)
    return c.redirect(`/operator/statements/files/${id}`, 303)
  })

  app.post('/statements/dismiss', async (c) => {
    const { rows = '', comment = '' } = c.get('form')
    const fault = commentFault(comment)
    if (fault !== undefined) {
      const refused = { checksum: allUnmatched, values: { comment }, faults: { comment: fault } }
      return c.html(await page(c, { fault: 'Nothing was changed: see below.' }, refused), 422)
    }
    const dismissed = await statements.dismissUnmatched(rows.split(' ').slice(0, onPage), comment.trim())
    if (dismissed === 0) return c.html(await page(c, { fault: decided.row }), 409)
    return c.html(
      await page(c, { done: `Dismissed: ${dismissed === 1 ? 'one row waits' : `${dismissed} rows wait`} no longer.` }),
    )
  })

  app.post('/statements/rows/:checksum', async (c) => {
    const checksum = c.req.param('checksum')
    const { file = '' } = c.get('form')
    const inFile = jobs.rowOf(file, checksum)
    let row = (await statements.waitingRow(checksum)) ?? inFile
    if (!row) return c.html(await page(c, { fault: 'Nothing was changed: this row has been decided meanwhile.' }), 409)
    const { comment = '', orders = '', decision, seen } = c.get('form')
    const refuse = async (faults: Record<string, string>, status: 409 | 422 = 422) => {
      const said = { fault: faults['row'] ?? 'Nothing was changed: see below.' }
      const refused = { checksum, values: { comment, orders }, faults }
      const drawn = inFile && (await filePage(c, file, said, refused))
      return c.html(drawn ?? (await page(c, said, refused)), status)
    }
    const fault = commentFault(comment)
    if (fault !== undefined) return refuse({ comment: fault })
    if (inFile) {
      await statements.keep(inFile)
      row = await statements.waitingRow(checksum)
      jobs.renew(file, checksum, row)
      if (!row) return refuse(decided, 409)
    }
    const done = (what: string) => {
      jobs.renew(file, checksum, undefined)
      return back(c, what)
    }
    if (decision === 'dismiss') {
      const { outcome } = await statements.dismiss(row.checksum, comment.trim())
      return outcome === 'done' ? done('dismissed') : refuse(decided, 409)
    }
    if (seen !== undefined && seen !== seenOf(row)) return refuse(meanwhile, 409)
    if (row.cents < 0) return recordRefund(row, orders, comment.trim())
    return accept(row, orders, comment.trim())

    async function recordRefund(row: WaitingRow, typed: string, why: string) {
      const reference = readReference(typed)
      if (reference === undefined) return refuse({ orders: 'Say which order it is: a reference such as HQ-….' })
      const written = await statements.recordRefund(row.checksum, reference, why)
      if (written.outcome === 'done') return done('returned')
      if (written.outcome === 'order-refused')
        return refuse({ orders: `${reference} ${whyRefused(written.change)}` }, 409)
      if (isRefundDoubt(written))
        return refuse({ orders: refundDoubtInWords(reference, written.outcome, written.other) }, 409)
      return refuse(decided, 409)
    }

    async function accept(row: WaitingRow, typed: string, why: string) {
      const told = sharesOf(row, typed.split(/\s+/).filter(Boolean))
      if ('fault' in told) return refuse({ orders: told.fault })
      const counted = await statements.accept(row.checksum, told.shares, why)
      if (counted.outcome === 'done') return done('accepted')
      if (counted.outcome === 'counted-perhaps')
        return refuse({ orders: countedPerhapsInWords(counted.reference) }, 409)
      if (counted.outcome !== 'order-refused') return refuse(decided, 409)
      return refuse({ orders: `${counted.reference} ${whyRefused(counted.change)}` }, 409)
    }
  })

  app.post('/statements/rows/:checksum/reconsider', async (c) => {
    const checksum = c.req.param('checksum')
    const { comment = '' } = c.get('form')
    const fault = commentFault(comment)
    if (fault !== undefined) {
      const refused = { checksum, values: { comment }, faults: { comment: fault } }
      return c.html(await page(c, { fault: 'Nothing was changed: see below.' }, refused), 422)
    }
    const { outcome } = await statements.reconsider(checksum, comment.trim())
    if (outcome === 'done') return back(c, 'reconsidered')
    return c.html(await page(c, { fault: 'Nothing was changed: this row was not dismissed within 24 hours.' }), 409)
  })
}

/** Which page of the list, of all states or of one. */
const placeIn = (asked: Readonly<Record<string, string>>) => ({
  show: rowStates.find((state) => state === asked['show']),
  number: /^[1-9]\d{0,4}$/.test(asked['page'] ?? '') ? Number(asked['page']) : 1,
})

const whyRefused = (change: string): string =>
  change === 'unknown' ? 'is no order.' : 'cannot be changed so as it stands. Open it to see why.'

const decided = { row: 'Nothing was changed: this row has been decided meanwhile.' }

const meanwhile = {
  row: 'Nothing was changed: an order of this row has changed since you opened the page. Look at what it owes now, then decide again.',
}

const doneIn = (done: string | undefined): Said | undefined => {
  if (done === 'accepted') return { done: 'Accepted: the money is counted.' }
  if (done === 'returned') return { done: 'Written down: the money went back.' }
  if (done === 'reconsidered') return { done: 'The row waits again.' }
  return done === 'dismissed'
    ? { done: 'Dismissed: the row no longer waits. You can take that back below.' }
    : undefined
}
