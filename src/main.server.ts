/**
 * Starts everything, in order: configuration, content, records and API, pages, server.
 * A newcomer begins reading here.
 */
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isatty } from 'node:tty'
import { type Config, readConfig } from './config.server.ts'
import { readBuiltContent } from './content/built-content.server.ts'
import { type Content, loadContent } from './content/content.server.ts'
import { paths } from './content/paths.ts'
import { restrictFileModes } from './database/private-files.server.ts'
import { typstPackage } from './documents/typst-compiler.server.ts'
import { phoenixDay } from './format/phoenix-time.ts'
import { createServer } from './http/listener.server.ts'
import { openLog } from './http/log.server.ts'
import { createStaticFiles } from './http/static-files.server.ts'
import { pastDays } from './learning/articles.server.ts'
import { lacksSecondFactor, operatorPasswordOf } from './operator/operator-password.server.ts'
import { openRecords } from './orders/records.server.ts'
import { builtAssets } from './render/assets.server.ts'
import { createPageCache } from './render/page-cache.server.ts'
import { createPageKeys } from './render/page-keys.ts'
import { renderPage } from './render/render-page.server.tsx'
import { createService } from './service.server.ts'

restrictFileModes()
const root = process.cwd()
const config = configOrExit()
const content = contentOrExit()
const { log, close: closeLog } = openLog(config.logLevel)
// What says that the service is ready goes where the log goes, which may be a full disk.
process.stdout.on('error', () => {})
const isDemonstration = config.payments.mode === 'demo'
if (isDemonstration)
  log.warn('demonstration: no bank details are set, so orders are confirmed at once and nothing is charged')

if (typstPackage() === undefined) {
  const lacking = `no verified PDF compiler is installed for ${process.platform} on ${process.arch}`
  if (!isDemonstration) exitWith([`${lacking}, and buyers are promised PDF files: run it on Linux on x64`])
  log.warn(`${lacking}: PDF downloads answer 503`)
}
const { db, vault, faults } = await openRecords(config)
if (faults) exitWith(faults)
const names = [content.site.name, new URL(config.publicUrl).hostname]
const { operatorPassword, madeIn, fault: badPassword } = operatorPasswordOf(config, names)
if (badPassword !== undefined) exitWith([badPassword])
if (lacksSecondFactor({ ...config, operatorPassword }))
  log.warn('whoever learns the password of the console is in: set one-time codes beside it (OPERATOR_TOTP_SECRET)')
if (madeIn !== undefined) process.stdout.write(`The password of the operator's console at /operator is in ${madeIn}\n`)
const service = await createService({
  config: { ...config, operatorPassword },
  content,
  db,
  vault,
  log,
  clock: () => new Date(),
})
const clientDir = join(root, 'dist/client')
const assets = builtAssets(clientDir)
const keyOf = createPageKeys(Object.values(paths), {
  checklists: content.checklists.map(({ id }) => id),
  articles: content.articles.map(({ id }) => id),
})
const pages = createPageCache(config.publicUrl, (path) => renderPage(path, assets, service.fetch), keyOf)
sayWhatIsPast()
void sweepOrders()
void sendMails()
const { server, stop } = createServer({
  api: service.api,
  pages,
  files: createStaticFiles(clientDir, config),
  log,
  publicUrl: config.publicUrl,
})
server.on('error', (error) => exitWith([`cannot listen on ${config.host}:${config.port}: ${error.message}`]))
server.listen(config.port, config.host, () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(
    `${content.site.name} is ready at http://${config.host}:${port}${isDemonstration ? ' (demonstration)' : ''}\n`,
  )
})

const hasTerminal = isatty(0)
let stopping = false
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, async () => {
    // The log goes where it is told to and there is no file to open anew: only a terminal that closes means an end.
    if (stopping || (signal === 'SIGHUP' && !hasTerminal)) return
    stopping = true
    // Whatever hangs, a stop is over before those who wait for it lose patience: most give ten seconds.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 9500).unref()
    await stop()
    // A database that has frozen never says goodbye.
    await Promise.race([service.close(), sleep(1000)])
    await closeLog()
    process.exit(0)
  })

/** Names what articles leave out since its last day, now and as days pass, until somebody writes it anew. */
function sayWhatIsPast(since = ''): void {
  const today = phoenixDay(new Date())
  const past = pastDays(content.articles, today).filter(({ after }) => after >= since)
  for (const { id, after } of past)
    log.warn({ article: id, after }, 'an article leaves out what was true up to this day only: write it anew')
  if (past.length > 0) pages.forget()
  setTimeout(() => sayWhatIsPast(today), 60_000).unref()
}

/** Now and every hour: what time has done to orders. Records that are away for a while are swept the next time. */
async function sweepOrders(): Promise<void> {
  try {
    const { expired, removed } = await service.sweep()
    if (expired + removed > 0) log.info({ expired, removed }, 'orders that nobody paid have expired or were removed')
  } catch (err) {
    log.warn({ err }, 'the orders could not be swept; this is tried again in an hour')
  }
  setTimeout(() => void sweepOrders(), 3_600_000).unref()
}

/** Now and every ten seconds: mails to the operator. A fault of the server is noted with them; one of the records passes. */
async function sendMails(): Promise<void> {
  if (!service.mail) return
  try {
    await service.mail.run()
  } catch (err) {
    log.warn({ err }, 'the mails that wait could not be read or noted; this is tried again in ten seconds')
  }
  setTimeout(() => void sendMails(), 10_000).unref()
}

function configOrExit(): Config {
  const { config, faults } = readConfig(process.env)
  return config ?? exitWith(faults ?? [])
}

/** Pages carry the content of the build, so the service may not stand on any other. */
function contentOrExit(): Content {
  const dir = join(root, 'content')
  const content = readBuiltContent(join(root, 'dist/content.json'), dir)
  if (content) return content
  const { faults = [] } = loadContent(dir)
  if (faults.length > 0) exitWith(faults.map((fault) => `${fault.file}:${fault.line}: ${fault.message}`))
  return exitWith(['content/ is not what was built: npm start builds what has changed, and so does npm run build'])
}

function exitWith(faults: string[]): never {
  process.stderr.write(`The service did not start:\n${faults.map((fault) => `  ${fault}\n`).join('')}`)
  process.exit(1)
}
