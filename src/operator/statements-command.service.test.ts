import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../../tests/support/business.ts'
import { engines } from '../../tests/support/engines.ts'
import { withSlip } from '../../tests/support/statement-slip.ts'
import { createCodeVault } from '../orders/code-vault.server.ts'
import { systemRandom } from '../purchase/ordering.server.ts'
import { orderFileAsText } from './orders-text.ts'
import { statementsOf } from './statements.server.ts'
import { isAboutStatements, runStatementsCommand } from './statements-command.server.ts'

const ordered = new Date('2026-11-16T18:00:00Z')
const arrived = new Date('2026-11-20T18:00:00Z')
const vault = createCodeVault('a key for these tests only, long enough to pass')

describe.each(engines)('npm run orders -- import on $name', (engine) => {
  let shop: Business
  const files = new Map<string, string>()
  beforeAll(async () => {
    shop = await openBusiness(engine, { live: true, now: ordered })
  })
  afterAll(() => shop.close())

  const run = (...args: string[]) => {
    const { db } = shop.database
    const statements = statementsOf({ db, clock: () => arrived, random: systemRandom, vault: async () => vault })
    return runStatementsCommand(statements, args, async (path) => {
      const text = files.get(path)
      return text === undefined ? undefined : new TextEncoder().encode(text)
    })
  }
  const write = (name: string, ...rows: string[]) => {
    files.set(name, ['Date,Description,Amount', ...rows].join('\n'))
    return name
  }
  const placed = async () => (await shop.order('basic')).instructions.reference
  const statusOf = async (reference: string) => (await shop.operator.fileOf(reference))?.order.status

  it('shows what a file would do and the rows that need a person, and changes nothing', async () => {
    const [whole, near] = [await placed(), await placed()]
    const file = write(
      'first.csv',
      `11/19/2026,PAYER 1 ${whole},29.00`,
      `11/19/2026,PAYER 2 ${withSlip(near)},29.00`,
      '11/19/2026,RENT,-500.00',
      '11/19/2026,PAYER 3,twelve 12',
    )
    const { text, exitCode } = await run('import', file)
    expect(exitCode).toBe(0)
    const [counts, head, ...lines] = text.split('\n')
    expect(counts).toBe('Rows: 1 suggested, 1 refused, 1 matched, 1 of money that went out.')
    expect(head).toMatch(/^Line +Day +Amount +State +Why$/)
    expect(lines[0]).toBe(
      `3     2026-11-19  $29.00  suggested  nearly the reference of an order; ${near}, written ${withSlip(near).slice(3)}, owes $29.00`,
    )
    expect(lines[1]).toMatch(/^5 +refused +has no amount of US dollars/)
    expect(lines.at(-1)).toContain('--commit')
    expect(text).not.toContain('PAYER')
    expect(await statusOf(whole)).toBe('awaiting-payment')
  })

  it('does it with --commit, and nothing the second time', async () => {
    const reference = await placed()
    const file = write('second.csv', `11/19/2026,PAYER 4 ${reference},29.00`, '11/19/2026,PAYER 5,3.00')
    const { text } = await run('import', file, '--commit')
    expect(text).toContain('Done: 1 matched, 1 no match.\nIn all 1 rows, $3.00, wait for a person')
    expect(await statusOf(reference)).toBe('paid')
    expect((await run('import', file, '--commit')).text).toContain('Done: 2 already imported.')
  })

  it('asks for what is ambiguous, and takes the answers', async () => {
    const file = write('dates.csv', '11/03/2026,PAYER 6,4.00')
    const asked = await run('import', file)
    expect(asked).toMatchObject({ exitCode: 1, text: expect.stringContaining('--dates month-first') })
    expect((await run('import', file, '--dates', 'month-first')).exitCode).toBe(0)
    expect(asked.text).toContain('could be read both ways: 11/03/2026.')
    const both = await run(
      'import',
      write('both.csv', '11/03/2026,PAYER 6,4.00', '11/19/2026,PAYER 6,5.00', '19/11/2026,PAYER 6,6.00'),
    )
    expect(both.text).toContain(
      'This file writes some days with the month first and others with the day first: 11/19/2026, 19/11/2026. Whichever you choose, rows of the other kind are refused or get a wrong day',
    )
    files.set('columns.csv', 'When,What\u001b[31m,How much\n11/19/2026,PAYER 7,5.00')
    const columns = await run('import', 'columns.csv')
    expect(columns.text).toMatch(/Column +Header +First row +Second row\n1 +When +11\/19\/2026\n/)
    expect(columns.text).not.toContain('\u001b')
    expect((await run('import', 'columns.csv', '--columns', 'date=When,description=2,amount=3')).exitCode).toBe(0)
    expect((await run('import', 'columns.csv', '--columns', 'date=Then,description=2,amount=3')).text).toContain(
      'There is no column "Then" for the date.',
    )
  })

  it('lists what waits, and accepts, dismisses and takes back by the beginning of its name', async () => {
    const [first, second] = [await placed(), await placed()]
    const file = write('third.csv', `11/18/2026,PAYER 8 ${first} ${second},60.00`, '11/18/2026,PAYER 9 unnamed,6.00')
    await run('import', file, '--commit')
    const names = (await run('waiting')).text.split('\n').filter((line) => line.includes('2026-11-18'))
    const [both = '', unnamed = ''] = ['$60.00', '$6.00'].map(
      (amount) => names.find((line) => line.includes(amount))?.split(' ')[0],
    )
    const standing = await shop.operator.fileOf(first)
    expect(standing && orderFileAsText(standing, shop.operator.today())).toContain(
      `${both}  2026-11-18  $60.00  suggested`,
    )
    expect(await run('accept', both)).toMatchObject({ exitCode: 2, text: expect.stringContaining('--comment') })
    const accept = (...typed: string[]) => run('accept', both, ...typed, '--comment', 'they wrote')
    expect((await accept()).text).toContain('It may be for more than one order')
    expect((await accept(`${first}=29`, `${second}=29`)).text).toContain('not the sum')
    expect((await accept(`${first}=29.00`, `${second}=31.00`)).text).toBe(
      [
        `Accepted: the money is counted for ${first} and ${second}.`,
        `${first} is paid, $29.00, valid until 2027-11-20.`,
        `${second} is paid, over by $2.00, valid until 2027-11-20.`,
      ].join('\n'),
    )
    expect(await statusOf(second)).toBe('paid')
    expect((await accept(first)).exitCode).toBe(1)
    expect((await run('accept', unnamed, '--comment', 'whose?')).text).toContain('say which it is for')
    const dismissed = await run('dismiss', unnamed, '--comment', 'not for us')
    const whole = /reconsider ([0-9a-f]{64})/.exec(dismissed.text)?.[1] ?? ''
    expect(whole.startsWith(unnamed)).toBe(true)
    expect((await run('reconsider', whole, '--comment', 'it is')).text).toBe('The row waits again.')
  })

  it('counts no row on what an order lacked when it was listed', async () => {
    const reference = await placed()
    await run('import', write('fourth.csv', `11/18/2026,PAYER 10 ${withSlip(reference)},29.00`), '--commit')
    const listed = async () =>
      (await run('waiting')).text
        .split('\n')
        .find((line) => line.includes(reference))
        ?.split(' ')[0] ?? expect.fail()
    const seen = await listed()
    expect(seen).toMatch(/^[0-9a-f]{10}:2900$/)
    await shop.change(reference, 'confirm')
    const stale = await run('accept', seen, '--comment', 'one letter')
    expect(stale).toMatchObject({ exitCode: 1, text: expect.stringContaining('has changed since you listed it') })
    expect(stale.text).toContain(`${await listed()}  2026-11-18`)
    expect((await shop.operator.fileOf(reference))?.order.paidCents).toBe(2900)
    expect((await run('accept', await listed(), '--comment', 'paid twice')).text).toContain('over by $29')
    expect((await shop.operator.fileOf(reference))?.order.paidCents).toBe(5800)
  })

  it('lists what needs a person before strangers’ deposits, and says how many rows it leaves out', async () => {
    const near = await placed()
    const strangers = Array.from({ length: 230 }, (_, n) => `11/19/2026,STRANGER ${n},${n + 100}.17`)
    await run('import', write('many.csv', ...strangers, `11/17/2026,PAYER 11 ${withSlip(near)},29.00`), '--commit')
    const listed = (await run('waiting')).text.split('\n')
    const at = listed.findIndex((line) => line.includes(near))
    expect(listed[at]).toContain('line 232 of the file brought Nov 20, 2026, 11:00 AM')
    expect(at).toBeLessThan(listed.findIndex((line) => line.includes('no match')))
    const left = Number(/^And (\d+) more rows: npm run orders -- waiting --all$/.exec(listed.at(-1) ?? '')?.[1])
    expect(listed).toHaveLength(1 + 200 + 1)
    expect((await run('waiting', '--all')).text.split('\n')).toHaveLength(1 + 200 + left)
  })

  it('explains itself, and says when there is no such file or row', async () => {
    expect(await run('import')).toMatchObject({ exitCode: 2, text: expect.stringContaining('Usage') })
    expect((await run('import', 'third.csv', '--dates', 'perhaps')).exitCode).toBe(2)
    expect(await run('import', 'nothing.csv')).toEqual({ text: 'The file nothing.csv cannot be read.', exitCode: 1 })
    expect((await run('dismiss', 'ffffff', '--comment', 'x')).text).toContain('No row that waits')
    expect([isAboutStatements(['import', 'x']), isAboutStatements(['list'])]).toEqual([true, false])
  })
})
