/** Every test: units, properties, API and drills with Vitest, then journeys in a real browser. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallBrowser, installOtherBrowsers } from './browser.ts'
import { buildIfStale } from './build.ts'

interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Failed first and passed when it was tried again: neither a pass nor a failure. */
  flaky?: number
  /** How long they took, loading and starting included. */
  seconds: number
}

const say = (words: string) => void process.stdout.write(`${words}\n`)
const reports = mkdtempSync(join(tmpdir(), 'hqp-reports-'))
say((await buildIfStale()) ? 'Built the service.' : 'The build is current.')
const leftOut =
  process.env.OTHER_BROWSERS === 'on'
    ? installOtherBrowsers(say)
    : ['The journeys in Firefox and WebKit are left out: OTHER_BROWSERS=on brings them along.']
const kinds = {
  units: runVitest('unit'),
  // Whole pages, services and drills; a project that is added later runs here too.
  services: runVitest('!unit'),
  journeys: runPlaywright(join(reports, 'playwright.json')),
}
rmSync(reports, { recursive: true, force: true })

const sum = (name: keyof Counts) => Object.values(kinds).reduce((sum, kind: Counts) => sum + (kind[name] ?? 0), 0)
const [passed, failed] = [sum('passed'), sum('failed')]
const more = Object.entries({ skipped: sum('skipped'), flaky: sum('flaky') }).filter(([, count]) => count > 0)
say(['', ...leftOut].join('\n'))
say(
  Object.entries(kinds)
    .map(([kind, { passed, seconds }]) => `${kind}: ${passed} in ${seconds} s`)
    .join(', '),
)
say(`${passed} passed, ${failed} failed${more.map(([what, count]) => `, ${count} ${what}`).join('')}`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

function runVitest(project: string): Counts {
  const report = join(reports, `vitest ${project}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { status, seconds } = run('vitest', ['run', `--project=${project}`, ...reporters], {
    NODE_COMPILE_CACHE: 'node_modules/.cache/node',
  })
  const counts = read(report, (json) => ({
    passed: Number(json.numPassedTests),
    failed:
      Number(json.numFailedTests) + Number(json.numFailedTestSuites === 0 ? 0 : json.numFailedTests === 0 ? 1 : 0),
    skipped: Number(json.numPendingTests) + Number(json.numTodoTests),
  }))
  return { ...counts, failed: status === 0 ? counts.failed : Math.max(1, counts.failed), seconds }
}

function runPlaywright(report: string): Counts {
  const browser = findOrInstallBrowser(say)
  if (!browser) {
    say('There is no Chromium on this machine and none could be installed, so no journey ran.')
    return { passed: 0, failed: 1, skipped: 0, seconds: 0 }
  }
  say(`Journeys run in ${browser.path} (${browser.origin}).`)
  const { status, seconds } = run('playwright', ['test', '--reporter=dot,json'], {
    CHROMIUM_PATH: browser.path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const counts = read(report, (json) => {
    const stats = json.stats as Record<string, number>
    return {
      passed: stats.expected ?? 0,
      failed: stats.unexpected ?? 0,
      skipped: stats.skipped ?? 0,
      flaky: stats.flaky ?? 0,
    }
  })
  return { ...counts, failed: status === 0 ? counts.failed : Math.max(1, counts.failed), seconds }
}

function run(command: string, args: string[], env: Record<string, string>) {
  const started = performance.now()
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return { status, seconds: Math.round((performance.now() - started) / 1000) }
}

type Read = Omit<Counts, 'seconds'>
function read(report: string, counts: (json: Record<string, unknown>) => Read): Read {
  try {
    return counts(JSON.parse(readFileSync(report, 'utf8')) as Record<string, unknown>)
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
