import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { stickingOut } from '../support/sticking-out.ts'
import { expect } from './journey.ts'

const themes = ['light', 'dark', 'outdoor']
/** A phone, a tablet and a computer. */
const widths = [390, 768, 1280]

/**
 * Looks at what the page shows, once it stands still. All rules of axe are asked in the light theme at the narrowest and
 * the widest size, where parts of a page come and go; in the other themes only colours differ, so there its contrast is
 * asked, at the narrowest. In every theme and at every width, what can be pressed is large enough for a thumb, and
 * nothing sticks out at 320 px, which is what a screen of 1280 px has left when it is enlarged to 400 %.
 */
export async function look(page: Page, at = widths): Promise<void> {
  await page.evaluate(axe.source)
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    for (const width of at) {
      const where = `${theme}, ${width} px`
      await page.setViewportSize({ width, height: 844 })
      const rules = rulesFor(theme, at.indexOf(width), at.length - 1)
      if (rules) expect(await page.evaluate(violations, rules), where).toEqual([])
      expect(await page.evaluate(smallTargets), where).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(stickingOut), `${theme}, 320 px`).toEqual([])
  }
}

function rulesFor(theme: string, place: number, last: number): 'all' | 'contrast' | undefined {
  if (theme === 'light') return place === 0 || place === last ? 'all' : undefined
  return place === 0 ? 'contrast' : undefined
}

async function violations(rules: 'all' | 'contrast'): Promise<string[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe }
  const found = await inPage.run(document, {
    resultTypes: ['violations'],
    ...(rules === 'contrast' && { runOnly: ['color-contrast'] }),
  })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
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
