import { createHash } from 'node:crypto'
import { closeSync, existsSync, fstatSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { phoenixDay } from '../format/phoenix-time.ts'
import { archiveName } from './archive-name.ts'
import { type DownloadFile, streamOf } from './download-file.server.ts'
import type { Archive } from './public-file-calls.ts'

/** Where `npm run archive` puts the complete platform archive. */
export const archiveFile = (dataDir: string): string => join(dataDir, 'archive', archiveName)

export interface PlatformArchive {
  /** What the page says of it; `null` when there is none. */
  describe(): Promise<Archive | null>
  file(): Promise<DownloadFile | undefined>
  close(): void
}

/**
 * Opens the archive, if there is one, and keeps it open: a newer one that takes its name is served after the next
 * start, so the size and the SHA-256 on the page are always those of the bytes that are sent.
 */
export function openPlatformArchive(dataDir: string): PlatformArchive {
  const path = archiveFile(dataDir)
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
