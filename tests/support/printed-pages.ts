/** Pages of paper that a document takes when a real browser prints it. */
import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll } from 'vitest'

const executablePath = process.env.CHROMIUM_PATH ?? chromium.executablePath()

/** Whether there is a browser to print with; without one such tests are skipped. */
export const canPrint = existsSync(executablePath)

/** Starts a browser for the tests of a file. Returns how many pages a document takes; `style` is added to it. */
export function pagePrinter(): (html: string, style?: string) => Promise<number> {
  let browser: Browser
  beforeAll(async () => {
    if (canPrint) browser = await chromium.launch({ executablePath })
  }, 60_000)
  afterAll(() => browser?.close())
  return async (html, style = '') => {
    const page = await browser.newPage()
    await page.setContent(html)
    if (style !== '') await page.addStyleTag({ content: style })
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    await page.close()
    return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  }
}
