import { type OrderStatus, orderStatuses } from '../orders/order.ts'
import { readReference } from '../orders/reference.ts'
import { type CommandResult, failed, readArguments, succeeded } from './command-line.server.ts'
import { type Decision, type DecisionAction, decisionActions } from './decision.ts'
import { doneInWords, orderInWords, whyRefused } from './decision-words.ts'
import type { Operator } from './operator.server.ts'
import { historyInWords } from './order-file.ts'
import { orderFileAsText, ordersAsText } from './orders-text.ts'
import { statementsUsage } from './statements-text.ts'

const usage = `Usage:
  npm run orders -- list                    the newest 50 orders that have not expired
      --status S,S     only those that are ${orderStatuses.join(', ')}
      --search WHAT    a reference, or an amount such as 29.00, also of those that have expired
      --code           asks for a whole access code and finds its order
      --without-floods leaves out the orders that came in a flood, true ones perhaps among them
      --after REF      the next 50, after this one
  npm run orders -- show REF                one order and all that happened to it
  npm run orders -- confirm REF             the payment has arrived: the code opens
  npm run orders -- cancel REF              the code opens nothing any more
  npm run orders -- reopen REF              a canceled order stands again as its money says; it counts no money
  npm run orders -- pay REF 10.00           a part of the price has come, or more: counted by hand
  npm run orders -- refund REF              all that was paid has been sent back: a double or mistaken payment
  npm run orders -- refund REF --surplus    what came over the price has been sent back
  npm run orders -- refund REF --part 10.00 one of several payments went back: what is missing is still to come
  npm run orders -- due REF YYYY-MM-DD      an unpaid order is due on another day
  npm run orders -- reissue REF             a new code for one that was lost; the one before dies at once
  npm run orders -- undo REF                takes back the last of these, within 24 hours
${statementsUsage}
Each change needs --comment "why"; it stays in the history of the order. Never write a code into it.
REF is the payment reference, as the bank shows it; spaces, dashes and case do not matter.`

/** Asks whoever sits at the terminal; absent where nobody does. */
export type Ask = (question: string) => Promise<string>

/** Does one command of the operator's. It may run beside the service; both see the same orders. */
export async function runOrdersCommand(operator: Operator, args: string[], ask?: Ask): Promise<CommandResult> {
  const given = readArguments(args, options)
  if (!given) return misunderstood()
  const { verb, operands, options: chosen } = given
  if (verb === 'list') return operands.length === 0 ? list(operator, chosen, ask) : misunderstood()
  const [typed, more, ...rest] = operands
  const needsMore = verb === 'due' || verb === 'pay'
  if (typed === undefined || rest.length > 0 || (more !== undefined) !== needsMore) return misunderstood()
  const reference = readReference(typed)
  if (reference === undefined)
    return failed(`"${typed}" is not a payment reference: its check character does not fit.`, 2)
  if (verb === 'show') return show(operator, reference)
  const decision = decisionOf(verb, more, chosen)
  if (!decision) return misunderstood()
  const comment = chosen.comment?.trim() ?? ''
  if (comment === '') return failed(`Nothing was changed: say why with --comment "…".`, 2)
  return decide(operator, reference, decision, comment, ask)
}

const options = {
  comment: { type: 'string' },
  status: { type: 'string' },
  search: { type: 'string' },
  after: { type: 'string' },
  code: { type: 'boolean' },
  surplus: { type: 'boolean' },
  part: { type: 'string' },
  'without-floods': { type: 'boolean' },
} as const
type Options = NonNullable<ReturnType<typeof readArguments<typeof options>>>['options']

/** The decision that a verb and what stands behind it ask for. */
function decisionOf(verb: string, more: string | undefined, { surplus, part }: Options): Decision | undefined {
  if (surplus && part !== undefined) return undefined
  if (surplus) return verb === 'refund' ? { action: 'return-surplus' } : undefined
  if (part !== undefined) return verb === 'refund' ? { action: 'return-part', amount: part } : undefined
  if (verb === 'due') return more === undefined ? undefined : { action: 'move-due', dueOn: more }
  if (verb === 'pay') return more === undefined ? undefined : { action: 'pay', amount: more }
  const action = verbs.find((one) => one === verb)
  return action && { action }
}
const verbs = decisionActions.filter(
  (action) => action !== 'move-due' && action !== 'pay' && action !== 'return-surplus' && action !== 'return-part',
)

