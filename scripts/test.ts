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
}

const say = (words: string) => void process.stdout.write(`${words}\n`)
const reports = mkdtempSync(join(tmpdir(), 'hqp-reports-'))
say((await buildIfStale()) ? 'Built the service.' : 'The build is current.')
const leftOut =
  process.env.OTHER_BROWSERS === 'on'
    ? installOtherBrowsers(say)
    : ['The journeys in Firefox and WebKit are left out: OTHER_BROWSERS=on brings them along.']
const units = runVitest(join(reports, 'vitest.json'))
const journeys = runPlaywright(join(reports, 'playwright.json'))
rmSync(reports, { recursive: true, force: true })

const passed = units.passed + journeys.passed
const failed = units.failed + journeys.failed
const skipped = units.skipped + journeys.skipped
const more = Object.entries({ skipped, flaky: journeys.flaky ?? 0 }).filter(([, count]) => count > 0)
say(['', ...leftOut].join('\n'))
say(`${passed} passed, ${failed} failed${more.map(([what, count]) => `, ${count} ${what}`).join('')}`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

function runVitest(report: string): Counts {
  const { status } = run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`], {})
  const counts = read(report, (json) => ({
    passed: Number(json.numPassedTests),
    failed:
      Number(json.numFailedTests) + Number(json.numFailedTestSuites === 0 ? 0 : json.numFailedTests === 0 ? 1 : 0),
    skipped: Number(json.numPendingTests) + Number(json.numTodoTests),
  }))
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function runPlaywright(report: string): Counts {
  const browser = findOrInstallBrowser(say)
  if (!browser) {
    say('There is no Chromium on this machine and none could be installed, so no journey ran.')
    return { passed: 0, failed: 1, skipped: 0 }
  }
  say(`Journeys run in ${browser.path} (${browser.origin}).`)
  const { status } = run('playwright', ['test', '--reporter=dot,json'], {
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
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function run(command: string, args: string[], env: Record<string, string>) {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
}

function read(report: string, counts: (json: Record<string, unknown>) => Counts): Counts {
  try {
    return counts(JSON.parse(readFileSync(report, 'utf8')) as Record<string, unknown>)
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
