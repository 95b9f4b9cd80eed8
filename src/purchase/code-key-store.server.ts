import type { Database } from '../database/tables.ts'

/** The fingerprint of the one key that the records were made with. */
export function codeKeyStore(db: Database) {
  const fingerprint = async (): Promise<string | undefined> =>
    (await db.selectFrom('code_key').select('fingerprint').executeTakeFirst())?.fingerprint
  return {
    fingerprint,

    /** Remembers `offered` unless another is remembered already; returns the one that counts, to every process the same. */
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
