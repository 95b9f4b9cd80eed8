/** The service while developing: Vite serves and reloads the sources, the API runs in the same process. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { readConfig } from '../src/config.server.ts'
import { loadContent } from '../src/content/content.server.ts'
import { isForApi } from '../src/http/api-paths.ts'
import { openRecords } from '../src/orders/records.server.ts'
import type * as Assets from '../src/render/assets.server.ts'
import type * as Pages from '../src/render/render-page.server.tsx'
import type * as Services from '../src/service.server.ts'

const { config, faults } = readConfig(process.env)
const { content, faults: contentFaults } = loadContent('content')
if (!config || !content)
  throw new Error(
    [...(faults ?? []), ...(contentFaults ?? []).map((f) => `${f.file}:${f.line}: ${f.message}`)].join('\n'),
  )

const server = http.createServer()
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, ws: { server } } })
const environment = vite.environments.ssr
if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the server code in this process')
const load = <T>(path: string) => environment.runner.import(path) as Promise<T>

const { createService } = await load<typeof Services>('/src/service.server.ts')
const { db, vault, faults: recordFaults } = await openRecords(config)
if (recordFaults) throw new Error(recordFaults.join('\n'))
const service = await createService({
  config,
  content,
  db,
  vault,
  log: pino({ level: 'warn' }),
  clock: () => new Date(),
})
const handleApi = getRequestListener(service.api.fetch, { overrideGlobalObjects: false })

server.on('request', (request, response) => {
  const path = request.url ?? '/'
  if (isForApi(path.replace(/\?.*/, ''))) return void handleApi(request, response)
  vite.middlewares(request, response, async () => {
    try {
      const { sourceAssets } = await load<typeof Assets>('/src/render/assets.server.ts')
      const { renderPage } = await load<typeof Pages>('/src/render/render-page.server.tsx')
      const page = await renderPage(path, sourceAssets, service.fetch)
      response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' })
      response.end(await vite.transformIndexHtml(path, page.html))
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
    }
  })
})
server.listen(config.port, config.host, () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`Developing at http://${config.host}:${port}\n`)
})
