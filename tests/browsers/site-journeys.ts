import { expect } from 'vitest'
import type { Journey } from './journey.ts'
import type { OnPage, Place } from './place-on-page.ts'

const button = (name: string | RegExp): Place => ({ role: 'button', name })

/** Buying, every page of the sitemap, and the looks. */
export function siteJourneys(test: Journey): void {
  test('a plan is bought in the demonstration, its code opens, a project starts, and the code is in no address', async ({
    service,
    page,
  }) => {
    await page.visit(`${service.url}/purchase`)
    await page.press({ role: 'radio', name: /Basic/ })
    await page.press(button('Complete Purchase'))
    const dialog: Place = { role: 'alertdialog', name: 'Your access code' }
    await expect.poll(() => page.text({ text: /^HQP-/, within: dialog })).toMatch(/^HQP-BASIC-[\d ]+$/)
    const code = (await page.text({ text: /^HQP-/, within: dialog })).replaceAll(' ', '')
    const addresses = [await page.address()]
    await page.press({ ...button('Open my checklists'), within: dialog })
    await page.choose({ role: 'combobox', name: 'Checklist' }, 'hvac')
    addresses.push(await page.address())
    await page.press(button(/^Start the .* project$/))
    await page.press(button('Yes, start it'))
    await page.sees({ text: /0 of 10 items · 0%/ })
    addresses.push(await page.address())
    expect(addresses.at(-1)).toBe(`${service.url}/checklist/hvac`)
    expect(addresses.join('\n')).not.toContain(code.slice(-20))
    expect(service.output()).not.toContain(code.slice(-20))
  })

  // Some seventy pages, each loaded whole.
  test('no page of the sitemap is wider than the screen in any theme, and the browser finds nothing wrong with one', async ({
    service,
    page,
  }) => {
    const sitemap = await (await fetch(`${service.url}/sitemap.xml`)).text()
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(30)
    for (const path of [...paths, '/checklist/hvac/visit']) {
      await page.visit(service.url + path.replaceAll('&amp;', '&'))
      expect(await page.tab.run(stickingOutInAnyTheme), path).toEqual([])
    }
  }, 600_000)

  test('the look that is chosen is there before the page is drawn, and stays after a reload', async ({
    service,
    page,
  }) => {
    await page.visit(`${service.url}/checklist/hvac/visit`)
    const ground = () => page.tab.run(() => getComputedStyle(document.documentElement).backgroundColor)
    const before = await ground()
    await page.press(button('Outdoor display'))
    await expect.poll(ground).toBe('rgb(255, 255, 255)')
    expect(before).not.toBe('rgb(255, 255, 255)')
    await page.reload()
    await expect.poll(() => page.isOn(button('Outdoor display'))).toBe(true)
    expect(await ground()).toBe('rgb(255, 255, 255)')
    await page.press(button('Outdoor display'))
    await expect.poll(ground).toBe(before)
  })
}

/** Runs on the page. */
function stickingOutInAnyTheme(): string[] {
  const { stickingOut } = window as unknown as OnPage
  return ['light', 'dark', 'outdoor'].flatMap((theme) => {
    document.documentElement.dataset.theme = theme
    return stickingOut().map((part) => `${theme}: ${part}`)
  })
}
