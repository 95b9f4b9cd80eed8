import { once } from './once.ts'

/** "289,406 bytes (0.3 MB)": exact, then as people say it, in units of a thousand. */
export function fileSize(bytes: number): string {
  const exact = `${grouped().format(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`
  return bytes < 1000 ? exact : `${exact} (${roundSize(bytes)})`
}

/** "0.3 MB" or "6.3 kB". */
export function roundSize(bytes: number): string {
  if (bytes < 100_000) return `${rounded().format(bytes / 1000)} kB`
  return bytes < 100_000_000 ? `${rounded().format(bytes / 1_000_000)} MB` : `${grouped().format(bytes / 1_000_000)} MB`
}

const grouped = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }))
const rounded = once(() => new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
