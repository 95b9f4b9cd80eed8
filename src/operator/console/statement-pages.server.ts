import type { ConsoleApp, ConsoleContext } from './console-app.server.ts'
import type { ConsoleServices } from './console-services.server.ts'
import { drawSentence } from './frame.server.tsx'
import { commentFault } from './order-actions.ts'
import { alreadyDecided, decideRow } from './row-decision.server.ts'
import { columnsIn } from './statement-columns.server.tsx'
import {
  createStatementViews,
  doneMessage,
  redirectBack,
  rowsOnPage,
  type StatementViews,
} from './statement-views.server.ts'
import { allUnmatched } from './waiting-list.server.tsx'

/** Adds everything about bank statements: upload, preview and import of a file, and decisions on the rows that wait. */
export function addStatementPages(app: ConsoleApp, services: ConsoleServices): void {
  const views = createStatementViews(services)
  addFilePages(app, services, views)
  addListPages(app, services, views)
  app.post('/statements/rows/:checksum', (c) => decideRow(c, c.req.param('checksum'), services, views))
}

function addFilePages(app: ConsoleApp, { jobs }: ConsoleServices, views: StatementViews): void {
  app.post('/statements', async (c) => {
    const file = c.get('file')
    // A browser sends a file without a name when none was chosen.
    if (!file || file.name === '')
      return c.html(await views.list(c, { fault: 'Nothing was changed: choose the file of the statement first.' }), 422)
    const id = jobs.start(new Uint8Array(await file.arrayBuffer()))
    return c.redirect(`/operator/statements/files/${id}`, 303)
  })

  app.get('/statements/files/:id', async (c) => {
    const page = await views.file(c, c.req.param('id'), doneMessage(c.req.query('done')))
    return page === undefined ? fileGone(c) : c.html(page)
  })

  app.post('/statements/files/:id', (c) => {
    const id = c.req.param('id')
    if (!jobs.stateOf(id)) return fileGone(c)
    const { dates, ...fields } = c.get('form')
    if (dates === 'month-first' || dates === 'day-first') jobs.answer(id, { dates })
    else jobs.answer(id, { columns: columnsIn(fields) })
    return c.redirect(`/operator/statements/files/${id}`, 303)
  })

  app.post('/statements/files/:id/commit', (c) => {
    const id = c.req.param('id')
    if (!jobs.stateOf(id)) return fileGone(c)
    jobs.commit(id)
    return c.redirect(`/operator/statements/files/${id}`, 303)
  })
}

const fileGone = (c: ConsoleContext) =>
  c.html(
    drawSentence(
      c.get('frame'),
      'The file is no longer here',
      'A file is kept only until it is imported, in the memory of one process. Bring it again: nothing counts twice.',
    ),
    404,
  )

function addListPages(app: ConsoleApp, { statements }: ConsoleServices, views: StatementViews): void {
  app.get('/statements', async (c) => c.html(await views.list(c, doneMessage(c.req.query('done')))))

  app.post('/statements/dismiss', async (c) => {
    const { rows = '', comment = '' } = c.get('form')
    const fault = commentFault(comment)
    if (fault !== undefined) return commentRefused(c, allUnmatched, fault)
    const dismissed = await statements.dismissUnmatched(rows.split(' ').slice(0, rowsOnPage), comment.trim())
    if (dismissed === 0) return c.html(await views.list(c, { fault: alreadyDecided.faults.row }), 409)
    const waits = dismissed === 1 ? 'one row waits' : `${dismissed} rows wait`
    return c.html(await views.list(c, { done: `Dismissed: ${waits} no longer.` }))
  })

  app.post('/statements/rows/:checksum/reconsider', async (c) => {
    const checksum = c.req.param('checksum')
    const { comment = '' } = c.get('form')
    const fault = commentFault(comment)
    if (fault !== undefined) return commentRefused(c, checksum, fault)
    const { outcome } = await statements.reconsider(checksum, comment.trim())
    if (outcome === 'done') return redirectBack(c, 'reconsidered')
    const message = { fault: 'Nothing was changed: this row was not dismissed within 24 hours.' }
    return c.html(await views.list(c, message), 409)
  })

  /** `checksum` tells which form was refused. */
  async function commentRefused(c: ConsoleContext, checksum: string, fault: string): Promise<Response> {
    const { comment = '' } = c.get('form')
    const refused = { checksum, values: { comment }, faults: { comment: fault } }
    return c.html(await views.list(c, { fault: 'Nothing was changed: see below.' }, refused), 422)
  }
}
