import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { lockedIn } from '../support/locked-text.ts'
import { nextRelease } from '../support/next-release.ts'
import { detail, expect, footer, itemCards, openStarted, placeOrderAndStart, visit } from './journey.ts'
import { journey, kept } from './phone.ts'

journey.use({ serviceWorkers: 'allow' })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

journey(
  'with the service stopped a backup file is packed and opened, and the calculator works out the same and says where',
  async ({ service, phone }) => {
    const page = await phone.context.newPage()
    await visit(page, `${service.url}/cost-calculator?service=hvac&value=8000&age=5-10`)
    const total = page.getByRole('row', { name: /Total over 5 years/ })
    await expect(total).toBeVisible()
    const online = await total.textContent()
    await expect(page.getByText('Worked out on this device')).toHaveCount(0)
    await visit(page, `${service.url}/checklist/hvac`)
    await kept(page)
    await itemCards(page).first().getByRole('radio', { name: 'Good', exact: true }).first().check()
    await service.off()
    await visit(page, `${service.url}/my-visits`)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save a backup file' }).click()
    await page.getByLabel('Choose a backup file').setInputFiles(await (await saving).path())
    await expect(page.getByText('The same on both: 1 answer.')).toBeVisible()
    await visit(page, `${service.url}/cost-calculator?service=hvac&value=8000&age=5-10`)
    await expect(total).toHaveText(online ?? '')
    await expect(page.getByText('Worked out on this device')).toBeVisible()
  },
)

journey(
  'after one visit the pages that were opened work with the service stopped, through reload and restart of the browser',
  async ({ service, phone }) => {
    const page = await phone.context.newPage()
    await visit(page, `${service.url}/`)
    await kept(page)
    // Opened as a homeowner does, from page to page.
    await page.getByRole('main').getByRole('link', { name: /HVAC/ }).first().click()
    await expect(itemCards(page)).toHaveCount(3)
    await (await footer(page)).getByRole('link', { name: 'Equipment', exact: true }).click()
    await expect(heading(page, 'Equipment and supplier standards')).toBeVisible()
    await keptPage(page, '/equipment-standards')
    await visit(page, `${service.url}/education?article=pool-barrier-numbers`)
    const article = page.getByRole('dialog').getByRole('heading').first()
    const title = (await article.textContent()) ?? ''
    await keptPage(page, '/checklist/hvac')
    await keptPage(page, '/education?article=pool-barrier-numbers')
    // What is kept brings its program along at once.
    const links = await page.evaluate(async () => (await caches.match('/checklist/hvac'))?.headers.get('link'))
    expect(links).toMatch(/^<\/assets\/entry-client[^>]+>; rel=modulepreload, <\/assets\//)
    await service.off()
    await page.reload()
    await expect(article).toBeVisible()
    await phone.restart()
    const again = await phone.context.newPage()
    for (const [path, words] of [
      ['/checklist', 'Choose your checklist'],
      ['/checklist/hvac', /HVAC/],
      ['/equipment-standards', 'Equipment and supplier standards'],
      ['/cost-calculator', 'Cost calculator'],
      ['/access', 'Your access'],
      ['/my-visits', 'Your visits'],
      ['/privacy-policy', 'Privacy policy'],
      ['/terms', 'Terms of service'],
    ] as const) {
      await visit(again, service.url + path)
      await expect(heading(again, words)).toBeVisible()
    }
    await visit(again, `${service.url}/education?article=pool-barrier-numbers`)
    await expect(again.getByRole('dialog').getByRole('heading', { name: title }).first()).toBeVisible()
    // And from page to page.
    await visit(again, `${service.url}/`)
    await (await footer(again)).getByRole('link', { name: 'Checklists', exact: true }).click()
    await again.getByRole('main').getByRole('link', { name: /HVAC/ }).click()
    await expect(itemCards(again)).toHaveCount(3)
    await again.getByRole('button', { name: 'Search' }).click()
    await expect(again.getByRole('combobox', { name: /^Search/ })).toBeVisible()
  },
)

journey(
  'a started checklist works whole with the service stopped, through restart of the browser, and none of it is in Cache Storage',
  async ({ service, phone }) => {
    const { accessCode } = await placeOrderAndStart(service.running, 'hvac')
    let page = await phone.context.newPage()
    await openStarted(page, service.running, accessCode, 'hvac')
    await expect(page.getByText('Works without a signal')).toBeVisible()
    await itemCards(page).nth(5).getByRole('checkbox').last().check()
    await service.off()
    await phone.restart()
    page = await phone.context.newPage()
    await visit(page, `${service.url}/checklist/hvac`)
    await expect(itemCards(page)).toHaveCount(10)
    await expect(itemCards(page).nth(5).getByRole('checkbox').last()).toBeChecked()
    await expect(page.getByText('You see the full list as it was kept on this device on')).toBeVisible()
    await expect(page.getByText('Works without a signal')).toBeVisible()
    expect(lockedIn((await itemCards(page).allTextContents()).join('\n')).length).toBeGreaterThan(100)
    await visit(page, `${service.url}/access`)
    await expect(detail(page, 'Plan type')).toHaveText('Basic')
    await expect(page.getByText('We cannot reach the service just now')).toBeVisible()
    await page.getByRole('link', { name: /^Open HVAC/ }).click()
    await expect(itemCards(page)).toHaveCount(10)
    const everything = await inCacheStorage(page)
    expect(everything).toContain('"listChecklistItems"')
    expect(lockedIn(everything)).toEqual([])
    expect(everything).not.toContain(accessCode.slice(-20))
  },
)

journey(
  'where a file of the program was cleared, the page does not say that it works without a signal',
  async ({ service, phone }) => {
    const page = await phone.context.newPage()
    await page.clock.install()
    await visit(page, `${service.url}/checklist/hvac`)
    await expect(page.getByText('Works without a signal')).toBeVisible()
    await page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.includes('precache')) ?? ''
      const kept = await caches.open(name)
      const [file] = await kept.keys()
      if (file) await kept.delete(file)
    })
    await visit(page, `${service.url}/checklist/hvac`)
    await expect(page.getByRole('button', { name: 'Export Free Preview' })).toBeVisible()
    await page.clock.runFor(1500)
    await expect(page.getByText('Works without a signal')).toHaveCount(0)
  },
)