async function decide(
  operator: Operator,
  reference: string,
  decision: Decision,
  comment: string,
  ask: Ask | undefined,
): Promise<CommandResult> {
  const done = await operator.decide(reference, decision, comment)
  if (done.outcome === 'bad-input') return failed(`Nothing was changed: ${done.fault}`)
  if (done.outcome === 'unknown') return failed(`There is no order ${reference}.`)
  if (done.outcome === 'demonstration')
    return failed(`${reference} was made in a demonstration: nobody pays for it, so nothing was changed.`)
  const state = orderInWords(done.order, operator.today())
  if (done.outcome === 'done')
    return succeeded(
      [
        doneInWords[decision.action],
        ...(done.newCode ? [done.newCode] : []),
        ...(done.newPhrase ? [`Recovery words: ${done.newPhrase}`] : []),
        state,
      ].join('\n'),
    )
  if (done.outcome === 'nothing-to-do') return succeeded(`Nothing to do: ${state}`)
  if (decision.action === 'confirm' && done.order.status === 'cancelled' && ask) {
    const answer = await ask(`${state}\nHas its payment arrived after all, and shall it be reopened? (yes/no) `)
    if (/^y(es)?$/i.test(answer.trim())) {
      const reopened = await decide(operator, reference, { action: 'reopen' }, comment, undefined)
      if (reopened.exitCode !== 0) return reopened
      const confirmed = await decide(operator, reference, decision, comment, undefined)
      return { ...confirmed, text: `${reopened.text}\n${confirmed.text}` }
    }
  }
  const why = whyRefused(decision.action, done.order, operator.today())
  return failed(`Nothing was changed: ${state}\n${why}${commandMeant(decision.action, done.order.status, reference)}`)
}

/** The command that was meant, when it is the one for money that has arrived. */
function commandMeant(action: DecisionAction, status: OrderStatus, reference: string): string {
  if (action === 'confirm' && status === 'cancelled') return `\nnpm run orders -- reopen ${reference} --comment "…"`
  if (action === 'reopen' && status !== 'refunded') return `\nnpm run orders -- confirm ${reference} --comment "…"`
  return ''
}

const pageLength = 50

async function list(operator: Operator, options: Options, ask: Ask | undefined): Promise<CommandResult> {
  const statuses = options.status?.split(',').map((one) => one.trim())
  const unknown = statuses?.find((one) => !orderStatuses.some((status) => status === one))
  if (unknown !== undefined) return failed(`"${unknown}" is no status: there are ${orderStatuses.join(', ')}.`, 2)
  const after = options.after === undefined ? undefined : readReference(options.after)
  if (options.after !== undefined && !(after && (await operator.fileOf(after))))
    return failed(`--after "${options.after}" is the reference of no order.`, 2)
  if (options.code && !ask) return failed('--code asks for the code, so it needs a terminal.', 2)
  const text = options.code && ask ? await ask('Access code: ') : options.search
  const search = text === undefined ? {} : await operator.readSearch(text)
  if (!search) return failed('That is no reference, no whole access code and no amount such as 29.00.', 2)
  // What nobody paid leaves the list by itself, and is still found by what late money brings.
  const shown = statuses
    ? orderStatuses.filter((status) => statuses.includes(status))
    : text === undefined && orderStatuses.filter((status) => status !== 'expired')
  const withoutFloods = options['without-floods']
  const floods = await operator.floods()
  const { orders, hasMore } = await operator.list({
    ...search,
    ...(shown && { statuses: shown }),
    ...(withoutFloods && { withoutHours: floods.map(({ hour }) => hour) }),
    ...(after && { after }),
    limit: pageLength,
  })
  if (orders.length === 0) {
    if (statuses ?? text ?? after ?? withoutFloods) return succeeded('No order fits.')
    const { orders: expired } = await operator.list({ limit: 1 })
    return succeeded(
      expired.length === 0 ? 'There are no orders yet.' : 'All orders have expired: --status expired lists them.',
    )
  }
  const flooded = floods.reduce((all, { orders }) => all + orders, 0)
  return succeeded(
    [
      ordersAsText(orders, operator.today()),
      ...(hasMore ? [`More with --after ${orders.at(-1)?.reference}`] : []),
      ...(flooded > 0 && !withoutFloods && text === undefined
        ? [`${flooded} orders came in a flood of the last four weeks: --without-floods leaves them out.`]
        : []),
    ].join('\n'),
  )
}

async function show(operator: Operator, reference: string): Promise<CommandResult> {
  const file = await operator.fileOf(reference)
  if (file) return succeeded(orderFileAsText(file, operator.today()))
  const history = await operator.historyOfRemoved(reference)
  if (history.length === 0) return failed(`There is no order ${reference}.`)
  return succeeded([`${reference} was removed: nobody had paid it.`, ...history.map(historyInWords)].join('\n'))
}

const misunderstood = (): CommandResult => ({ text: usage, exitCode: 2 })
