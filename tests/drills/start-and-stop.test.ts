import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { copySources } from '../support/copy-sources.ts'
import { orderBody } from '../support/plans.ts'
import { openRaw } from '../support/raw-request.ts'
import { type RunningService, startService } from '../support/running-service.ts'

// A service needs its time to start where many things run at once.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const orderJson = JSON.stringify(orderBody())
const orderHead = [
  'POST /api/bank-transfer HTTP/1.1',
  'Host: a',
  'Content-Type: application/json',
  `Content-Length: ${orderJson.length}`,
].join('\r\n')

/** Starts a service that goes when the test does. */
async function start(env: Record<string, string> = {}, dataDir?: string): Promise<RunningService> {
  const service = await startService(env, dataDir)
  onTestFinished(() => service.remove())
  return service
}

function killGroup(leader: number | undefined): void {
  try {
    process.kill(-Number(leader), 'SIGKILL')
  } catch {
    // Nothing is left of it.
  }
}

describe('stopping', () => {
  it('on SIGTERM lets what is under way finish, takes nothing new, exits with 0, and loses nothing', async () => {
    const service = await start()
    const idle = await openRaw(service.url)
    const sending = await openRaw(service.url)
    sending.send(`${orderHead}\r\n\r\n${orderJson.slice(0, 9)}`)
    await sleep(300)
    const exited = service.stop('SIGTERM')
    await vi.waitFor(() => expect(fetch(`${service.url}/healthz`)).rejects.toThrow(), { timeout: 5000 })
    expect(service.process.exitCode).toBeNull()
    // A second signal must not cut the first one short.
    service.process.kill('SIGTERM')
    sending.send(orderJson.slice(9))
    const answer = await sending.closed()
    expect(answer).toMatch(/^HTTP\/1\.1 201 /)
    expect(await exited).toBe(0)
    await idle.closed()
    const accessCode = /HQP-BASIC-\d{20}/.exec(answer)?.[0]
    const again = await start({}, service.dataDir)
    const found = await fetch(`${again.url}/api/verify-access`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accessCode }),
    })
    expect(found.status).toBe(200)
  })

  it('on SIGTERM still answers every request that was sent before it, on new connections and on kept ones', async () => {
    const service = await start({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
    const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
    const kept = await Promise.all(Array.from({ length: 30 }, () => openRaw(service.url)))
    for (const connection of kept) connection.send(head('/healthz'))
    await Promise.all(kept.map((connection) => connection.received('"up"')))
    const fresh = await Promise.all(Array.from({ length: 30 }, () => openRaw(service.url)))
    // Each search takes a moment, so most of them still wait when the signal comes.
    for (const connection of [...kept, ...fresh]) connection.send(head('/api/search?q=water'))
    const exited = service.stop('SIGTERM')
    const answers = await Promise.all([...kept, ...fresh].map((connection) => connection.closed()))
    expect(answers.filter((answer) => /"total":\d+/.test(answer))).toHaveLength(60)
    expect(await exited).toBe(0)
  })

  it('on SIGTERM lets a slow client have all of its answer', async () => {
    const service = await start({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
    const post = (path: string, body: string) =>
      fetch(service.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { accessCode } = (await (await post('/api/bank-transfer', orderJson)).json()) as { accessCode: string }
    const slow = await openRaw(service.url)
    slow.socket.pause()
    const body = JSON.stringify({ accessCode })
    const request = `POST /api/download-checklists/mobile HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    // More than the system holds for a connection that nobody reads, and in one piece: what lies unread behind a full
    // connection when the signal comes has not been received, and goes unanswered.
    slow.send(request.repeat(20))
    await sleep(1500)
    const exited = service.stop('SIGTERM')
    await sleep(1500)
    slow.socket.resume()
    const answer = await slow.closed()
    expect(answer.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(20)
    expect(answer.match(/<\/html>/g)).toHaveLength(20)
    expect(await exited).toBe(0)
  })

  it('on SIGTERM answers what comes on kept connections once more, and tells their clients that it is the last', async () => {
    const service = await start({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
    const kept = await Promise.all(Array.from({ length: 20 }, () => openRaw(service.url)))
    for (const connection of kept) connection.send('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
    await Promise.all(kept.map((connection) => connection.received('"up"')))
    const exited = service.stop('SIGTERM')
    await sleep(100)
    for (const connection of kept) connection.send(`${orderHead}\r\n\r\n${orderJson}`)
    for (const connection of kept) {
      const [, last = ''] = (await connection.closed()).split('"up"}')
      expect(last).toMatch(/^HTTP\/1\.1 201 [\s\S]*connection: close/i)
    }
    expect(await exited).toBe(0)
  })

  it('on SIGTERM under load turns new connections away, and cuts hardly any', async () => {
    const service = await start({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
    const faults: string[] = []
    let goesOn = true
    const visit = () =>
      new Promise<void>((resolve) => {
        const asking = get(`${service.url}/api/search?q=water`, { agent: false }, (answer) => {
          answer.resume().on('close', () => {
            if (!answer.complete) faults.push('cut')
            resolve()
          })
        })
        asking.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
          faults.push(code)
          setTimeout(resolve, 100)
        })
      })
    const visitors = Array.from({ length: 48 }, async () => {
      while (goesOn) await visit()
    })
    await sleep(1500)
    expect(await service.stop('SIGTERM')).toBe(0)
    goesOn = false
    await Promise.all(visitors)
    expect(faults).toContain('ECONNREFUSED')
    // Without care there are some thirty. One may still come in the very moment of the close.
    expect(faults.filter((fault) => fault !== 'ECONNREFUSED').length).toBeLessThan(5)
  })

  it('is not what SIGHUP means where there is no terminal: nothing holds a log file open', async () => {
    const service = await start()
    service.process.kill('SIGHUP')
    await sleep(500)
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
  })

  it('of `npm start` by a signal to npm alone stops the service, which gives its port back', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hqp-start-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const npm = spawn('npm', ['start'], {
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PORT: '0', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    // Whatever the signal to npm leaves behind is in the same group.
    onTestFinished(() => killGroup(npm.pid))
    const url = await new Promise<string>((resolve) => {
      let printed = ''
      npm.stdout.on('data', (piece) => {
        printed += piece
        const ready = /ready at (http:\S+)/.exec(printed)
        if (ready?.[1]) resolve(ready[1])
      })
    })
    npm.kill('SIGTERM')
    await new Promise((resolve) => npm.once('exit', resolve))
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  })

  it('on SIGINT finishes a file that is still being made', async () => {
    const service = await start()
    const post = (path: string, body: string) =>
      fetch(service.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { accessCode } = (await (await post('/api/bank-transfer', orderJson)).json()) as { accessCode: string }
    const download = post('/api/download-checklists/pdf', JSON.stringify({ accessCode }))
    await sleep(50)
    const exited = service.stop('SIGINT')
    const file = Buffer.from(await (await download).arrayBuffer())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.subarray(-8).toString()).toContain('%%EOF')
    expect(await exited).toBe(0)
  })
})

describe('starting', () => {
  it('says in a sentence that nothing is built and nothing can be, where only what production needs is installed', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'hqp-start-'))
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
    copySources(dir)
    mkdirSync(join(dir, 'node_modules'))
    for (const name of readdirSync('node_modules'))
      if (name !== 'vite') symlinkSync(join(process.cwd(), 'node_modules', name), join(dir, 'node_modules', name))
    const { status, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], { cwd: dir, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^The build stopped:\n {2}dist\/ is missing [^\n]* run npm ci without --omit=dev[^\n]*\n$/)
  })

  it('says where it is, and that it is a demonstration while no bank details are set', async () => {
    const service = await start()
    await service.stop()
    expect(service.output()).toMatch(/Home Quality Phoenix is ready at http:\/\/127\.0\.0\.1:\d+ \(demonstration\)/)
    expect(service.output()).toContain('no bank details are set')
  })

  it('needs no source: every file is made from what was built', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'hqp-start-'))
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
    for (const name of ['dist', 'node_modules', 'content', 'package.json'])
      symlinkSync(join(process.cwd(), name), join(dir, name))
    const service = await startService({}, join(dir, 'data'), dir)
    onTestFinished(() => service.remove())
    const post = (path: string, body: string) =>
      fetch(service.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { accessCode } = (await (await post('/api/bank-transfer', JSON.stringify(orderBody()))).json()) as {
      accessCode: string
    }
    const download = (format: string) => post(`/api/download-checklists/${format}`, JSON.stringify({ accessCode }))
    expect((await download('pdf')).status).toBe(200)
    for (const format of ['mobile', 'print']) {
      const urls = (await (await download(format)).text()).match(/url\([^)]{0,16}/g)
      expect(new Set(urls), format).toEqual(new Set(['url(data:font/woff2;']))
    }
  })

  it('is refused with every fault of the configuration, and never repeats a secret', async () => {
    const refused = startService({ CODE_KEY: 'short-secret', PORT: 'x', PAYMENTS: 'live' })
    await expect(refused).rejects.toThrow(
      /exited with 1:[\s\S]*did not start[\s\S]*PORT [\s\S]*CODE_KEY [\s\S]*PAYMENTS /,
    )
    await expect(refused).rejects.not.toThrow(/short-secret/)
  })

  it('is refused when another service has the port, which it names', async () => {
    const first = await start()
    const { port } = new URL(first.url)
    await expect(startService({ PORT: port })).rejects.toThrow(
      new RegExp(`exited with 1:[\\s\\S]*cannot listen on 127\\.0\\.0\\.1:${port}`),
    )
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200)
  })

  /** What the built service prints, beside content of which one file was written anew. */
  async function startedWith(file: string, text: string): Promise<string> {
    const dir = mkdtempSync(join(tmpdir(), 'hqp-start-'))
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
    cpSync('content', join(dir, 'content'), { recursive: true })
    for (const name of ['dist', 'node_modules', 'package.json']) symlinkSync(join(process.cwd(), name), join(dir, name))
    writeFileSync(join(dir, file), text)
    const child = spawn(process.execPath, ['--preserve-symlinks-main', 'dist/server/main.js'], {
      cwd: dir,
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', PORT: '0', DATA_DIR: join(dir, 'data') },
    })
    let printed = ''
    child.stderr.on('data', (piece) => {
      printed += piece
    })
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(1)
    expect(printed).toMatch(/^The service did not start:\n/)
    expect(printed).not.toContain('    at ')
    return printed
  }

  it('is refused with file, line and fault when content is wrong', async () => {
    expect(await startedWith('content/plans.yml', '- planType: gold\n')).toMatch(/content\/plans\.yml:1: 0\.planType: /)
  })

  it('is refused when content has changed since the build, whose pages would say something else', async () => {
    const site = readFileSync('content/site.yml', 'utf8')
    expect(await startedWith('content/site.yml', `${site}# later\n`)).toContain('content/ is not what was built')
  })

  it('is refused when the key of the codes is damaged, and leaves it alone', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'hqp-start-'))
    writeFileSync(join(dir, 'code.key'), 'cut', { mode: 0o600 })
    await expect(startService({}, dir)).rejects.toThrow(/exited with 1:[\s\S]*code\.key does not hold a whole key/)
    rmSync(dir, { recursive: true, force: true })
  })
})
