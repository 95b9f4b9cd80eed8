import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { lowContrast } from '../support/low-contrast.ts'
import { stickingOut } from '../support/sticking-out.ts'
import { expect } from './journey.ts'

/** Less than half the size of what the package hands out, and it is read anew for each page. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const themes = ['light', 'dark', 'outdoor']
/** A phone, a tablet and a computer. */
const widths = [390, 768, 1280]

/**
 * Looks at what the page shows, once it stands still. All rules of axe are asked once, in light and at the narrowest of
 * the given widths. The other themes bring other colours: there the contrast of every text is measured. What can be
 * pressed is large enough for a thumb at every width, and nothing sticks out at 320 px, which is what a screen of
 * 1280 px has left when it is enlarged to 400 %; both in light and outdoors, since dark changes nothing but colours.
 */
export async function look(page: Page, at = widths): Promise<void> {
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    for (const [place, width] of (theme === 'dark' ? at.slice(0, 1) : at).entries()) {
      const where = `${theme}, ${width} px`
      await page.setViewportSize({ width, height: 844 })
      if (place === 0) expect(await (theme === 'light' ? violations : contrast)(page), where).toEqual([])
      if (theme !== 'dark') expect(await page.evaluate(smallTargets), where).toEqual([])
    }
    if (theme === 'dark') continue
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(stickingOut), `${theme}, 320 px`).toEqual([])
  }
}

const contrast = (page: Page): Promise<string[]> => page.evaluate(lowContrast)

/** What axe finds wrong with the page as it is shown now. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    const found = await inPage.run(document, { resultTypes: ['violations'] })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  })
}

/** What can be pressed and is under 44 px, links inside a sentence or a table left out. */
function smallTargets(): string[] {
  const isInSentence = (part: Element) =>
    getComputedStyle(part).display === 'inline' &&
    (part.closest('p, li, dd, aside')?.textContent?.trim().length ?? 0) > (part.textContent ?? '').trim().length + 3
  const pressed = (part: Element) => (part.matches('input') && part.closest('label')) || part
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((part) => part.checkVisibility() && !part.closest('.sr-only, td') && !isInSentence(part))
    .filter((part) => !getComputedStyle(part, '::after').inset.startsWith('0px'))
    .map(pressed)
    .filter((part) => {
      const { width, height } = part.getBoundingClientRect()
      return Math.min(width, height) < 43.5
    })
    .slice(0, 5)
    .map((part) => part.outerHTML.slice(0, 200))
}
