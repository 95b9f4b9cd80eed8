import type { Database } from '../database/tables.ts'

/** Stores the fingerprint of the one key under which the records were made. */
export function codeKeyStore(db: Database) {
  const fingerprint = async (): Promise<string | undefined> =>
    (await db.selectFrom('code_key').select('fingerprint').executeTakeFirst())?.fingerprint
  return {
    fingerprint,

    /** Stores `offered` unless a fingerprint is stored already; returns the stored one, the same to every process. */
    agreeOn: async (offered: string): Promise<string | undefined> => {
      await db
        .insertInto('code_key')
        .values({ id: 1, fingerprint: offered })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return fingerprint()
    },
  }
}
export type CodeKeyStore = ReturnType<typeof codeKeyStore>
