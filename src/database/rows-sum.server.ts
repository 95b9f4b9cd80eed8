import { createHash } from 'node:crypto'

/** What the records hold is text and integers. */
export type Cell = string | number | null

/** How many rows a table has, and the sum of their SHA-256 hashes as hex: the same on every engine, in whatever order they come. */
export interface RowsSum {
  rows: number
  sum: string
}

/** Adds up rows as they pass. */
export function sumRows() {
  let rows = 0
  let sum = 0n
  return {
    add(row: readonly Cell[]): void {
      rows += 1
      sum = BigInt.asUintN(256, sum + BigInt(`0x${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`))
    },
    total: (): RowsSum => ({ rows, sum: sum.toString(16).padStart(64, '0') }),
  }
}

export const isSameSum = (a: RowsSum | undefined, b: RowsSum | undefined): boolean =>
  a !== undefined && b !== undefined && a.rows === b.rows && a.sum === b.sum
