import { statusOn } from '../../orders/order.ts'
import { readReference } from '../../orders/reference.ts'
import { type CallKind, callKinds, callNames } from '../calls-owed.ts'
import { type Decision, type DecisionAction, isDecision } from '../decision.ts'
import { doneInWords, orderInWords, whyRefused } from '../decision-words.ts'
import type { DecisionOutcome } from '../operator.server.ts'
import type { OrderFile } from '../order-file.ts'
import type { ConsoleApp, ConsoleContext } from './console-app.server.ts'
import type { ConsoleServices } from './console-services.server.ts'
import { drawSentence } from './frame.server.tsx'
import { commentFault, doneWords } from './order-actions.ts'
import { drawOrder, drawRemovedOrder, type OrderPage } from './order-page.server.tsx'

type Decided = { comment: string; seen: string }
type Refusal = { status: 409 | 422; fault?: string; faults?: Record<string, string> }

/** Adds the page of an order and its forms: decisions, and calls that were made. */
export function addOrderPages(app: ConsoleApp, services: ConsoleServices): void {
  const { operator, calls, planNames, publicUrl, clock, newId } = services
  const pageOf = async (c: ConsoleContext, file: OrderFile, more: Pick<OrderPage, 'message' | 'refused'>) => {
    const frame = c.get('frame')
    const now = clock()
    return drawOrder(frame, {
      file,
      calls: await calls.of(file.order.id),
      possible: operator.possible(file),
      now,
      today: operator.today(),
      planNames,
      publicUrl,
      formToken: frame.formToken,
      ...more,
    })
  }

  const noOrder = (c: ConsoleContext) =>
    c.html(drawSentence(c.get('frame'), 'No such order', 'No order has this reference.', c.get('form')['comment']), 404)

  const fileOf = async (c: ConsoleContext) => {
    const reference = readReference(c.req.param('reference') ?? '')
    return reference === undefined ? undefined : operator.fileOf(reference)
  }

  /** The page of a removed order, whose history stays; `undefined` when there was none. */
  const removedOrder = async (c: ConsoleContext) => {
    const reference = readReference(c.req.param('reference') ?? '')
    const history = reference === undefined ? [] : await operator.historyOfRemoved(reference)
    if (reference === undefined || history.length === 0) return undefined
    return c.html(drawRemovedOrder(c.get('frame'), reference, history), 404)
  }

  /** The page again, with what was typed and what is wrong with it. */
  const refused = async (c: ConsoleContext, file: OrderFile, action: string, refusal: Refusal) => {
    const { dueOn = '', amount = '', comment = '' } = c.get('form')
    const values = { comment, ...(dueOn !== '' && { dueOn }), ...(amount !== '' && { amount }) }
    const message = { fault: refusal.fault ?? 'Nothing was changed: see below.' }
    const page = await pageOf(c, file, { message, refused: { action, values, faults: refusal.faults ?? {} } })
    return c.html(page, refusal.status)
  }

  /** Redirects to the page, which says what was done: the last entry of the history. */
  const done = async (c: ConsoleContext, { order }: OrderFile) => {
    const last = (await operator.fileOf(order.reference))?.history.at(-1)?.id ?? ''
    return c.redirect(`/operator/orders/${order.reference}?done=${last}`, 303)
  }

  app.get('/orders/:reference', async (c) => {
    const file = await fileOf(c)
    if (!file) return (await removedOrder(c)) ?? noOrder(c)
    const last = file.history.at(-1)
    const words =
      last && last.id === c.req.query('done')
        ? doneWords(last.action, statusOn(file.order, operator.today()))
        : undefined
    return c.html(await pageOf(c, file, words === undefined ? {} : { message: { done: words } }))
  })

  app.post('/orders/:reference/:action', async (c) => {
    const action = c.req.param('action')
    const kind = callKinds.find((one) => action === `call-${one}`)
    if (!isDecision(action) && !kind)
      return c.html(drawSentence(c.get('frame'), 'Nothing is here', 'The console cannot do that.'), 404)
    const file = await fileOf(c)
    if (!file) return noOrder(c)
    const { comment = '', seen } = c.get('form')
    const fault = commentFault(comment)
    if (fault !== undefined) return refused(c, file, action, { status: 422, faults: { comment: fault } })
    // Without it the decision cannot be checked against later changes.
    if (seen === undefined) return refused(c, file, action, { status: 409, fault: meanwhile })
    const decided = { comment: comment.trim(), seen }
    return kind ? settleCall(c, file, kind, decided) : decide(c, file, action as DecisionAction, decided)
  })

  /** The form was sent twice, or the order has changed since its page was opened. */
  const changedSince = async (c: ConsoleContext, file: OrderFile, action: string) =>
    refused(c, await nowOf(file), action, { status: 409, fault: meanwhile })

  const nowOf = async (file: OrderFile) => (await operator.fileOf(file.order.reference)) ?? file

  const settleCall = async (c: ConsoleContext, file: OrderFile, kind: CallKind, { comment, seen }: Decided) => {
    const by = { actor: 'operator', at: clock(), auditId: newId(), comment } as const
    const note = { kind, wasMade: c.get('form')['outcome'] !== 'not-wanted', seen }
    const outcome = await calls.settle(file.order.reference, note, newId, by)
    if (outcome === 'done') return done(c, file)
    if (outcome === 'unknown') return noOrder(c)
    if (outcome === 'changed-since') return changedSince(c, file, `call-${kind}`)
    const why = outcome === 'settled-before' ? 'is recorded already' : 'is not owed for this order'
    return refused(c, await nowOf(file), `call-${kind}`, {
      status: 409,
      fault: `Nothing was changed: the ${callNames[kind]} ${why}.`,
    })
  }

  const decisionOf = (c: ConsoleContext, action: DecisionAction): Decision => {
    const { dueOn = '', amount = '' } = c.get('form')
    if (action === 'move-due') return { action, dueOn }
    if (action === 'pay' || action === 'return-part') return { action, amount }
    return { action }
  }

  const decide = async (c: ConsoleContext, file: OrderFile, action: DecisionAction, { comment, seen }: Decided) => {
    const outcome = await operator.decide(file.order.reference, decisionOf(c, action), comment, seen)
    if (outcome.outcome === 'unknown') return noOrder(c)
    if (outcome.outcome === 'changed-since') return changedSince(c, file, action)
    if (outcome.outcome === 'done' && outcome.newCode === undefined) return done(c, file)
    const now = await nowOf(file)
    if (outcome.outcome === 'done') {
      const { newCode = '', newPhrase } = outcome
      return c.html(await pageOf(c, now, { message: { done: doneInWords.reissue, newCode, newPhrase } }))
    }
    if (outcome.outcome === 'bad-input') {
      const field = action === 'move-due' ? 'dueOn' : 'amount'
      return refused(c, now, action, { status: 422, faults: { [field]: outcome.fault } })
    }
    return refused(c, now, action, { status: 409, fault: whyNot(action, outcome) })
  }

  const whyNot = (action: DecisionAction, outcome: Exclude<DecisionOutcome, { outcome: 'unknown' | 'bad-input' }>) => {
    const { order } = outcome
    const today = operator.today()
    if (outcome.outcome === 'nothing-to-do') return `Nothing to do: ${orderInWords(order, today)}`
    if (outcome.outcome === 'demonstration')
      return 'Nothing was changed: the order was made in a demonstration, and nobody pays for it.'
    return `Nothing was changed: ${whyRefused(action, order, today)}`
  }
}

const meanwhile =
  'Nothing was changed: something has happened to this order since you opened its page. Look at its history, then decide again.'
