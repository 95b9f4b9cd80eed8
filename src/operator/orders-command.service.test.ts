import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness, openDemonstrationThenLive } from '../../tests/support/business.ts'
import { engines } from '../../tests/support/engines.ts'
import { priceOf } from '../../tests/support/plans.ts'
import { runOrdersCommand } from './orders-command.server.ts'

const ordered = new Date('2026-11-20T18:00:00Z')
const paid = new Date('2026-11-25T18:00:00Z')

describe.each(engines)('npm run orders on $name', (engine) => {
  let shop: Business
  beforeAll(async () => {
    shop = await openBusiness(engine, { live: true, now: ordered })
  })
  afterAll(() => shop.close())

  const run = (...args: string[]) => runOrdersCommand(shop.database.db, args, () => paid)
  const statusOf = async (accessCode: string) => {
    const response = await shop.post('/api/verify-access', { accessCode })
    return response.status === 200 ? ((await response.json()) as { status: string }).status : response.status
  }

  it('says that there are no orders while there are none', async () => {
    expect(await run('list')).toEqual({ text: 'There are no orders yet.', exitCode: 0 })
  })

  it('lists each order on a line, the newest first, without its code', async () => {
    const first = await shop.order('basic')
    shop.setNow(new Date(ordered.getTime() + 60_000))
    const second = await shop.order('qualitechnician')
    const { text, exitCode } = await run('list')
    const lines = text.split('\n')
    expect(exitCode).toBe(0)
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^Reference\s+Status\s+Amount\s+Payments\s+Plan\s+Code\s+Ordered \(UTC\)$/)
    expect(lines[1]).toMatch(
      new RegExp(
        `^${second.instructions.reference}  awaiting-payment  \\$${priceOf('qualitechnician')}\\.00  live .* 2026-11-20 18:01$`,
      ),
    )
    expect(lines[2]).toContain(first.instructions.reference)
    expect(lines[2]).toContain(`…${first.accessCode.slice(-4)}`)
    expect(text).not.toContain(first.accessCode.slice(-5))
  })

  it('confirms an order: its code opens, and its year counts from the payment', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    expect(await statusOf(accessCode)).toBe('awaiting-payment')
    const result = await run('confirm', instructions.reference)
    expect(result).toEqual({
      text: `${instructions.reference} is confirmed, $${priceOf('basic')}.00, valid until 2027-11-25.`,
      exitCode: 0,
    })
    expect(await statusOf(accessCode)).toBe('active')
  })

  it('says that there is nothing to do the second time, and changes nothing', async () => {
    const { instructions } = await shop.order('basic')
    await run('confirm', instructions.reference)
    const before = await run('show', instructions.reference)
    const again = await run('confirm', instructions.reference)
    expect(again.exitCode).toBe(0)
    expect(again.text).toMatch(/^Nothing to do: HQ-\w{7} is confirmed/)
    expect(await run('show', instructions.reference)).toEqual(before)
  })

  it('cancels an order: its code opens nothing any more', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    expect((await run('cancel', instructions.reference)).text).toContain('is cancelled')
    expect(await statusOf(accessCode)).toBe(401)
    expect((await run('cancel', instructions.reference)).text).toMatch(/^Nothing to do: /)
  })

  it('says that an order is cancelled instead of confirming it, and leaves it as it is', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    await run('cancel', instructions.reference)
    const before = await run('show', instructions.reference)
    const { text, exitCode } = await run('confirm', instructions.reference)
    expect(exitCode).toBe(1)
    expect(text).toMatch(/^Nothing was changed: HQ-\w{7} is cancelled, /)
    expect(text).toContain(`npm run orders -- reopen ${instructions.reference}`)
    expect(await run('show', instructions.reference)).toEqual(before)
    expect(await statusOf(accessCode)).toBe(401)
  })

  it('reopens a cancelled order whose money came late, and never moves its last day again', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    await run('cancel', instructions.reference)
    expect(await run('reopen', instructions.reference)).toEqual({
      text: expect.stringMatching(/ is confirmed, .* valid until 2027-11-25\.$/),
      exitCode: 0,
    })
    await run('cancel', instructions.reference)
    const later = () => new Date('2027-06-01T18:00:00Z')
    const again = await runOrdersCommand(shop.database.db, ['reopen', instructions.reference], later)
    expect(again.text).toContain('valid until 2027-11-25')
    expect(await statusOf(accessCode)).toBe('active')
  })

  it('reopens only what is cancelled', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    const { text, exitCode } = await run('reopen', instructions.reference)
    expect(exitCode).toBe(1)
    expect(text).toMatch(/^Nothing was changed: HQ-\w{7} is awaiting-payment, /)
    expect(text).toContain(`npm run orders -- confirm ${instructions.reference}`)
    expect(await statusOf(accessCode)).toBe('awaiting-payment')
    await run('confirm', instructions.reference)
    expect((await run('reopen', instructions.reference)).text).toMatch(/^Nothing to do: /)
  })

  it('shows an order with all that happened to it, and at most the last four digits of its code', async () => {
    const { accessCode, instructions } = await shop.order('qualitechnician')
    await run('confirm', instructions.reference)
    const { text, exitCode } = await run('show', instructions.reference)
    expect(exitCode).toBe(0)
    expect(text).toContain(`Reference   ${instructions.reference}`)
    expect(text).toContain('Status      confirmed')
    expect(text).toContain('Projects    2 left')
    expect(text).toContain(`Code        ends ${accessCode.slice(-4)}`)
    expect(text).toContain('Valid until 2027-11-25')
    expect(text).not.toContain(accessCode.slice(-5))
    const history = text.slice(text.indexOf('History')).split('\n').slice(1)
    expect(history.map((line) => line.trim().split(/\s+/).slice(1, 3))).toEqual([
      ['buyer', 'ordered'],
      ['operator', 'confirmed'],
    ])
  })

  it('reads a reference as the bank shows it', async () => {
    const { instructions } = await shop.order('basic')
    const mangled = instructions.reference.toLowerCase().replace('hq-', 'hq ')
    expect((await run('confirm', mangled)).text).toContain(`${instructions.reference} is confirmed`)
  })

  it('refuses a reference whose check character does not fit, and one that no order has', async () => {
    const { instructions } = await shop.order('basic')
    const end = instructions.reference.endsWith('2') ? '3' : '2'
    const wrong = await run('confirm', instructions.reference.slice(0, -1) + end)
    expect(wrong.exitCode).toBe(2)
    expect(wrong.text).toContain('check character')
    for (const verb of ['show', 'confirm', 'reopen', 'cancel'])
      expect(await run(verb, 'HQ-2222222')).toEqual({ text: 'There is no order HQ-2222222.', exitCode: 1 })
  })

  it('explains itself when it does not understand', async () => {
    for (const args of [
      [],
      ['pay', 'HQ-2222222'],
      ['confirm'],
      ['list', 'all'],
      ['show', 'HQ-2222222', 'HQ-2222222'],
    ]) {
      const { text, exitCode } = await run(...args)
      expect(exitCode).toBe(2)
      expect(text).toContain('Usage:')
    }
  })
})

