import { type Statements, statementsOf } from '../../src/operator/statements.server.ts'
import { createCodeVault } from '../../src/orders/code-vault.server.ts'
import { systemRandom } from '../../src/purchase/ordering.server.ts'
import { type Business, openBusiness } from './business.ts'
import type { Engine } from './engines.ts'

const vault = createCodeVault('a key for these tests only, long enough to pass')

/** A business that is live, from `openedAt` on, and the statements of its bank, which go by `clock`. */
export async function openBooks(
  engine: Engine,
  openedAt: Date,
  clock: () => Date,
): Promise<{ shop: Business; statements: Statements }> {
  const shop = await openBusiness(engine, { live: true, now: openedAt })
  const { db } = shop.database
  return { shop, statements: statementsOf({ db, clock, random: systemRandom, vault: async () => vault }) }
}
