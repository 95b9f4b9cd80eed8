import { createHash } from 'node:crypto'

/** A value of a column. */
export type Cell = string | number | null

/** The number of rows of a table, and the sum of their SHA-256 hashes as hex: the same on both engines and in any order. */
export interface RowsSum {
  rows: number
  sum: string
}

/** Computes a `RowsSum` row by row. */
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
