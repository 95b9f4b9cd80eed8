import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createStaticFiles } from './static-files.server.ts'

/** Answers for `/sw.js` and the like as `[status, headers, body]`. */
function served(worksOffline: boolean) {
  const dir = mkdtempSync(join(tmpdir(), 'hqp-files-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  mkdirSync(join(dir, 'assets'))
  for (const name of ['sw.js', 'sw-off.js', 'assets/a-1.js']) writeFileSync(join(dir, name), `// ${name}`)
  const files = createStaticFiles(dir, { publicUrl: 'https://site.test', worksOffline })
  return (path: string, headers: Record<string, string> = {}) => {
    let answer: [number, Record<string, string>, string] = [0, {}, '']
    const response = {
      writeHead(status: number, flat: string[]) {
        const pairs = flat.flatMap((name, index) => (index % 2 ? [] : [[name, flat[index + 1] ?? '']]))
        answer = [status, Object.fromEntries(pairs) as Record<string, string>, '']
      },
      end: (body?: Buffer) => {
        answer[2] = String(body ?? '')
      },
    }
    files({ method: 'GET', headers } as unknown as IncomingMessage, response as unknown as ServerResponse, path)
    return answer
  }
}

it('the service worker is asked for anew each time, and is no second transfer while it is the same', () => {
  const get = served(true)
  const [status, headers, body] = get('/sw.js')
  expect([status, body, headers['cache-control']]).toEqual([200, '// sw.js', 'no-cache'])
  expect(headers['content-security-policy']).toContain("connect-src 'self'")
  const [again, sameHeaders, nothing] = get('/sw.js', { 'if-none-match': headers['etag'] ?? '' })
  expect([again, sameHeaders['etag'], nothing]).toEqual([304, headers['etag'], ''])
  expect(get('/assets/a-1.js')[1]['cache-control']).toContain('immutable')
})

it('switched off, the worker that ends all of it stands in its place', () => {
  const [status, headers, body] = served(false)('/sw.js')
  expect([status, body, headers['cache-control']]).toEqual([200, '// sw-off.js', 'no-cache'])
})