describe.each(engines)('npm run orders for an order of a demonstration on $name', (engine) => {
  let demonstration: Business
  let live: Business
  beforeAll(async () => {
    const both = await openDemonstrationThenLive(engine)
    demonstration = both.demonstration
    live = both.live
    return both.close
  })
  const run = (...args: string[]) => runOrdersCommand(live.database.db, args, () => paid)

  it('marks it in the list and where it is shown, and nothing else', async () => {
    const free = (await demonstration.order()).instructions.reference
    const sold = (await live.order()).instructions.reference
    const { text } = await run('list')
    const lineOf = (reference: string) => text.split('\n').find((line) => line.startsWith(reference))
    expect(lineOf(free)).toMatch(/ confirmed +\$\d+\.00 {2}DEMONSTRATION {2}basic/)
    expect(lineOf(sold)).toMatch(/ awaiting-payment +\$\d+\.00 {2}live {11}basic/)
    expect((await run('show', free)).text).toMatch(/^Payments {4}DEMONSTRATION: nobody paid, /m)
    expect((await run('show', sold)).text).toMatch(/^Payments {4}live$/m)
  })

  it('says why it cannot be confirmed, and leaves it as it is', async () => {
    const { reference } = (await demonstration.order()).instructions
    const before = await run('show', reference)
    for (const verb of ['confirm', 'reopen'])
      expect(await run(verb, reference)).toEqual({
        text: `${reference} was made in a demonstration: nobody pays for it, so it cannot be confirmed.`,
        exitCode: 1,
      })
    expect(await run('show', reference)).toEqual(before)
  })
})
