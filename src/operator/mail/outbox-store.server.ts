import { sql } from 'kysely'
import type { PlanType } from '../../content/plan-table.ts'
import type { Database, Tables } from '../../database/tables.ts'
import type { Day } from '../../format/phoenix-time.ts'
import type { OrderNews, Tell } from '../../orders/order-news.ts'
import { callsOfPlan } from '../calls-owed.ts'
import type { MailRules } from './mail-rules.ts'
import { type Counted, countsBody, type MailFault, type MailState, type MailSubject, mailFaults } from './mail-words.ts'

/** A mail that waits, with the id that it carries on every try. */
export interface WaitingMail {
  id: string
  messageId: string
  writtenAt: Date
  about: MailSubject
}

/** Notes a mail for what happened to an order, in the same transaction; `from` is the address that the mails come from. */
export const tellByMail =
  (from: string, newId: () => string): Tell =>
  async (tx, news) => {
    const kind = mailKindOf(news)
    if (kind === undefined) return
    const { reference, plan, amountCents } = news.order
    const id = newId()
    await tx
      .insertInto('outbox')
      .values({
        ...newRow(id, from, kind, news.at),
        reference,
        plan,
        amount_cents: news.kind === 'money-came' ? news.amountCents : amountCents,
      })
      .execute()
  }

/** The mail for this news, if there is one; of a demonstration only that somebody ordered. */
function mailKindOf({ kind, order }: OrderNews): Counted['kind'] | undefined {
  if (order.payments === 'demo') return kind === 'ordered' ? 'demo-ordered' : undefined
  if (kind === 'opened') return callsOfPlan[order.plan].length > 0 ? 'calls-owed' : undefined
  return kind
}

function newRow(id: string, from: string, kind: Tables['outbox']['kind'], at: Date) {
  const host = from.slice(from.lastIndexOf('@') + 1)
  return {
    id,
    message_id: `<${id}@${host}>`,
    kind,
    written_at: at.toISOString(),
    attempts: 0,
    state: 'waiting' as const,
  }
}

const putTogether = ['ordered', 'demo-ordered', 'money-came', 'calls-owed'] as const

