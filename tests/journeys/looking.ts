import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { lowContrast } from '../support/low-contrast.ts'
import { stickingOut } from '../support/sticking-out.ts'
import { expect } from './journey.ts'

/** Less than half the size of what the package hands out, and it is read anew for each page. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
/** A phone, a tablet and a computer. */
const widths = [390, 768, 1280]

/**
 * Looks at what the page shows, once it stands still. All rules of axe are asked once, in light and at the narrowest of
 * the given widths; in the other themes, which bring other colours, the contrast of every text is measured there. What
 * can be pressed is large enough for a thumb at every width, and nothing sticks out at 320 px, which is what a screen of
 * 1280 px has left when it is enlarged to 400 %. Dark changes nothing but colours, and outdoors all is larger than in
 * light: so there the narrow screens are asked again.
 */
export async function look(page: Page, at = widths): Promise<void> {
  const [narrowest = 390, ...wider] = at
  const show = async (theme: string, width: number) => {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    return `${theme}, ${width} px`
  }
  const light = await show('light', narrowest)
  expect(await violations(page), light).toEqual([])
  expect(await page.evaluate(smallTargets), light).toEqual([])
  for (const theme of ['dark', 'outdoor']) {
    const where = await show(theme, narrowest)
    expect(await page.evaluate(lowContrast), where).toEqual([])
    expect(await page.evaluate(smallTargets), where).toEqual([])
  }
  for (const theme of ['outdoor', 'light']) {
    const where = await show(theme, 320)
    expect(await page.evaluate(stickingOut), where).toEqual([])
  }
  for (const width of wider) {
    const where = await show('light', width)
    expect(await page.evaluate(smallTargets), where).toEqual([])
  }
}

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
  // A button is never inline to the browser; one that is a word of a sentence says so.
  const isInSentence = (part: Element) =>
    part.matches('.term') ||
    (getComputedStyle(part).display === 'inline' &&
      (part.closest('p, li, dd, aside')?.textContent?.trim().length ?? 0) > (part.textContent ?? '').trim().length + 3)
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