journey(
  'a gateway without the service is covered by what is kept; where nothing is, its own words are shown, and without any answer ours, with the pages that are here',
  async ({ service, phone }) => {
    const page = await phone.context.newPage()
    await visit(page, `${service.url}/`)
    await kept(page)
    await service.off()
    const gateway = createServer((_, response) => response.writeHead(502).end('Back at noon.'))
    await once(gateway.listen(Number(new URL(service.url).port), '127.0.0.1'), 'listening')
    await visit(page, `${service.url}/checklist`)
    await expect(heading(page, 'Choose your checklist')).toBeVisible()
    const answers = await page.evaluate(() =>
      Promise.all(
        ['/api/checklists?fields=card', '/api/search?q=roof'].map((path) =>
          fetch(path).then(({ status }) => status, String),
        ),
      ),
    )
    expect(answers).toEqual([200, 502])
    const response = await page.goto(`${service.url}/checklist/pool`)
    expect(response?.status()).toBe(502)
    await expect(page.getByText('Back at noon.')).toBeVisible()
    gateway.closeAllConnections()
    await new Promise((resolve) => gateway.close(resolve))
    await page.goto(`${service.url}/checklist/pool`)
    await expect(heading(page, 'No signal, and this page is not on your device yet')).toBeVisible()
    await page.getByRole('link', { name: 'Cost calculator for home projects' }).click()
    await expect(heading(page, 'Cost calculator')).toBeVisible()
    await page.goto(`${service.url}/checklist/pool`)
    await service.on()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(heading(page, /pool/i)).toBeVisible()
  },
)

