import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness, openDemonstrationThenLive } from '../../tests/support/business.ts'
import { sqlite } from '../../tests/support/engines.ts'
import { priceOf } from '../../tests/support/plans.ts'
import { orderStore } from '../orders/order-store.server.ts'
import { type Ask, runOrdersCommand } from './orders-command.server.ts'

const ordered = new Date('2026-11-20T18:00:00Z')
const paid = new Date('2026-11-25T18:00:00Z')

describe('npm run orders', () => {
  let shop: Business
  beforeAll(async () => {
    shop = await openBusiness(sqlite, { live: true, now: ordered })
  })
  afterAll(() => shop.close())

  /** A change has its comment, which only the tests about it leave out. */
  const commented = (args: string[]) =>
    ['list', 'show'].includes(args[0] ?? '') || args.includes('--comment') ? args : [...args, '--comment', 'as agreed']
  const run = (...args: string[]) => {
    shop.setNow(paid)
    return runOrdersCommand(shop.operator, commented(args))
  }
  /** As at a terminal where somebody gives this answer. */
  const runAsked = (answer: string, ...args: string[]) => {
    const asked: string[] = []
    const ask: Ask = async (question) => {
      asked.push(question)
      return answer
    }
    return runOrdersCommand(shop.operator, commented(args), ask).then((result) => ({ ...result, asked }))
  }
  const statusOf = async (accessCode: string) => {
    const response = await shop.post('/api/verify-access', { accessCode })
    return response.status === 200 ? ((await response.json()) as { status: string }).status : response.status
  }

  it('says that there are no orders while there are none', async () => {
    expect(await run('list')).toEqual({ text: 'There are no orders yet.', exitCode: 0 })
    const own = await openBusiness(sqlite, { live: true, now: ordered })
    await own.order()
    own.setNow(new Date('2026-12-12T18:00:00Z'))
    expect((await runOrdersCommand(own.operator, ['list'])).text).toBe(
      'All orders have expired: --status expired lists them.',
    )
    await own.close()
  })

  it('lists each order on a line, the newest first, without any part of its code', async () => {
    shop.setNow(ordered)
    const first = await shop.order('basic')
    shop.setNow(new Date(ordered.getTime() + 60_000))
    const second = await shop.order('qualitechnician')
    const { text, exitCode } = await run('list')
    const lines = text.split('\n')
    expect(exitCode).toBe(0)
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^Reference\s+Status\s+Amount\s+Payments\s+Plan\s+Due\s+Ordered \(Phoenix\)$/)
    expect(lines[1]).toMatch(
      new RegExp(
        `^${second.instructions.reference}  awaiting-payment  \\$${priceOf('qualitechnician')}\\.00  live .* 2026-12-04  Nov 20, 2026, 11:01\\sAM$`,
      ),
    )
    expect(lines[2]).toContain(first.instructions.reference)
    expect(text).not.toContain(first.accessCode.slice(-4))
  })

  it('lists in pages, by status, by reference, by amount and by a code that it asks for', async () => {
    const own = await openBusiness(sqlite, { live: true, now: ordered })
    const references: string[] = []
    for (let n = 0; n < 53; n++)
      references.push((await own.order(n % 10 ? 'basic' : 'qualitechnician')).instructions.reference)
    const { accessCode, instructions } = await own.order('basic')
    const list = (...args: string[]) => runOrdersCommand(own.operator, ['list', ...args])
    const listed = (text: string) => [...text.matchAll(/^HQ-\w{7}/gm)].map(([reference]) => reference)
    const first = (await list()).text
    const after = /More with --after (HQ-\w{7})$/.exec(first)?.[1] ?? ''
    const second = (await list('--after', after)).text
    expect([listed(first).length, listed(second).length]).toEqual([50, 4])
    expect(new Set([...listed(first), ...listed(second)])).toEqual(new Set([...references, instructions.reference]))
    expect(second).not.toContain('More with')

    await own.change(instructions.reference, 'confirm')
    expect(listed((await list('--status', 'paid,refunded')).text)).toEqual([instructions.reference])
    expect(listed((await list('--search', '$49.00')).text)).toHaveLength(6)
    expect(listed((await list('--search', references[7]?.toLowerCase() ?? '')).text)).toEqual([references[7]])
    const asked = await runOrdersCommand(own.operator, ['list', '--code'], async () => accessCode)
    expect(listed(asked.text)).toEqual([instructions.reference])
    expect((await list('--status', 'expired')).text).toBe('No order fits.')
    own.setNow(new Date('2026-12-12T18:00:00Z'))
    expect(listed((await list()).text)).toEqual([instructions.reference])
    expect(listed((await list('--status', 'expired')).text)).toHaveLength(50)
    expect(listed((await list('--search', references[7] ?? '')).text)).toEqual([references[7]])
    own.setNow(new Date('2026-11-20T18:00:00Z'))
    for (const [args, words] of [
      [['--status', 'open'], /"open" is no status/],
      [['--search', 'somebody'], /no reference/],
      [['--after', 'HQ-2222222'], /no order/],
      [['--code'], /terminal/],
    ] as const)
      expect(await list(...args)).toEqual({ text: expect.stringMatching(words), exitCode: 2 })
    await own.close()
  })

  it('says that a flood is in the list, and leaves it out when asked', async () => {
    const own = await openBusiness(sqlite, { live: true, now: new Date('2026-11-19T18:00:00Z') })
    const { reference } = (await own.order('basic')).instructions
    expect((await runOrdersCommand(own.operator, ['list'])).text).not.toContain('flood')
    own.setNow(ordered)
    for (let n = 0; n < 200; n++) await own.order('basic')
    own.setNow(new Date(ordered.getTime() + 60_000))
    const all = (await runOrdersCommand(own.operator, ['list'])).text
    expect(all).toMatch(/\n200 orders came in a flood of the last four weeks: --without-floods leaves them out\.$/)
    expect(all).not.toContain(reference)
    const { text } = await runOrdersCommand(own.operator, ['list', '--without-floods'])
    expect(text.split('\n')).toEqual([expect.stringMatching(/^Reference/), expect.stringContaining(reference)])
    await own.close()
  })

  it('confirms an order: its code opens, and its year counts from the payment', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    expect(await statusOf(accessCode)).toBe('awaiting-payment')
    const result = await run('confirm', instructions.reference)
    expect(result).toEqual({
      text: `Confirmed: the code is open.\n${instructions.reference} is paid, $${priceOf('basic')}.00, valid until 2027-11-25.`,
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
    expect(again.text).toMatch(/^Nothing to do: HQ-\w{7} is paid/)
    expect(await run('show', instructions.reference)).toEqual(before)
  })

  it('needs a comment for each change, and keeps it in the history', async () => {
    const { instructions } = await shop.order('basic')
    for (const comment of [[], ['--comment', ' ']]) {
      const { text, exitCode } = await runOrdersCommand(shop.operator, ['confirm', instructions.reference, ...comment])
      expect([text, exitCode]).toEqual([expect.stringMatching(/^Nothing was changed: say why with --comment/), 2])
    }
    await run('confirm', instructions.reference, '--comment', 'seen on the statement of Tuesday')
    const { text } = await run('show', instructions.reference)
    expect(text).toMatch(/operator {2}confirmed .*comment: seen on the statement of Tuesday$/m)
    expect(text).not.toContain('undo')
  })

  it('cancels an order: its code opens nothing any more', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    expect((await run('cancel', instructions.reference)).text).toContain('is canceled')
    expect(await statusOf(accessCode)).toBe(401)
    expect((await run('cancel', instructions.reference)).text).toMatch(/^Nothing to do: /)
  })

  it('says that an order is cancelled instead of confirming it, and which command is meant', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    await run('cancel', instructions.reference)
    const { text, exitCode } = await run('confirm', instructions.reference)
    expect(exitCode).toBe(1)
    expect(text).toMatch(/^Nothing was changed: HQ-\w{7} is canceled, /)
    expect(text).toContain(`npm run orders -- reopen ${instructions.reference}`)
    expect(await statusOf(accessCode)).toBe(401)
    expect((await run('show', instructions.reference)).text).toMatch(
      /operator {2}refused {2}command: confirm, .*why: cancelled/,
    )
  })

  it('asks at a terminal whether a cancelled order shall be reopened, and does so only for a yes', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    await run('cancel', instructions.reference)
    const no = await runAsked('', 'confirm', instructions.reference)
    expect([no.asked.length, no.exitCode, await statusOf(accessCode)]).toEqual([1, 1, 401])
    expect(no.asked[0]).toMatch(/is canceled.*\nHas its payment arrived after all/)
    const yes = await runAsked('yes', 'confirm', instructions.reference)
    expect([yes.asked.length, yes.exitCode, await statusOf(accessCode)]).toEqual([1, 0, 'active'])
    expect(yes.text).toMatch(/^Reopened: .*\n.* is awaiting-payment, .*\nConfirmed: the code is open\.\n.* is paid, /)
  })

  it('reopens a cancelled order whose money came late, and never moves its last day again', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    await run('cancel', instructions.reference)
    await run('reopen', instructions.reference)
    expect(await statusOf(accessCode)).toBe('awaiting-payment')
    expect((await run('confirm', instructions.reference)).text).toMatch(/ is paid, .* valid until 2027-11-25\.$/)
    await run('cancel', instructions.reference)
    shop.setNow(new Date('2027-06-01T18:00:00Z'))
    const again = await runOrdersCommand(shop.operator, commented(['reopen', instructions.reference]))
    expect(again.text).toContain('valid until 2027-11-25')
    expect(await statusOf(accessCode)).toBe('active')
    shop.setNow(paid)
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

  it('writes a part down that went back, and takes no amount that is all or none of it', async () => {
    const { instructions } = await shop.order('basic')
    const part = (amount: string) => run('refund', instructions.reference, '--part', amount)
    expect((await part('5.00')).text).toContain('No money is written down for it, so none can go back.')
    await run('pay', instructions.reference, '29.00')
    expect((await part('29.00')).text).toContain('Only $29.00 is counted for the order.')
    expect((await part('0')).text).toContain('an amount above zero')
    expect((await run('refund', instructions.reference, '--part', '5.00', '--surplus')).exitCode).toBe(2)
    expect((await run('cancel', instructions.reference, '--part', '5.00')).exitCode).toBe(2)
    expect(await part('5.00')).toMatchObject({ exitCode: 0, text: expect.stringContaining('is part-paid') })
  })

  it('writes a refund down: the code opens nothing any more', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    expect((await run('refund', instructions.reference)).exitCode).toBe(1)
    await run('confirm', instructions.reference)
    expect((await run('refund', instructions.reference, '--surplus')).text).toContain('Nothing came over the price.')
    expect((await run('refund', instructions.reference)).text).toContain('is refunded')
    expect(await statusOf(accessCode)).toBe(401)
    expect((await run('show', instructions.reference)).text).toMatch(/\$29\.00 {2}by-hand\n.*−\$29\.00 {2}by-hand\n/)
  })

  it('says until when a code is valid only once it has been paid', async () => {
    const { reference } = (await shop.order('basic')).instructions
    expect((await run('show', reference)).text).not.toContain('Valid until')
    await run('confirm', reference)
    expect((await run('show', reference)).text).toContain('Valid until 2027-11-25')
  })

  it('moves the due day of an unpaid order, within what makes sense, and never of a paid one', async () => {
    const { instructions } = await shop.order('basic')
    const { reference } = instructions
    expect((await run('due', reference, '2027-01-04')).text).toMatch(/due on 2027-01-04, open until 2027-01-11\.$/)
    for (const [day, words] of [
      ['2026-02-30', /is not a day/],
      ['tomorrow', /is not a day/],
      ['2026-11-24', /is over/],
      ['2027-02-24', /too far ahead/],
    ] as const)
      expect(await run('due', reference, day)).toEqual({ text: expect.stringMatching(words), exitCode: 1 })
    expect((await run('show', reference)).text.match(/refused {2}command: move-due/g)).toHaveLength(4)
    await run('confirm', reference)
    expect((await run('due', reference, '2027-01-05')).text).toContain('the last day of a paid code never moves')
  })

  it('gives a new code for a lost one: the new one opens at once, and the old one nothing any more', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    await run('confirm', instructions.reference)
    await shop.post('/api/projects', { accessCode, checklistId: 'hvac' })
    const { text } = await run('reissue', instructions.reference)
    const newCode = /^HQP-BASIC-\d{20}$/m.exec(text)?.[0] ?? ''
    expect(await statusOf(accessCode)).toBe(401)
    const response = await shop.post('/api/verify-access', { accessCode: newCode })
    expect(await response.json()).toMatchObject({ status: 'active', projects: [{ checklistId: 'hvac' }] })
    const shown = (await run('show', instructions.reference)).text
    expect(shown).toMatch(/operator {2}reissued/)
    for (const code of [accessCode, newCode]) expect(shown).not.toContain(code.slice(-6))
    expect((await run('undo', instructions.reference)).text).toContain('There is nothing to undo')
  })

  it('undoes the last decision within a day, once, and keeps both in the history', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    const { reference } = instructions
    await run('confirm', reference)
    expect((await run('undo', reference)).text).toMatch(/^Undone: .*\nHQ-\w{7} is awaiting-payment, /)
    expect(await statusOf(accessCode)).toBe('awaiting-payment')
    const { text, exitCode } = await run('undo', reference)
    expect([text, exitCode]).toEqual([expect.stringContaining('There is nothing to undo'), 1])
    const history = (await run('show', reference)).text
    expect(history).toMatch(/ordered[\s\S]*confirmed[\s\S]*undone[\s\S]*refused/)
    expect(history).toMatch(/\$29\.00 {2}by-hand, undone/)
    await run('cancel', reference)
    shop.setNow(new Date(paid.getTime() + 25 * 3_600_000))
    const late = await runOrdersCommand(shop.operator, commented(['undo', reference]))
    expect(late.text).toContain('within 24 hours')
    shop.setNow(paid)
  })

  it('shows an order with all that happened to it, and no part of its code', async () => {
    const { accessCode, instructions } = await shop.order('qualitechnician')
    await run('confirm', instructions.reference)
    const { text, exitCode } = await run('show', instructions.reference)
    expect(exitCode).toBe(0)
    expect(text).toContain(`Reference   ${instructions.reference}`)
    expect(text).toContain('Status      paid')
    expect(text).toContain('Projects    2 left')
    expect(text).toContain('Valid until 2027-11-25')
    expect(text).not.toContain(accessCode.slice(-4))
    const history = text.slice(text.indexOf('History')).split('\n').slice(1)
    expect(history.map((line) => line.trim().split(/ {2,}/).slice(1, 3))).toEqual([
      ['buyer', 'ordered'],
      ['operator', 'confirmed'],
    ])
  })

  it('reads a reference as the bank shows it', async () => {
    const { instructions } = await shop.order('basic')
    const mangled = instructions.reference.toLowerCase().replace('hq-', 'hq ')
    expect((await run('confirm', mangled)).text).toContain(`${instructions.reference} is paid`)
  })

  it('refuses a reference whose check character does not fit, and one that no order has', async () => {
    const { instructions } = await shop.order('basic')
    const end = instructions.reference.endsWith('2') ? '3' : '2'
    const wrong = await run('confirm', instructions.reference.slice(0, -1) + end)
    expect(wrong.exitCode).toBe(2)
    expect(wrong.text).toContain('check character')
    for (const verb of ['show', 'confirm', 'reopen', 'cancel', 'refund', 'reissue', 'undo'])
      expect(await run(verb, 'HQ-2222222')).toEqual({ text: 'There is no order HQ-2222222.', exitCode: 1 })
  })

  it('explains itself when it does not understand', async () => {
    for (const args of [
      [],
      ['confirm'],
      ['list', 'all'],
      ['show', 'HQ-2222222', 'HQ-2222222'],
      ['due', 'HQ-2222222'],
      ['confirm', 'HQ-2222222', '--surplus'],
      ['expire', 'HQ-2222222'],
      ['pay', 'HQ-2222222'],
      ['return-surplus', 'HQ-2222222'],
      ['list', '--everything'],
    ]) {
      const { text, exitCode } = await run(...args)
      expect(exitCode).toBe(2)
      expect(text).toContain('Usage:')
    }
  })
})

