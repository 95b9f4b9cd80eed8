import type { Database } from '../database/tables.ts'
import { auditRow, type ChangeBy } from '../purchase/audit-store.server.ts'

/** The operator's sessions, each found by the hash of what only one browser knows. Times are ISO 8601 in UTC. */
export function sessionStore(db: Database) {
  return {
    /** Begins a session with its audit row, and forgets those that began before `forgetBefore`. */
    start: (idHash: string, by: ChangeBy, forgetBefore: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const at = by.at.toISOString()
        await tx.deleteFrom('operator_sessions').where('started_at', '<', forgetBefore).execute()
        await tx.insertInto('operator_sessions').values({ id_hash: idHash, started_at: at, seen_at: at }).execute()
        await tx
          .insertInto('audit')
          .values(auditRow('', by, 'signed-in', {}))
          .execute()
      }),

    /** Whether the session goes on: it began after `startedAfter` and was seen after `seenAfter`. It is then seen at `now`. */
    goesOn: async (idHash: string, now: string, startedAfter: string, seenAfter: string): Promise<boolean> => {
      const session = await db
        .updateTable('operator_sessions')
        .set({ seen_at: now })
        .where('id_hash', '=', idHash)
        .where('started_at', '>', startedAfter)
        .where('seen_at', '>', seenAfter)
        .returning('id_hash')
        .executeTakeFirst()
      return session !== undefined
    },

    end: async (idHash: string): Promise<void> => {
      await db.deleteFrom('operator_sessions').where('id_hash', '=', idHash).execute()
    },

    /** Accepts the one-time code of a time step, unless this or a later one was accepted before, by any instance. */
    acceptStep: async (step: number): Promise<boolean> => {
      const accepted = await db
        .insertInto('operator_totp')
        .values({ id: 1, last_step: step })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ last_step: step }).where('operator_totp.last_step', '<', step),
        )
        .returning('id')
        .executeTakeFirst()
      return accepted !== undefined
    },
  }
}
export type SessionStore = ReturnType<typeof sessionStore>
