import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { bankEnvironment, openBusiness } from '../../tests/support/business.ts'
import { engines, sharing, type TestDatabase } from '../../tests/support/engines.ts'
import { readConfig } from '../config.server.ts'
import { vaultFor } from './records.server.ts'

const CODE_KEY = 'a key for tests only, long enough to pass'

describe.each(engines)('the records that a service starts on, on $name', (engine) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await engine.open()
    onTestFinished(() => database.drop())
  })
  async function faultsWith(env: Record<string, string>): Promise<string[] | undefined> {
    const { config, faults } = readConfig({ CODE_KEY, ...env })
    return config ? (await vaultFor(config, database.db)).faults : faults
  }

  it('may hold orders of a demonstration, whatever starts on them', async () => {
    const shop = await openBusiness(sharing(database))
    onTestFinished(() => shop.close())
    await shop.order()
    for (const env of [{}, { PAYMENTS: 'demo' }, bankEnvironment]) expect(await faultsWith(env)).toBeUndefined()
  })

  it('hold no live order when a demonstration starts that nobody meant', async () => {
    const shop = await openBusiness(sharing(database), { live: true })
    onTestFinished(() => shop.close())
    expect(await faultsWith({})).toBeUndefined()
    const { instructions } = await shop.order()
    for (const action of ['confirm', 'cancel'] as const) {
      expect(await faultsWith({})).toEqual([
        expect.stringMatching(/live orders.* no bank details are set.*ACCOUNT_NUMBER.* or PAYMENTS=demo/),
      ])
      await shop.change(instructions.reference, action)
    }
    for (const env of [bankEnvironment, { PAYMENTS: 'demo' }, { ...bankEnvironment, PAYMENTS: 'demo' }])
      expect(await faultsWith(env)).toBeUndefined()
  })
})