describe('npm run orders for an order of a demonstration', () => {
  let demonstration: Business
  let live: Business
  beforeAll(async () => {
    const both = await openDemonstrationThenLive(sqlite)
    demonstration = both.demonstration
    live = both.live
    return both.close
  })
  const run = (...args: string[]) =>
    runOrdersCommand(live.operator, [
      ...args,
      ...(args[0] === 'list' || args[0] === 'show' ? [] : ['--comment', 'as agreed']),
    ])

  it('marks it in the list and where it is shown, and nothing else', async () => {
    const free = (await demonstration.order()).instructions.reference
    const sold = (await live.order()).instructions.reference
    const { text } = await run('list')
    const lineOf = (reference: string) => text.split('\n').find((line) => line.startsWith(reference))
    expect(lineOf(free)).toMatch(/ paid +\$\d+\.00 {2}DEMONSTRATION {2}basic/)
    expect(lineOf(sold)).toMatch(/ awaiting-payment +\$\d+\.00 {2}live {11}basic/)
    expect((await run('show', free)).text).toMatch(/^Payments {4}DEMONSTRATION: nobody paid, /m)
    expect((await run('show', sold)).text).toMatch(/^Payments {4}live$/m)
  })

  it('says why it cannot be confirmed, and leaves it as it is', async () => {
    const { reference } = (await demonstration.order()).instructions
    const before = await orderStore(live.database.db).byReference(reference)
    for (const verb of ['confirm', 'reopen', 'refund'])
      expect(await run(verb, reference)).toEqual({
        text: `${reference} was made in a demonstration: nobody pays for it, so nothing was changed.`,
        exitCode: 1,
      })
    expect(await orderStore(live.database.db).byReference(reference)).toEqual(before)
  })
})
