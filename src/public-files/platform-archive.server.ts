import { createHash } from 'node:crypto'
import { closeSync, existsSync, fstatSync, openSync } from 'node:fs'
import { phoenixDay } from '../format/phoenix-time.ts'
import { archiveName } from './archive-name.ts'
import { type DownloadFile, streamOf } from './download-file.server.ts'
import type { Archive } from './public-file-calls.ts'

/** Where a build puts the complete platform archive, below the folder of what it makes. */
export const builtArchive = `archive/${archiveName}`

export interface PlatformArchive {
  /** What the page says of it; `null` when there is none. */
  describe(): Promise<Archive | null>
  file(): Promise<DownloadFile | undefined>
  close(): void
}

/**
 * Opens the archive and keeps it open: that of a newer build is served after the next start, so the size and the
 * SHA-256 on the page are always those of the bytes that are sent. While developing nothing is built, and there is none.
 */
export function openPlatformArchive(path: string): PlatformArchive {
  if (!existsSync(path)) return { describe: async () => null, file: async () => undefined, close: () => {} }
  const descriptor = openSync(path, 'r')
  const { size, mtime } = fstatSync(descriptor)
  // Large files take a while: whoever asks waits for it, and nothing else does.
  const hashing = sha256Of(descriptor, size)
  hashing.catch(() => {})
  return {
    async describe() {
      const madeOn = phoenixDay(mtime)
      return { name: archiveName, path: `/downloads/${archiveName}`, bytes: size, sha256: await hashing, madeOn }
    },
    async file() {
      const sha256 = await hashing
      const read = (start: number, end: number) => streamOf(descriptor, start, end)
      return { name: archiveName, type: 'application/gzip', bytes: size, sha256, read }
    },
    close: () => closeSync(descriptor),
  }
}

async function sha256Of(descriptor: number, size: number): Promise<string> {
  const hash = createHash('sha256')
  if (size > 0) for await (const piece of streamOf(descriptor, 0, size - 1)) hash.update(piece as Uint8Array)
  return hash.digest('hex')
}
