/** Takes a picture of every route at three widths in each theme, into `shots/`, to be looked at. */
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { listedPages } from '../src/shell/sitemap.ts'
import { startService } from '../tests/support/running-service.ts'
import { findOrInstallBrowser } from './browser.ts'
import { buildIfStale } from './build.ts'

const routes = [
  ...listedPages,
  '/checklist/hvac',
  '/equipment-standards/hvac',
  '/cost-calculator?service=hvac&value=8000&age=5-10',
  '/education?article=roc-license-check',
  '/no-such-page',
]
const widths = [390, 768, 1280]
const themes = ['light', 'dark', 'outdoor']

await buildIfStale()
const found = findOrInstallBrowser((words) => process.stdout.write(`${words}\n`))
if (!found) throw new Error('there is no Chromium on this machine')
const service = await startService()
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] })
mkdirSync('shots', { recursive: true })
for (const theme of themes)
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    await context.addInitScript((chosen) => {
      localStorage.setItem('theme', chosen)
      // A page without script looks at nothing that is saved.
      document.addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('data-theme', chosen))
    }, theme)
    const page = await context.newPage()
    for (const route of routes) {
      await page.goto(service.url + route, { waitUntil: 'networkidle' })
      const name = route.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'
      await page.screenshot({ path: `shots/${name}.${width}.${theme}.png`, fullPage: true })
    }
    await context.close()
  }
await browser.close()
await service.remove()
process.stdout.write(`${routes.length * widths.length * themes.length} pictures are in shots/.\n`)
