import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { otherBrowsers, packagesMissing } from '../tests/support/other-browsers.ts'

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
  if (installed('chromium')) {
    const path = systemPaths().find(starts)
    if (path) return { path, origin: 'installed from the system’s packages just now' }
  }
  return undefined
}

function present(): Browser | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && starts(named)) return { path: named, origin: 'named by CHROMIUM_PATH' }
  if (starts(playwrightPath())) return { path: playwrightPath(), origin: 'Playwright’s own' }
  const system = systemPaths().find(starts)
  return system ? { path: system, origin: 'the system’s own' } : undefined
}

/** Installs what Firefox and WebKit lack on this machine; where that does not work, their journeys say what to install. */
export function installOtherBrowsers(say: (words: string) => void): void {
  for (const engine of otherBrowsers) {
    const packages = packagesMissing(engine)
    if (packages.length === 0) continue
    say(`Installing ${packages.join(', ')} for the journeys in ${engine}.`)
    installed(...packages)
  }
}

/** Whether these packages of the system were installed. */
function installed(...packages: string[]): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args]
    return run(command, rest, { DEBIAN_FRONTEND: 'noninteractive' })
  }
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages)
}

const playwrightPath = (): string => chromium.executablePath()

const systemPaths = (): string[] =>
  ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((dir) => join(dir, name)),
  )

/** A browser that is there may still lack a library; only one that prints its version counts. */
const starts = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
      timeout: 600_000,
    })
    return true
  } catch {
    return false
  }
}
