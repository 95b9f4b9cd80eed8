import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { inPath, otherBrowsers, packagesMissing } from '../tests/support/other-browsers.ts'

/** A Chromium for the tests, and how it came here. */
export interface Browser {
  path: string
  origin: string
}

/**
 * Finds a Chromium that starts: the one named by CHROMIUM_PATH, Playwright's own, or the system's.
 * When there is none it installs one, from Playwright or else from the system's packages.
 * Answers `undefined` when none of that worked; `say` hears each step.
 */
export function findOrInstallBrowser(say: (words: string) => void): Browser | undefined {
  const found = present()
  if (found) return found
  say('No Chromium is installed; installing one from Playwright.')
  if (run('playwright', ['install', '--only-shell', 'chromium']) && starts(playwrightPath()))
    return { path: playwrightPath(), origin: 'installed from Playwright just now' }
  say('Playwright could not bring one that starts; trying the packages of this system.')
  const fault = install(['chromium'], Date.now() + 600_000)
  if (fault) say(`That did not work: ${fault}.`)
  const path = systemPaths().find(starts)
  return path ? { path, origin: 'installed from the system’s packages just now' } : undefined
}

function present(): Browser | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && starts(named)) return { path: named, origin: 'named by CHROMIUM_PATH' }
  if (starts(playwrightPath())) return { path: playwrightPath(), origin: 'Playwright’s own' }
  const system = systemPaths().find(starts)
  return system ? { path: system, origin: 'the system’s own' } : undefined
}

/** Installs what Firefox and WebKit lack on this machine; answers why the journeys of one are skipped, a line for each. */
export function installOtherBrowsers(say: (words: string) => void): string[] {
  const until = Date.now() + 240_000
  return otherBrowsers.flatMap((engine) => {
    const packages = packagesMissing(engine)
    if (packages.length === 0) return []
    say(`Installing ${packages.join(', ')} for the journeys in ${engine}.`)
    const fault = install(packages, until)
    if (packagesMissing(engine).length === 0) return []
    const why = fault ?? 'what was installed lacks a part that they need'
    return [`The journeys in ${engine} are skipped, because it could not be installed: ${why}.`]
  })
}

/** Installs these packages of the system; answers why it did not work. `until` keeps the tests from waiting for ever. */
function install(packages: string[], until: number): string | undefined {
  if (!inPath('apt-get')) return 'this system has no apt-get'
  return apt(['update'], until) ?? apt(['install', '-y', '--no-install-recommends', ...packages], until)
}

function apt(args: string[], until: number): string | undefined {
  const seconds = Math.round((until - Date.now()) / 1000)
  if (seconds < 1) return 'no time was left for it'
  const log = join(tmpdir(), `hqp-apt-${process.pid}.log`)
  const output = openSync(log, 'a')
  // What it has started ends with it, where it runs as root too; a signal of ours would reach only itself.
  const limited = ['timeout', '--kill-after=5', String(seconds), 'apt-get', '-o', 'DPkg::Lock::Timeout=60', ...args]
  const [command = '', ...rest] = process.getuid?.() === 0 ? limited : ['sudo', '-n', ...limited]
  const { status, signal, error } = spawnSync(command, rest, {
    stdio: ['ignore', output, output],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  closeSync(output)
  if (status === 0) return undefined
  const said = `\`apt-get ${args.join(' ')}\``
  if (error) return `${said} could not be started: ${error.message}`
  return status === 124 || signal
    ? `${said} was still running after ${seconds} s (${log})`
    : `${said} failed: ${readFileSync(log, 'utf8').trim().split('\n').at(-1)} (${log})`
}

const playwrightPath = (): string => chromium.executablePath()

const systemPaths = (): string[] =>
  ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((dir) => join(dir, name)),
  )

/** A browser that is there may still lack a library; only one that prints its version counts. */
const starts = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

function run(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 })
    return true
  } catch {
    return false
  }
}
