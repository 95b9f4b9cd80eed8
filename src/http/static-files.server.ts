import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { securityHeaders } from './security-headers.ts'

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
const compressible = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml'])

/** Whether the build leaves a `.br` file beside this one, to be sent instead of it. */
export const isCompressible = (file: string): boolean => compressible.has(extname(file))

const worker = '/sw.js'
/** Ends what `worker` does; it is sent in its place. */
const killSwitch = '/sw-off.js'

/**
 * The built files, read once at start: there are few, they are small, and a path is only ever looked
 * up in this list, so no request can reach any other file.
 */
export function createStaticFiles(
  dir: string,
  { publicUrl, worksOffline }: { publicUrl: string; worksOffline: boolean },
) {
  const files = new Map<string, { plain: Sent; br: Sent | undefined; etag: string | undefined }>()
  for (const name of readdirSync(dir, { encoding: 'utf8', recursive: true })) {
    const file = join(dir, name)
    const extension = extname(file)
    const type = mediaTypes[extension]
    const path = `/${name}`
    if (!type || path.startsWith('/.')) continue
    const bytes = readFileSync(file)
    const headers = {
      'content-type': type,
      ...keeping(path, bytes),
      vary: 'accept-encoding',
      ...securityHeaders({ publicUrl }),
    }
    const sent = (body: Buffer, encoding?: string): Sent => ({
      body,
      headers: Object.entries({
        ...headers,
        'content-length': String(body.length),
        ...(encoding ? { 'content-encoding': encoding } : {}),
      }).flat(),
    })
    const br = existsSync(`${file}.br`) ? sent(readFileSync(`${file}.br`), 'br') : undefined
    files.set(path, { plain: sent(bytes), br, etag: headers.etag })
  }
  const end = files.get(killSwitch)
  if (end && !worksOffline) files.set(worker, end)

  /** Sends the file at `path` if there is one. */
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    const file = files.get(path)
    if (!file) return false
    const sent = file.br && request.headers['accept-encoding']?.includes('br') ? file.br : file.plain
    if (file.etag && request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, sent.headers)
      response.end()
      return true
    }
    response.writeHead(200, sent.headers)
    response.end(request.method === 'HEAD' ? undefined : sent.body)
    return true
  }
}

/** How long a browser may go without asking again. For a worker it must always ask, and then learns fast that it is the same. */
function keeping(path: string, bytes: Buffer): { 'cache-control': string; etag?: string } {
  if (path === worker || path === killSwitch)
    return { 'cache-control': 'no-cache', etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
  return {
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  }
}
export type StaticFiles = ReturnType<typeof createStaticFiles>

interface Sent {
  body: Buffer
  headers: string[]
}
