import type { Database } from '../database/tables.ts'
import { auditRow, type ChangeBy } from '../orders/audit-store.server.ts'

/** Stores the operator's sessions, by the hash of their token. Times are ISO 8601 in UTC. */
export function sessionStore(db: Database) {
  return {
    /** Starts a session with its audit row, and deletes those that began before `forgetBefore`. */
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

    /** Whether the session is valid: it began after `startedAfter` and was used after `seenAfter`. Then notes the use at `now`. */
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

    /** Uses up the one-time code of a time step; returns false when it or a later one was used, by any process (RFC 6238, 5.2). */
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
