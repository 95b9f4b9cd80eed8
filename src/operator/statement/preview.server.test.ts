import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { closingDay, dueDay } from '../../orders/order-days.ts'
import type { DateOrder } from './dates.ts'
import type { NamedColumns } from './mapping.ts'
import type { PayableOrder } from './payable-order.ts'
import { previewStatement, type StatementRecords } from './preview.server.ts'
import { type Answers, type ReadTask, readStatement } from './read-statement.server.ts'

interface ExpectedRow {
  line: number
  state: string
  reason: string
  day?: string
  cents?: number
  orders?: string[]
}
interface ExpectedFile {
  file: string
  shape: string
  columns?: NamedColumns
  dates?: DateOrder
  asks?: 'columns' | 'dates'
  fault?: string
  out?: number
  rows?: ExpectedRow[]
}
interface Corpus {
  orders: {
    reference: string
    cents: number
    status: PayableOrder['status']
    orderedOn: string
    earlier?: PayableOrder['earlier']
    wentBack?: number[]
    demonstration?: boolean
  }[]
  files: ExpectedFile[]
}

const folder = 'tests/statements'
const corpus = parse(readFileSync(`${folder}/expected.yml`, 'utf8')) as Corpus
const orders = corpus.orders.map(
  ({ reference, cents, status, orderedOn, earlier = [], wentBack = [], demonstration = false }): PayableOrder => ({
    id: `id of ${reference}`,
    reference,
    amountCents: cents,
    paidCents: earlier.reduce((sum, one) => sum + one.cents, 0),
    status,
    // What is open today was given more time.
    closesOn: status === 'expired' ? closingDay(dueDay(new Date(`${orderedOn}T18:00:00Z`))) : '2026-12-31',
    isDemonstration: demonstration,
    orderedOn,
    earlier,
    known: [],
    wentBack,
  }),
)

const records = (imported: ReadonlySet<string> = new Set()): StatementRecords => ({
  remembered: async () => new Map(),
  imported: async () => imported,
  payableOrders: async function* () {
    yield orders
  },
})
const options = {
  today: '2026-11-22',
  latestDay: '2026-11-25',
  read: async (task: ReadTask) => readStatement(task),
  fingerprint: (text: string) => text,
}
const previewOf = ({ file, columns, dates }: ExpectedFile, imported?: ReadonlySet<string>) => {
  const answers: Answers = { ...(columns && { columns }), ...(dates && { dates }) }
  return previewStatement(readFileSync(`${folder}/${file}`), answers, records(imported), options)
}

describe('a statement of the corpus', () => {
  it('stands in the table, and there are enough of them', () => {
    const files = readdirSync(folder).filter((name) => name !== 'expected.yml')
    expect(files.sort()).toEqual(corpus.files.map(({ file }) => file).sort())
    expect(files.length).toBeGreaterThanOrEqual(40)
  })

  it.each(corpus.files)('$file: $shape', async (expected) => {
    const preview = await previewOf(expected)
    if (expected.asks) return expect(preview.kind).toBe(`ask-${expected.asks}`)
    if (expected.fault)
      return expect(preview).toMatchObject({ kind: 'fault', sentence: expect.stringContaining(expected.fault) })
    if (preview.kind !== 'preview') throw new Error(`it was not read: ${JSON.stringify(preview)}`)
    const rows = preview.rows.map((row) => ({
      line: row.line,
      state: row.state,
      reason: row.reason,
      ...('cents' in row && { day: row.day, cents: row.cents }),
      ...(row.candidates.length > 0 && { orders: row.candidates.map(({ reference }) => reference) }),
    }))
    expect(rows.sort((a, b) => a.line - b.line)).toEqual(expected.rows?.toSorted((a, b) => a.line - b.line))
    expect(preview.outCount).toBe(expected.out)
    for (const [state, count] of Object.entries(preview.counts))
      expect(expected.rows?.filter((row) => row.state === state)).toHaveLength(count)
  })

  it('says which rows an earlier import counted, when it comes again', async () => {
    for (const expected of corpus.files.filter(({ rows }) => rows)) {
      const first = await previewOf(expected)
      if (first.kind !== 'preview') throw new Error('it was not read')
      const counted = first.rows.flatMap(({ checksum }) => (checksum ? [checksum] : []))
      expect(new Set(counted).size).toBe(counted.length)
      const again = await previewOf(expected, new Set(counted))
      expect(again).toMatchObject({ counts: { matched: 0, under: 0, 'already-imported': counted.length } })
    }
  })

  it('knows a row of OFX again by its name, in whatever words a later file has it, and no other row of that name', async () => {
    const file = (...rows: string[]) =>
      new TextEncoder().encode(`<OFX><STMTRS><CURDEF>USD<ACCTID>1${rows.join('')}</STMTRS></OFX>`)
    const row = (amount: string, name: string) =>
      `<STMTTRN><DTPOSTED>20261120<TRNAMT>${amount}<FITID>77<NAME>${name}</STMTTRN>`
    const statesOf = async (bytes: Uint8Array, imported?: ReadonlySet<string>) => {
      const preview = await previewStatement(bytes, {}, records(imported), options)
      return preview.kind === 'preview' ? preview.rows : expect.fail(preview.kind)
    }
    const [first] = await statesOf(file(row('29.00', 'ZELLE PAYER 182 HQ-7K2M9QQ')))
    const known = new Set([first?.checksum ?? ''])
    expect(await statesOf(file(row('29.00', 'PAYER 182, Zelle')), known)).toMatchObject([{ state: 'already-imported' }])
    expect(await statesOf(file(row('49.00', 'PAYER 183')), known)).toMatchObject([{ state: 'no-match' }])
  })
})

it('knows the columns of status, currency and balance by their names also where the others were kept without them', () => {
  const text = 'Date,Description,Amount,Status\n2026-11-20,PAYER HQ-7K2M9QQ,29.00,Under review\n'
  const kept = { date: 0, description: [1], amount: { signed: 2 } }
  const remembered = new Map([['date|description|amount|status', kept]])
  const read = readStatement({ bytes: new TextEncoder().encode(text), answers: {}, remembered })
  expect(read).toMatchObject({ kind: 'read', rows: [{ reason: 'not-booked' }] })
})
