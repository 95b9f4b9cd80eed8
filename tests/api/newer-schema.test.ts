import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { AccessResponse } from '../../src/access/access-calls.ts'
import { migrate, openDatabase, openExisting } from '../../src/database/database.server.ts'
import type { Database } from '../../src/database/tables.ts'
import { openBusiness } from '../support/business.ts'
import { emptyPlaces } from '../support/empty-address.ts'
import { engines, sharing } from '../support/engines.ts'

/** What a later version may do to a schema: columns that may stay empty or fill themselves, tables and indexes of its own. */
async function extendAsLaterVersion(db: Database): Promise<void> {
  await sql`alter table orders add column of_a_later_version text`.execute(db)
  await sql`alter table orders add column counted_later integer not null default 0`.execute(db)
  await sql`alter table audit add column of_a_later_version text`.execute(db)
  await sql`create table of_a_later_version (id text primary key, order_id text not null references orders (id))`.execute(
    db,
  )
  await sql`create index later_orders on orders (status, created_at)`.execute(db)
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-later-version', '2100-01-01T00:00:00.000Z')`.execute(
    db,
  )
}

describe.each(engines)('this version on a schema that a later one has extended, on $name', (engine) => {
  it('sells, opens and cancels as before, so that an update can be taken back', async () => {
    const database = await engine.open()
    const before = await openBusiness(sharing(database), { live: true })
    onTestFinished(async () => {
      await before.close()
      await database.drop()
    })
    const old = await before.order()
    await extendAsLaterVersion(database.db)
    await migrate(database.db)

    const after = await openBusiness(sharing(database), { live: true })
    onTestFinished(() => after.close())
    const statusOf = async (accessCode: string) => {
      const response = await after.post('/api/verify-access', { accessCode })
      return response.ok ? ((await response.json()) as AccessResponse).status : response.status
    }
    const fresh = await after.order('qualitechnician')
    for (const { accessCode, instructions } of [old, fresh]) {
      expect(await statusOf(accessCode)).toBe('awaiting-payment')
      expect((await after.change(instructions.reference, 'confirm')).outcome).toBe('done')
      expect((await after.post('/api/projects', { accessCode, checklistId: 'hvac' })).status).toBe(201)
      expect(await statusOf(accessCode)).toBe('active')
      await after.change(instructions.reference, 'cancel')
      expect(await statusOf(accessCode)).toBe(401)
    }
  })
})

it('the operator’s commands work on such a schema too', async () => {
  for (const place of emptyPlaces()) {
    const address = await place.address()

    const db = await openDatabase(address)
    await extendAsLaterVersion(db)
    await db.destroy()
    const opened = await openExisting(address)
    if (typeof opened === 'string') throw new Error(`${place.name}: ${opened}`)
    expect(await opened.selectFrom('orders').select('id').execute()).toEqual([])
    await opened.destroy()
  }
})
