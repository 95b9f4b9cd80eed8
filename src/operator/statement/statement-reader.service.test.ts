import { expect, it } from 'vitest'
import { readInWorker } from './statement-reader.server.ts'

const taskOf = (text: string) => ({ bytes: new TextEncoder().encode(text), answers: {}, remembered: new Map() })
const many = taskOf(`Date,Description,Amount\n${'2026-11-20,PAYER,29.00\n'.repeat(49_000)}`)
const stopped = { kind: 'fault', sentence: expect.stringContaining('takes more than any statement of a bank does') }

it('reads a statement beside the thread that serves pages', async () => {
  const one = taskOf('Date,Description,Amount\n2026-11-20,HQ-7K2M9QQ,29.00\n')
  expect(await readInWorker(one)).toMatchObject({ kind: 'read', rows: [{ line: 2, cents: 2900 }] })
})

it('ends with a sentence where reading takes longer than any statement does', async () => {
  expect(await readInWorker(many, { seconds: 0.001, megabytes: 512 })).toEqual(stopped)
})

it('ends with a sentence where reading takes more memory than any statement does', async () => {
  expect(await readInWorker(many, { seconds: 30, megabytes: 8 })).toEqual(stopped)
})