/** The mails that wait, whose turn it is to send them, and what became of them. */
export function outboxStore(db: Database) {
  const waiting = () => db.selectFrom('outbox').where('state', '=', 'waiting')
  return {
    /**
     * Takes or keeps the turn for `holder` in one statement; false while another process has it, or while nothing is tried
     * because of failures. Of two processes that ask at once one gets it, on both engines.
     */
    takeTurn: async (holder: string, at: Date, lease: number): Promise<boolean> => {
      const until = new Date(at.getTime() + lease).toISOString()
      const now = at.toISOString()
      const taken = await db
        .insertInto('mail_turn')
        .values({ id: 1, holder, until, failures: 0 })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ holder, until })
            .where((turn) =>
              turn.and([
                turn.or([turn('mail_turn.holder', '=', holder), turn('mail_turn.until', '<=', now)]),
                turn.or([turn('mail_turn.next_try_at', 'is', null), turn('mail_turn.next_try_at', '<=', now)]),
              ]),
            ),
        )
        .returning('id')
        .executeTakeFirst()
      return taken !== undefined
    },

    /** Lets another process send. */
    endTurn: async (holder: string, at: Date): Promise<void> => {
      const now = at.toISOString()
      await db
        .updateTable('mail_turn')
        .set({ until: now })
        .where('holder', '=', holder)
        .where('until', '>', now)
        .execute()
    },

    countWaiting: async (): Promise<{ mails: number; countable: number }> => {
      const found = await waiting()
        .select(['kind', (row) => row.fn.countAll().as('mails')])
        .groupBy('kind')
        .execute()
      const sum = (rows: typeof found) => rows.reduce((all, { mails }) => all + Number(mails), 0)
      return { mails: sum(found), countable: sum(found.filter(({ kind }) => putTogether.some((one) => one === kind))) }
    },

    countSentSince: async (since: Date): Promise<number> => {
      const found = await db
        .selectFrom('outbox')
        .select((row) => row.fn.countAll().as('mails'))
        .where('state', '=', 'sent')
        .where('settled_at', '>', since.toISOString())
        .executeTakeFirstOrThrow()
      return Number(found.mails)
    },

    /** The mail that was tried least, of these the oldest: one that is always refused holds up no other. */
    next: async (): Promise<WaitingMail | undefined> => {
      const row = await waiting()
        .selectAll()
        .orderBy('attempts')
        .orderBy('written_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return row && { id: row.id, messageId: row.message_id, writtenAt: new Date(row.written_at), about: aboutOf(row) }
    },

    /** Puts all mails about single orders that wait into one with their counts. */
    putTogether: (id: string, from: string, at: Date): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const gone = await tx
          .deleteFrom('outbox')
          .where('state', '=', 'waiting')
          .where('kind', 'in', putTogether)
          .returning(['kind', 'amount_cents', 'written_at'])
          .execute()
        const since = gone.reduce(
          (oldest, { written_at }) => (written_at < oldest ? written_at : oldest),
          at.toISOString(),
        )
        const counted = putTogether
          .map((kind) => {
            const rows = gone.filter((row) => row.kind === kind)
            return { kind, count: rows.length, cents: rows.reduce((sum, row) => sum + (row.amount_cents ?? 0), 0) }
          })
          .filter(({ count }) => count > 0)
        const oldest = new Date(since)
        if (counted.length > 0)
          await tx
            .insertInto('outbox')
            .values({ ...newRow(id, from, 'counts', oldest), body: countsBody(counted, oldest) })
            .execute()
      }),

    /** Notes that a mail was taken by the server; what failed before is over. */
    noteSent: (id: string, holder: string, at: Date): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const settled = { state: 'sent' as const, settled_at: at.toISOString() }
        await tx.updateTable('outbox').set(settled).where('id', '=', id).execute()
        const well = { failures: 0, failing_since: null, next_try_at: null, fault: null }
        await tx.updateTable('mail_turn').set(well).where('holder', '=', holder).execute()
      }),

    /** Notes a failure, of the mail `id` or of the server as a whole: when to try again, and what is given up. */
    noteFailure: (
      id: string | undefined,
      fault: MailFault,
      holder: string,
      at: Date,
      rules: MailRules,
    ): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const now = at.toISOString()
        const turn = await tx
          .updateTable('mail_turn')
          .set({ failures: sql`failures + 1`, fault, failing_since: sql`coalesce(failing_since, ${now})` })
          .where('holder', '=', holder)
          .returning('failures')
          .executeTakeFirst()
        const nextTry = new Date(at.getTime() + rules.waitAfter(turn?.failures ?? 1)).toISOString()
        await tx.updateTable('mail_turn').set({ next_try_at: nextTry }).where('holder', '=', holder).execute()
        if (id !== undefined)
          await tx.updateTable('outbox').set({ attempts: sql`attempts + 1` }).where('id', '=', id).execute()
        await tx
          .updateTable('outbox')
          .set({ state: 'given-up', settled_at: now })
          .where('state', '=', 'waiting')
          .where('written_at', '<=', new Date(at.getTime() - rules.giveUpAfter).toISOString())
          .execute()
      }),

    hasMorning: async (day: Day): Promise<boolean> =>
      (await db.selectFrom('outbox').select('id').where('id', '=', morningId(day)).executeTakeFirst()) !== undefined,

    /** Writes the mail of a morning; of two processes that do, one does. */
    writeMorning: async (day: Day, from: string, body: string, at: Date): Promise<void> => {
      await db
        .insertInto('outbox')
        .values({ ...newRow(morningId(day), from, 'morning', at), body })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },

    /** Deletes all mails that were written before, whatever became of them. */
    prune: async (before: Date): Promise<void> => {
      await db.deleteFrom('outbox').where('written_at', '<', before.toISOString()).execute()
    },

    /** How the mails fare; those that were given up since then. */
    state: async (since: Date): Promise<MailState> => {
      const [found, turn] = await Promise.all([
        db
          .selectFrom('outbox')
          .select(['state', (row) => row.fn.countAll().as('mails'), (row) => row.fn.max('settled_at').as('last')])
          .where((row) => row.or([row('state', '=', 'waiting'), row('settled_at', '>=', since.toISOString())]))
          .groupBy('state')
          .execute(),
        db.selectFrom('mail_turn').select(['failing_since', 'fault']).executeTakeFirst(),
      ])
      const of = (state: Tables['outbox']['state']) => found.find((row) => row.state === state)
      const last = of('sent')?.last
      return {
        waiting: Number(of('waiting')?.mails ?? 0),
        givenUp: Number(of('given-up')?.mails ?? 0),
        lastSentAt: last ? new Date(last) : undefined,
        failing: turn?.failing_since
          ? { since: new Date(turn.failing_since), fault: mailFaults.find((fault) => fault === turn.fault) }
          : undefined,
      }
    },
  }
}
export type OutboxStore = ReturnType<typeof outboxStore>

const morningId = (day: Day): string => `morning-${day}`

function aboutOf({
  kind,
  reference,
  plan,
  amount_cents,
  body,
}: Pick<Tables['outbox'], 'kind' | 'reference' | 'plan' | 'amount_cents' | 'body'>): MailSubject {
  if (kind === 'counts' || kind === 'morning') return { kind, body: body ?? '' }
  return { kind, reference: reference ?? '', plan: plan as PlanType, amountCents: amount_cents ?? 0 }
}
