import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../support/free-port.ts'
import { inPath } from '../support/other-browsers.ts'
import type { Device, Tab } from './device.ts'
import { type Place, preload, wirePlace } from './place-on-page.ts'

/** A test that gives up must leave neither screen nor browser behind. */
const groups = new Set<ChildProcess>()
process.on('exit', () => {
  for (const { pid } of groups) if (pid) endGroup(pid)
})

/** A phone with WebKit, the engine of every iPhone, on a screen that nobody sees. */
export async function startWebKit(): Promise<Device> {
  const profile = mkdtempSync(join(tmpdir(), 'hqp-webkit-'))
  const downloads = join(profile, 'saved')
  mkdirSync(downloads)
  writeFileSync(join(profile, 'preload.js'), preload)
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {})
  const display = await firstLine(screen.stdio[3] as Readable)
  const port = await freePort()
  const driving = start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    // There is no graphics card, and as root, in a container, no sandbox either.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  const complaints: string[] = []
  for (const stream of [driving.stdout, driving.stderr])
    stream?.on('data', (chunk: Buffer) => complaints.push(...complaintsIn(chunk.toString())))
  const address = `http://127.0.0.1:${port}`
  await answering(`${address}/status`)

  let driver = await open(address, profile)
  let isFresh = true
  const capabilities = await driver.getCapabilities()
  return {
    browser: `${capabilities.getBrowserName()}/${capabilities.getBrowserVersion()}`,
    downloads,
    takeComplaints: () => complaints.splice(0),
    async openTab() {
      if (!isFresh) await driver.switchTo().newWindow('window')
      isFresh = false
      return tabOf(driver, await driver.getWindowHandle())
    },
    async closeTabs() {
      // The session would end with its last window.
      const [first = '', ...others] = await driver.getAllWindowHandles()
      for (const handle of others) {
        await driver.switchTo().window(handle)
        await driver.close()
      }
      await driver.switchTo().window(first)
      await driver.get('about:blank')
      isFresh = true
    },
    async restart() {
      await driver.quit()
      driver = await open(address, profile)
      isFresh = true
    },
    async remove() {
      await driver.quit().catch(() => {})
      for (const child of [driving, screen]) await end(child)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function open(address: string, profile: string): Promise<WebDriver> {
  const window = join(import.meta.dirname, 'webkit-window.js')
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'WebKitGTK',
      'webkitgtk:browserOptions': { binary: inPath('gjs'), args: ['-m', window, profile] },
    })
    .build()
  await driver.manage().setTimeouts({ script: 90_000, pageLoad: 90_000 })
  return driver
}

function tabOf(driver: WebDriver, handle: string): Tab {
  const here = async () => {
    await driver.switchTo().window(handle)
    return driver
  }
  const element = async (place: Place, isPressed = false) =>
    (await here()).executeScript<WebElement>(
      'return targetOnPage(arguments[0], arguments[1])',
      wirePlace(place),
      isPressed,
    )
  return {
    goto: async (url) => (await here()).get(url),
    reload: async () => (await here()).navigate().refresh(),
    async run(script, ...given) {
      const answer = await (await here()).executeAsyncScript<{ value: never } | { fault: string }>(
        `const done = arguments[arguments.length - 1]
        Promise.resolve().then(() => (${script})(...arguments[0]))
          .then((value) => done({ value }), (fault) => done({ fault: String(fault) }))`,
        given,
      )
      if ('fault' in answer) throw new Error(answer.fault)
      return answer.value
    },
    press: async (place) => (await element(place, true)).click(),
    type: async (place, text) => (await element(place)).sendKeys(text),
    attach: async (place, files) => (await element(place)).sendKeys(files.join('\n')),
  }
}

/**
 * WebKit of Debian prints by itself what it calls an error. Two of its sentences are about nothing that is wrong: a
 * directive that other browsers know, and what was still being fetched when the page was left.
 */
function complaintsIn(printed: string): string[] {
  return printed
    .split('\n')
    .filter((line) => /\bCONSOLE (\w+ )?ERROR\b/.test(line))
    .filter((line) => !/directive 'manifest-src'|cannot load .* due to access control checks/i.test(line))
}

function start(program: string, args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  groups.add(child)
  return child
}

async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  endGroup(child.pid)
  await gone
  groups.delete(child)
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

const firstLine = (stream: Readable): Promise<string> =>
  new Promise((resolve) => stream.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())))

async function answering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    if (attempt > 300) throw new Error(`${url} does not answer`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
