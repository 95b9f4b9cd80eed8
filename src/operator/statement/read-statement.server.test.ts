import { describe, expect, it } from 'vitest'
import { columnCountSignature, type Mapping } from './mapping.ts'
import { type Remembered, readStatement } from './read-statement.server.ts'

/** What a person once said of a file with three columns and without a header. */
const said: Mapping = { date: 2, description: [1], amount: { signed: 0 } }
const remembered: Remembered = new Map([[columnCountSignature(3), said]])
const readBytes = (bytes: Uint8Array) => readStatement({ bytes, answers: {}, remembered })
const rowsOf = (text: string) => {
  const read = readBytes(new TextEncoder().encode(text))
  return read.kind === 'read' ? read.rows : expect.fail(read.kind)
}

it('reads a file by its header, whatever was said of one that has none', () => {
  expect(rowsOf('Date,Description,Amount\n2026-11-20,HQ-7K2M9QQ,29.00\n')).toMatchObject([
    { line: 2, day: '2026-11-20', cents: 2900, description: 'HQ-7K2M9QQ' },
  ])
})

it('reads a file without a header as it was said of the last one', () => {
  expect(rowsOf('29.00,HQ-7K2M9QQ,2026-11-20\n')).toMatchObject([{ line: 1, day: '2026-11-20', cents: 2900 }])
})

it('refuses a row that is far longer than a bank writes, and reads the others', () => {
  const rows = rowsOf(`Date,Description,Amount\n2026-11-20,${'N'.repeat(4097)},1.00\n2026-11-20,short,2.00\n`)
  expect(rows).toMatchObject([{ reason: 'too-long' }, { cents: 200 }])
})

it.each(['utf-8', 'utf-16le', 'utf-16be'] as const)('reads a zero in one field as a space, in %s', (encoding) => {
  const text = 'Date,Description,Amount\n2026-11-20,PAYER\0HQ-7K2M9QQ,29.00\n2026-11-21,other,7.00\n'
  const bytes = encoding === 'utf-8' ? Buffer.from(text) : Buffer.from(`\ufeff${text}`, 'utf16le')
  const read = readBytes(encoding === 'utf-16be' ? bytes.swap16() : bytes)
  if (read.kind !== 'read') expect.fail(JSON.stringify(read))
  expect(read.rows).toMatchObject([{ cents: 2900, description: 'PAYER HQ-7K2M9QQ' }, { cents: 700 }])
})

describe('a file that no bank wrote is answered with a sentence', () => {
  it.each([
    ['commas', ','.repeat(1_500_000), 'Line 1 has over 200 columns'],
    ['commas below a header', `Date,Description,Amount\n${','.repeat(400_000)}\n`, 'Line 2 has over 200 columns'],
    ['short rows', '1,\n'.repeat(50_001), 'The file has over 50,000 rows'],
    ['short rows of OFX', `<OFX>${'<STMTTRN></STMTTRN>'.repeat(50_001)}`, 'The file has over 50,000 rows'],
    ['OFX without a row', '<OFX><BANKTRANLIST></BANKTRANLIST></OFX>', 'The file has no transactions'],
    ['XML', '<?xml version="1.0"?><Document><Stmt></Stmt></Document>', 'an XML file that is no OFX'],
  ])('%s', (_, text, sentence) => {
    const read = readBytes(new TextEncoder().encode(text))
    expect(read).toEqual({ kind: 'fault', sentence: expect.stringContaining(sentence) })
  })
})

const byNumber = { columns: { date: ['1'], description: ['2'], amount: ['3'] } }
const answered = (text: string) =>
  readStatement({ bytes: new TextEncoder().encode(text), answers: byNumber, remembered: new Map() })

it('takes no amount for dollars beside the code of another currency, where no column is called so', () => {
  const rows = ['2026-11-20,PAYER HQ-7K2M9QQ,29.00,EUR', '2026-11-20,PAYER HQ-PZ85NVC,29.00,USD']
  expect(answered(rows.join('\n'))).toMatchObject({ rows: [{ reason: 'other-currency' }, { cents: 2900 }] })
  expect(answered(`When,What,Sum,Ccy2\n${rows.join('\n')}`)).toMatchObject({
    rows: [{ reason: 'other-currency' }, { cents: 2900 }],
  })
})

it('says of each row why it cannot be read, once the columns were answered', () => {
  expect(answered('When,What,How much\n2026-11-20,PAYER,29.00 EUR\n')).toMatchObject({
    rows: [{ line: 2, reason: 'no-amount' }],
  })
})

it('reads a CSV file in which a payer wrote the first tag of OFX', () => {
  expect(rowsOf('Date,Description,Amount\n2026-11-20,<OFX> HQ-7K2M9QQ,29.00\n')).toMatchObject([{ cents: 2900 }])
})