journey(
  'a first visit is not held up: nothing of the worker is asked for before the page works, and a tab with a picture of the site waits for nothing',
  async ({ service, phone }) => {
    const picture = await phone.context.newPage()
    await picture.goto(`${service.url}/icon-512.png`)
    const page = await phone.context.newPage()
    const order: string[] = []
    phone.context.on('request', (request) => order.push(new URL(request.url()).pathname))
    await page.exposeFunction('running', () => order.push('running'))
    await page.addInitScript(() => {
      new MutationObserver((_, watching) => {
        if (!('running' in document.documentElement.dataset)) return
        watching.disconnect()
        ;(window as unknown as { running: () => void }).running()
      }).observe(document, { attributes: true, subtree: true })
    })
    await visit(page, `${service.url}/`)
    await kept(page)
    const before = order.slice(0, order.indexOf('running'))
    const after = order.slice(order.indexOf('running'))
    expect(before.filter((path) => /^\/(sw\.js|checklist|access|terms)/.test(path))).toEqual([])
    expect(after).toContain('/sw.js')
  },
)

const before = 'What does your project cost over five years'
const after = 'What will your project cost over five years'

journey(
  'a new release takes over after one reload, works offline at once, and an open page of the last one keeps its own parts',
  async ({ service, phone }) => {
    const old = await phone.context.newPage()
    await visit(old, `${service.url}/`)
    await kept(old)
    const next = nextRelease('calculator-page', before, after)
    await service.off()
    await service.on({}, next)
    // Opened after the release, while a page of the last one is still there.
    const page = await phone.context.newPage()
    await visit(page, `${service.url}/cost-calculator`)
    await expect(page.getByText(after)).toBeVisible()
    await expect.poll(() => isWaiting(page)).toBe(true)
    await service.off()
    // The service of the new release never had this part; the worker of the old one has it.
    await (await footer(old)).getByRole('link', { name: 'Calculator', exact: true }).click()
    await expect(old.getByText(before)).toBeVisible()
    // Without a signal both versions are whole, and each page is one of them.
    await page.reload()
    await expect(page.getByText(before)).toBeVisible()
    await service.on({}, next)
    await old.reload()
    await page.reload()
    await expect(page.getByText(after)).toBeVisible()
    await expect.poll(() => isWaiting(page)).toBe(false)
    await service.off()
    for (const one of [old, page]) {
      await one.reload()
      await expect(one.getByText(after)).toBeVisible()
    }
    await visit(page, `${service.url}/checklist`)
    await expect(heading(page, 'Choose your checklist')).toBeVisible()
    rmSync(next, { recursive: true, force: true })
  },
)

/** Whether the next version is here whole and waits for the last one's pages to go. */
const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))

journey('the kill switch ends it: caches and worker are gone, and the answers stay', async ({ service, phone }) => {
  const page = await phone.context.newPage()
  await visit(page, `${service.url}/checklist/hvac`)
  await kept(page)
  await itemCards(page).first().getByRole('checkbox').last().check()
  await expect(itemCards(page).first().getByRole('checkbox').last()).toBeChecked()
  await service.off()
  await service.on({ OFFLINE: 'off' })
  await page.reload()
  await expect.poll(() => cacheNames(page)).toEqual([])
  await page.goto(`${service.url}/checklist/hvac`)
  await expect(itemCards(page).first().getByRole('checkbox').last()).toBeChecked()
  await expect.poll(() => cacheNames(page)).toEqual([])
  // Nothing stands between page and service any more.
  await service.off()
  await expect(page.goto(`${service.url}/checklist/hvac`)).rejects.toThrow('ERR_CONNECTION_REFUSED')
})

/** Waits until the page at this address is kept. */
async function keptPage(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.evaluate(async (one) => (await caches.match(one)) !== undefined, address)).toBe(true)
}

/** Every address and text that the worker keeps on this device. */
const inCacheStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const kept = await caches.open(name)
      for (const request of await kept.keys())
        texts.push(request.url, (await (await kept.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })

const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())
