import { expect, it } from 'vitest'
import { columnCountSignature, type Mapping } from './mapping.ts'
import { type Remembered, readStatement } from './read-statement.server.ts'

/** What a person once said of a file with three columns and without a header. */
const said: Mapping = { date: 2, description: [1], amount: { signed: 0 } }
const remembered: Remembered = async (signatures) => {
  const signature = columnCountSignature(3)
  return signatures.includes(signature) ? { signature, mapping: said } : undefined
}
const rowsOf = async (text: string) => {
  const read = await readStatement(new TextEncoder().encode(text), {}, remembered)
  return read.kind === 'read' ? read.rows : expect.fail(read.kind)
}

it('reads a file by its header, whatever was said of one that has none', async () => {
  expect(await rowsOf('Date,Description,Amount\n2026-11-20,HQ-7K2M9QQ,29.00\n')).toMatchObject([
    { line: 2, day: '2026-11-20', cents: 2900, description: 'HQ-7K2M9QQ' },
  ])
})

it('reads a file without a header as it was said of the last one', async () => {
  expect(await rowsOf('29.00,HQ-7K2M9QQ,2026-11-20\n')).toMatchObject([{ line: 1, day: '2026-11-20', cents: 2900 }])
})

it('refuses a row that is far longer than a bank writes, and reads the others', async () => {
  const rows = await rowsOf(`Date,Description,Amount\n2026-11-20,${'N'.repeat(4097)},1.00\n2026-11-20,short,2.00\n`)
  expect(rows).toMatchObject([{ reason: 'too-long' }, { cents: 200 }])
})

it.each(['utf-8', 'utf-16le', 'utf-16be'] as const)('reads a zero in one field as a space, in %s', async (encoding) => {
  const text = 'Date,Description,Amount\n2026-11-20,PAYER\0HQ-7K2M9QQ,29.00\n2026-11-21,other,7.00\n'
  const bytes = encoding === 'utf-8' ? Buffer.from(text) : Buffer.from(`\ufeff${text}`, 'utf16le')
  const read = await readStatement(encoding === 'utf-16be' ? bytes.swap16() : bytes, {}, remembered)
  if (read.kind !== 'read') expect.fail(JSON.stringify(read))
  expect(read.rows).toMatchObject([{ cents: 2900, description: 'PAYER HQ-7K2M9QQ' }, { cents: 700 }])
})
