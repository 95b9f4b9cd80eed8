import { number } from './number.ts'

/** "289,406 bytes (0.3 MB)": exact, then as people say it, in units of a thousand. */
export function fileSize(bytes: number): string {
  const exact = `${number(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`
  return bytes < 1000 ? exact : `${exact} (${roundSize(bytes)})`
}

/** "0.3 MB" or "6.3 kB". */
export function roundSize(bytes: number): string {
  if (bytes < 100_000) return `${(bytes / 1000).toFixed(1)} kB`
  return bytes < 100_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${number(bytes / 1_000_000, 0)} MB`
}
