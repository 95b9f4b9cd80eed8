/** One line of the result: what was measured, how it came out, from how many measurements, and what it must reach. */
export interface Row {
  what: string
  figure: string
  n: string
  /** Empty for a line that only informs. */
  goal: string
  /** `undefined` when there is no goal. */
  met: boolean | undefined
}

export const row = (what: string, figure: string, n: string | number, goal = '', met?: boolean): Row => ({
  what,
  figure,
  n: String(n),
  goal,
  met,
})

/** The rows as an aligned text table. */
export function table(rows: Row[]): string {
  const lines = [
    ['what', 'figure', 'n', 'goal', ''],
    ...rows.map((r) => [r.what, r.figure, r.n, r.goal, r.met === undefined ? '' : r.met ? 'met' : 'MISSED']),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  const drawn = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [drawn[0], rule, ...drawn.slice(1)].join('\n')
}

/** The value below which `share` (0 to 1) of `values` lie. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2
}

/** Median with the smallest and the largest, so that a noisy machine shows. */
export const spread = (values: number[], unit: string, digits = 2): string =>
  `${median(values).toFixed(digits)}${unit} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`
