import type { Page } from '@playwright/test'
import { placeOfPaper } from '../../src/visit/paperwork/paper-place.ts'
import { allPaperwork } from '../../src/visit/paperwork/paperwork.ts'
import { type CameraFile, cameraJpeg, heicFile } from '../support/camera-files.ts'
import type { RunningService } from '../support/running-service.ts'
import { keys, storeCode, storedRecords, storeText, tables } from '../support/stored.ts'
import {
  askToStart,
  buy,
  enterCode,
  expect,
  follow,
  holdBack,
  itemCards,
  openAccess,
  openMeasured,
  openRow,
  openStarted,
  pages,
  placeOrder,
  placeOrderAndStart,
  start,
  test,
  visit,
} from './journey.ts'
import { look, violations } from './looking.ts'
import { answer, cases, openTools, visitUrl } from './point-by-point.ts'

interface Services {
  demonstration: RunningService
  live: RunningService
}
type Sights = Record<string, (page: Page, services: Services) => Promise<unknown>>

const calculated = '/cost-calculator?service=hvac&value=8000&age=5-10'

const everyPage: Sights = Object.fromEntries(
  [...pages, calculated, '/terms-of-service', '/downloads/ip-declaration.html', '/no-such-page'].map((path) => [
    `the page ${path}`,
    async (page, { demonstration }) => {
      await page.goto(demonstration.url + path)
      if (path === calculated) await expect(page.getByRole('row', { name: 'Total over 5 years' })).toBeVisible()
    },
  ]),
)

/** A point of a started list, in the hand. */
async function startedAt(page: Page, service: RunningService, id: string, point: string): Promise<void> {
  const { accessCode } = await placeOrderAndStart(service, id)
  await storeCode(page, service, accessCode)
  await visit(page, `${visitUrl(service, id)}#${point}`)
}

/** Everything that may lie over a page, and the way there. */
const dialogs: Sights = {
  'the contact': async (page, { live }) => {
    await visit(page, `${live.url}/pricing`)
    await page.getByRole('button', { name: 'Contact' }).click()
  },
  'a new order': (page, { demonstration }) => buy(page, demonstration, 'Basic'),
  'a new order that waits for its payment, beside another code': async (page, { live }) => {
    await storeCode(page, live, (await placeOrder(live)).accessCode)
    await buy(page, live, 'Advanced')
  },
  'an order that failed': async (page, { demonstration }) => {
    await visit(page, `${demonstration.url}/purchase`)
    await page.route('**/api/bank-transfer', (route) => route.abort())
    await page.getByRole('radio', { name: 'Basic' }).check()
    await page.getByRole('button', { name: 'Complete Purchase' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'the question before a project is spent': async (page, { demonstration }) => {
    await openAccess(page, demonstration, (await placeOrder(demonstration)).accessCode)
    await askToStart(page, 'remodeling')
  },
  'a download that failed': async (page, { demonstration }) => {
    await openAccess(page, demonstration, (await placeOrder(demonstration)).accessCode)
    await page.route('**/api/download-checklists/pdf', (route) => route.abort())
    await page.getByRole('button', { name: 'Download PDF' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'an article over the list': async (page, { demonstration }) => {
    await openArticle(page, demonstration)
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Check this on site' })).toBeVisible()
  },
  'an article that failed over the list': async (page, { demonstration }) => {
    await page.route('**/api/articles/*', (route) => route.abort())
    await openArticle(page, demonstration)
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'the search, empty': (page, services) => search(page, services, ''),
  'the search with results': async (page, services) => {
    await search(page, services, 'water')
    await expect(page.getByRole('option').first()).toBeVisible()
  },
  'the search that found nothing': async (page, services) => {
    await search(page, services, 'xyzzyq')
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('No results')
  },
  'the search that failed': async (page, services) => {
    await page.route('**/api/search*', (route) => route.abort())
    await search(page, services, 'solar')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'a notification': async (page, { demonstration }) => {
    await visit(page, `${demonstration.url}/checklist/smart-home`)
    await openTools(page)
    await page.getByText('Name your visits').click()
    await page.getByRole('button', { name: 'Begin another visit' }).click()
    const notification = page.getByRole('region', { name: /Notification/ })
    await expect(notification).toBeVisible()
    // It stays for as long as it has the focus.
    await page.keyboard.press('F8')
  },
}

/** Every state that a page can be in besides the one in which it comes. */
const states: Sights = {
  'a report that was saved': async (page, { demonstration }) => {
    await visit(page, `${demonstration.url}/checklist/smart-home`)
    await page.getByRole('button', { name: 'Export Free Preview' }).click()
    await expect(page.getByRole('button', { name: 'Open the report' })).toBeVisible()
  },
  'a plan that is chosen': async (page, { demonstration }) => {
    await visit(page, `${demonstration.url}/purchase`)
    await page.getByRole('radio', { name: 'Advanced' }).check()
    await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible()
  },
  'an order under way': async (page, { demonstration }) => {
    await holdBack(page, '**/api/bank-transfer')
    await visit(page, `${demonstration.url}/purchase`)
    await page.getByRole('radio', { name: 'Basic' }).check()
    await page.getByRole('button', { name: 'Complete Purchase' }).click()
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  },
  'an order that is placed': async (page, { demonstration }) => {
    const dialog = await buy(page, demonstration, 'Advanced')
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    await expect(dialog).toBeHidden()
  },
  'a wrong code': async (page, { demonstration }) => {
    await enterCode(page, demonstration, 'HQP-BASIC-1')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'a saved code that is being checked': async (page, { demonstration }) => {
    await openAccess(page, demonstration, (await placeOrder(demonstration)).accessCode)
    await holdBack(page, '**/api/verify-access')
    await page.reload()
    await expect(page.getByText('Checking your saved code')).toBeAttached()
    // Its page is hidden for a moment, in case the answer comes in time.
    await page.locator('html:not([data-opening])').waitFor({ state: 'attached' })
  },
  'a code that could not be checked': async (page, { demonstration }) => {
    await openAccess(page, demonstration, (await placeOrder(demonstration)).accessCode)
    await page.route('**/api/verify-access', (route) => route.abort())
    // What the device knows of the code would be shown instead.
    await storeText(page, keys.knownAccess, null)
    await page.reload()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'a code that waits for its payment': async (page, { live }) => {
    await storeCode(page, live, (await placeOrder(live)).accessCode)
    await visit(page, `${live.url}/access`)
    await page.getByRole('button', { name: 'Check whether it has opened' }).click()
    await expect(page.getByText('Not open yet')).toBeVisible()
  },
  'a checklist for a code that waits for its payment': async (page, { live }) => {
    await storeCode(page, live, (await placeOrder(live)).accessCode)
    await page.goto(`${live.url}/checklist/well`)
    await expect(page.getByText('Your payment is not confirmed yet')).toBeVisible()
  },
  'a plan with one project started and one left': async (page, { demonstration }) => {
    await openAccess(page, demonstration, (await placeOrder(demonstration, 'qualitechnician')).accessCode)
    await start(page, 'hvac')
    await page.goBack()
    await page.getByLabel('Checklist', { exact: true }).selectOption('smart-home')
  },
  'a plan with both projects started': async (page, { demonstration }) => {
    const { accessCode } = await placeOrderAndStart(demonstration, 'remodeling', 'smart-home')
    await openAccess(page, demonstration, accessCode)
    await expect(page.getByLabel('What to download')).toBeVisible()
  },
  'a project that could not be started': async (page, { demonstration }) => {
    await openAccess(page, demonstration, (await placeOrder(demonstration)).accessCode)
    await page.route('**/api/projects', (route) => route.abort())
    const question = await askToStart(page, 'hvac')
    await question.getByRole('button', { name: 'Yes, start it' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'a checklist that a code can open': async (page, { demonstration }) => {
    await storeCode(page, demonstration, (await placeOrder(demonstration)).accessCode)
    await page.goto(`${demonstration.url}/checklist/solar`)
    await expect(page.getByRole('heading', { name: 'Open all 10 items' })).toBeVisible()
  },
  'a visit before its first point': (page, { demonstration }) =>
    visit(page, `${demonstration.url}/checklist/pool/visit`),
  'a point of a visit with its problem told': async (page, { demonstration }) => {
    await visit(page, `${demonstration.url}/checklist/pool/visit`)
    await page.getByRole('button', { name: /^Begin: / }).click()
    await page.getByRole('button', { name: 'Problem' }).click()
    await page.getByRole('radio', { name: 'On a date' }).check()
    await page.getByText('What to say').click()
  },
  'the list of a visit': (page, { demonstration }) => visit(page, `${demonstration.url}/checklist/pool/visit#list`),
  'visits on a device, with a backup file made': async (page, { demonstration }) => {
    await haveVisit(page, demonstration)
    await page.getByRole('button', { name: 'Save a backup file' }).click()
    await expect(page.getByText(/ is made\./)).toBeVisible()
  },
  'the preview of a backup file that says otherwise': async (page, { demonstration }) => {
    await haveVisit(page, demonstration)
    await page.getByLabel('Choose a backup file').setInputFiles(backupFile('problem', '2026-11-21T17:00:00.000Z'))
    await expect(page.getByText('Different: 4.')).toBeVisible()
    await page.getByText('Show 1 more').click()
  },
  'a backup file that was refused': async (page, { demonstration }) => {
    await visit(page, `${demonstration.url}/my-visits`)
    await page.getByLabel('Choose a backup file').setInputFiles('package.json')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'the question before everything is deleted': async (page, { demonstration }) => {
    await storeCode(page, demonstration, (await placeOrder(demonstration)).accessCode)
    await visit(page, `${demonstration.url}/my-visits`)
    await page.getByRole('button', { name: 'Delete everything on this device' }).click()
    await expect(page.getByRole('checkbox', { name: 'Remove my access code too' })).toBeVisible()
  },
  'the end of a visit': (page, { demonstration }) => visit(page, `${demonstration.url}/checklist/pool/visit#end`),
  'a point of a visit that should stop the work, before it is answered, with a note': async (
    page,
    { demonstration },
  ) => {
    await visit(page, `${demonstration.url}/checklist/pool/visit#pool-payment-stages`)
    await page.getByRole('button', { name: /^Add a note/ }).click()
    await page.getByLabel(/^Note/).fill('15% at signing')
  },
  'a point of a visit that should stop the work, as a problem': (page, { demonstration }) =>
    tellProblem(page, demonstration),
  'the end of a visit with what is to fix': async (page, { demonstration }) => {
    await tellProblem(page, demonstration)
    await page.goto(`${demonstration.url}/checklist/pool/visit#end`)
    await expect(page.getByRole('heading', { name: 'To fix (1)' })).toBeVisible()
  },
  ...Object.fromEntries(
    allPaperwork.map(({ id, title }) => [
      `the paperwork “${title}”, with a problem`,
      async (page: Page, { demonstration }: Services) => {
        await tellProblem(page, demonstration)
        await page.goto(`${demonstration.url}/checklist/pool/visit#${placeOfPaper(id)}`)
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
        // Its own parts come after its title.
        await expect(page.locator('article h2 ~ *').first()).toBeVisible()
      },
    ]),
  ),
  'the sentence for the crew': async (page, { demonstration }) => {
    await visit(page, `${demonstration.url}/checklist/pool/visit`)
    await page.getByRole('button', { name: /^Begin: / }).click()
    await page.getByRole('button', { name: /^Show to crew/ }).click()
  },
  'a problem held out to the contractor': async (page, { demonstration }) => {
    await visit(page, `${demonstration.url}/checklist/hvac/visit`)
    await page.getByRole('button', { name: /^Begin: / }).click()
    await page.getByRole('button', { name: 'Problem' }).click()
    await page.getByLabel(/^From files/).setInputFiles(cameraJpeg('plate.jpg', 400, 300))
    await expect(page.getByRole('img', { name: /^Photo 1/ })).toBeVisible()
    await page.getByRole('button', { name: /^Show the problem/ }).click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  },
  'two visits of one checklist': (page, { demonstration }) => beginAnother(page, demonstration),
  'the question before a visit is deleted': async (page, { demonstration }) => {
    await beginAnother(page, demonstration)
    await page.getByRole('button', { name: 'Delete this visit' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'the last answer at the end of a visit, which can be undone': async (page, { demonstration }) => {
    // For longer than one looks at it.
    await page.clock.install()
    await visit(page, `${demonstration.url}/checklist/pool/visit#end`)
    const open = await page.getByRole('button', { name: /^Begin: / }).textContent()
    await page
      .getByRole('button', { name: /to fix$|^Hiring/ })
      .first()
      .click()
    for (let left = Number(/\d+/.exec(open ?? '')?.[0]); left > 0; left--) {
      const here = page.url()
      await expect(page.locator(`#check-${new URL(here).hash.slice(1)}`)).toBeAttached()
      if ((await cases(page).count()) > 0) await cases(page).first().click()
      await page.getByRole('button', { name: 'Good', exact: true }).click()
      // The next point takes no press at once.
      await page.clock.runFor(1000)
      await expect(page).not.toHaveURL(here)
    }
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  },
  'a checklist that was revised since its visit began': async (page, { demonstration }) => {
    const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
    await openStarted(page, demonstration, accessCode, 'hvac')
    await itemCards(page).last().getByRole('radio', { name: 'Good' }).first().check()
    // The list is kept a moment after the answer, and nothing on the page tells of it.
    await expect.poll(async () => (await storedRecords(page, tables.listSnapshot)).length).toBe(1)
    await page.route('**/api/checklist-items/hvac', async (route) => {
      const items = await (await route.fetch()).json()
      items[9].points[0].good = { en: 'Something else', es: 'Otra cosa' }
      items[9].points[1].id = 'another-point'
      await route.fulfill({ json: items })
    })
    await page.reload()
    await page.getByText('What is different').click()
  },
  'a checklist in use': async (page, { demonstration }) => {
    const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
    await openStarted(page, demonstration, accessCode, 'hvac')
    const [first, second, third] = await itemCards(page).all()
    await first?.getByRole('checkbox').last().check()
    const row = await openMeasured(page)
    await row
      .getByLabel(/^Your reading/)
      .first()
      .fill('1')
    await row.getByText('What to say').click()
    await first?.getByLabel(/^Document .* with a photo$/).setInputFiles('public/icon-192.png')
    await second?.getByRole('button', { name: /^Add notes/ }).click()
    await third?.getByLabel(/^Document .* with a photo$/).setInputFiles('package.json')
    await expect(page.getByText('This file is not a picture that we can read.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
  },
  'photos at a check point': async (page, { demonstration }) => {
    await visit(page, `${demonstration.url}/checklist/hvac`)
    const point = page.locator('[id="license-class-39"]')
    await point.getByRole('radio', { name: 'Problem', exact: true }).check()
    const pictures = [cameraJpeg('plate.jpg', 400, 300), cameraJpeg('meter.jpg', 300, 400)]
    await point.getByLabel(/^From files/).setInputFiles([...pictures, heicFile('IMG_0001.HEIC')])
    await expect(point.getByText('Not saved: IMG_0001.HEIC.')).toBeVisible()
  },
  'a photo opened large': async (page, { demonstration }) => {
    await visit(page, `${demonstration.url}/checklist/hvac`)
    const point = await openRow(page.locator('[id="license-class-39"]'))
    await point.getByLabel(/^Photo of/).setInputFiles(cameraJpeg('plate.jpg', 400, 300))
    await point.getByRole('img', { name: /^Photo 1/ }).click()
    await expect(page.getByRole('dialog', { name: /^Photo of/ })).toBeVisible()
  },
  'a Good beside a reading outside its band, which is asked about': async (page, { demonstration }) => {
    await startedAt(page, demonstration, 'hvac', 'rooms-within-three-degrees')
    await page.getByLabel(/^Your reading/).fill('4,5')
    await answer(page, 'Good').click()
    await expect(page.getByRole('button', { name: 'Good anyway' })).toBeVisible()
  },
  'a reading that waits for the second one': async (page, { demonstration }) => {
    await startedAt(page, demonstration, 'pool', 'bucket-test')
    await page.getByLabel(/^First reading \(in\)/).fill('0')
    await page.getByLabel(/^First reading, bucket/).fill('0.1')
    await expect(page.getByRole('timer')).toBeVisible()
  },
  'a list that asks whether an answer goes': async (page, { demonstration }) => {
    await visit(page, `${demonstration.url}/checklist/hvac`)
    const point = page.locator('[id="license-class-39"]')
    const good = point.getByRole('radio', { name: 'Good', exact: true })
    await good.check()
    // The second press of a trembling finger asks nothing.
    await expect(async () => {
      await good.click()
      await expect(page.getByRole('group', { name: 'Clear this answer?' })).toBeVisible({ timeout: 300 })
    }).toPass()
  },
  'a code that is lost': async (page, { demonstration }) => {
    await visit(page, `${demonstration.url}/access`)
    await page.getByText('Lost your code?').click()
    await page.getByLabel('Payment reference').fill('HQP-0000-0000')
    await page.getByLabel('Recovery words').fill('none of these words')
    await page.getByRole('button', { name: 'Get a new code' }).click()
    await expect(page.getByRole('alert')).toHaveCount(2)
  },
  'a checklist of which nothing is free': async (page, { demonstration }) => {
    await page.route('**/api/checklist-items/hvac', (route) => route.fulfill({ json: [] }))
    await followTo(page, demonstration, '/checklist', /HVAC/)
    await expect(page.getByRole('heading', { name: 'Unlock All Items' })).toBeVisible()
  },
  'a checklist on its way': async (page, { demonstration }) => {
    await holdBack(page, '**/api/checklists/hvac')
    await followTo(page, demonstration, '/checklist', /HVAC/)
    await expect(page.getByText('Loading the checklist')).toBeAttached()
  },
  'a checklist that failed': async (page, { demonstration }) => {
    await page.route('**/api/checklists/hvac', (route) => route.abort())
    await followTo(page, demonstration, '/checklist', /HVAC/)
    await expect(page.getByText('Failed to fetch checklist')).toBeVisible()
  },
  'items that failed': async (page, { demonstration }) => {
    await page.route('**/api/checklist-items/hvac', (route) => route.abort())
    await followTo(page, demonstration, '/checklist', /HVAC/)
    await expect(page.getByText('Failed to fetch items')).toBeVisible()
  },
  'an unknown checklist': (page, { demonstration }) => page.goto(`${demonstration.url}/checklist/no-such-trade`),
  'a report that could not be made': async (page, { demonstration }) => {
    await visit(page, `${demonstration.url}/checklist/hvac`)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Export Free Preview' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'an address that the device would not copy': async (page, { demonstration }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    await visit(page, `${demonstration.url}/checklist/hvac`)
    await page.getByRole('button', { name: /^Click to Share/ }).click()
    await expect(page.getByLabel('Selected: copy it by hand')).toBeVisible()
  },
  'a catalogue on its way': async (page, { demonstration }) => {
    await holdBack(page, '**/api/checklists?*')
    await follow(page, demonstration, 'Checklists')
    await expect(page.getByText('Loading checklists...').last()).toBeVisible()
  },
  'a catalogue that failed': async (page, { demonstration }) => {
    await page.route('**/api/checklists?*', (route) => route.abort())
    await follow(page, demonstration, 'Checklists')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'an empty catalogue': async (page, { demonstration }) => {
    await page.route('**/api/checklists?*', (route) => route.fulfill({ json: [] }))
    await follow(page, demonstration, 'Checklists')
    await expect(page.getByText('No checklists available')).toBeVisible()
  },
  'articles on their way': async (page, { demonstration }) => {
    await holdBack(page, /\/api\/articles\?/)
    await follow(page, demonstration, 'Learn')
    await expect(page.getByText('Loading articles...')).toBeAttached()
  },
  'articles that failed': async (page, { demonstration }) => {
    await page.route(/\/api\/articles\?/, (route) => route.abort())
    await follow(page, demonstration, 'Learn')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'a filter that fits no article': async (page, { demonstration }) => {
    await page.goto(`${demonstration.url}/education?search=zeppelin`)
    await expect(page.getByRole('button', { name: 'Show all articles' })).toBeVisible()
  },
  'an unknown article': (page, { demonstration }) => page.goto(`${demonstration.url}/education?article=no-such-thing`),
  'other work with a value that is too large, and a link that was partly unusable': async (page, { demonstration }) => {
    await page.goto(`${demonstration.url}/cost-calculator?service=other&value=-5&age=new`)
    await expect(page.getByText('Project Value in this link could not be used')).toBeVisible()
    await page.getByLabel('Project Value').fill('10000001')
    await expect(page.getByText('That is too much')).toBeVisible()
  },
  'two results compared, outside the range of the model, with every factor': async (page, { demonstration }) => {
    await page.goto(demonstration.url + calculated)
    await page.getByRole('button', { name: 'Add to the comparison' }).click()
    await page.getByLabel('Project Value').fill('100001')
    await page.getByRole('button', { name: 'Calculate Risk' }).click()
    await page.getByRole('button', { name: 'Add to the comparison' }).click()
    await expect(page.getByRole('row', { name: /^Added if the work turns out poor/ })).toBeVisible()
    await page.getByText('Show every factor').click()
  },
  'a calculation under way': async (page, { demonstration }) => {
    await holdBack(page, '**/api/cost-calculation')
    await page.goto(demonstration.url + calculated)
    await expect(page.getByRole('button', { name: 'Calculating…' })).toBeVisible()
  },
  'a calculation that failed': async (page, { demonstration }) => {
    await page.route('**/api/cost-calculation', (route) => route.fulfill({ status: 503 }))
    await page.goto(demonstration.url + calculated)
    await expect(page.getByRole('alert')).toBeVisible()
  },
  ...Object.fromEntries(
    ['', '/plumbing', '/electrical', '/solar'].map((trade) => [
      `the page /equipment-standards${trade} with everything open`,
      async (page: Page, { demonstration }: Services) => {
        await page.goto(`${demonstration.url}/equipment-standards${trade}`)
        for (const fold of await page.locator('main summary').all()) await fold.click()
      },
    ]),
  ),
  'papers that did not load': async (page, { demonstration }) => {
    await page.route('**/api/legal-files', (route) => route.abort())
    await follow(page, demonstration, 'Legal downloads')
    await expect(page.getByRole('alert').first()).toBeVisible()
  },
  'an article that was found, and failed': async (page, services) => {
    await page.route('**/api/articles/*', (route) => route.abort())
    await search(page, services, 'lien waiver')
    await page.getByRole('option', { name: /^Lien waivers/ }).click()
    await expect(page.getByText('Failed to fetch article')).toBeVisible()
  },
  'a declaration whose window was kept closed': async (page, { demonstration }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto(`${demonstration.url}/download-ip-declaration`)
    await expect(page.getByText('Your browser kept the new window closed')).toBeVisible()
  },
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [sight, show] of Object.entries({ ...everyPage, ...dialogs, ...states }))
  test(`${sight}: axe finds nothing, colours have contrast in three themes, and 320 px need no sideways scroll`, async ({
    page,
    demonstration,
    live,
  }) => {
    await show(page, { demonstration, live })
    await look(page)
  })

test('axe finds nothing on a wide screen, where the header and the tables stand in another way', async ({
  page,
  demonstration,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  for (const path of [
    '/',
    '/checklist',
    '/checklist/hvac',
    '/education',
    calculated,
    '/equipment-standards',
    '/equipment-standards/hvac',
    '/access',
  ]) {
    await page.goto(demonstration.url + path)
    expect(await violations(page), path).toEqual([])
  }
})

test('the side menu: axe finds nothing, colours have contrast in three themes, and 320 px need no sideways scroll', async ({
  page,
  demonstration,
}) => {
  await page.goto(`${demonstration.url}/pricing`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await look(page, [390, 768])
})

async function beginAnother(page: Page, { url }: RunningService): Promise<void> {
  await visit(page, `${url}/checklist/pool/visit`)
  await page.getByText('Name your visits').click()
  await page.getByLabel('Name of this visit').fill('The pool of my mother-in-law, next door')
  await page.getByRole('button', { name: 'Begin another visit' }).click()
  await expect(page.getByRole('list', { name: 'Your visits with this checklist' })).toBeVisible()
}

async function openArticle(page: Page, { url }: RunningService): Promise<void> {
  await visit(page, `${url}/education`)
  await page.getByRole('link', { name: /^Pool barriers in Arizona/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function search(page: Page, { demonstration }: Services, query: string): Promise<void> {
  await visit(page, `${demonstration.url}/pricing`)
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox').fill(query)
}

async function followTo(page: Page, { url }: RunningService, path: string, link: RegExp): Promise<void> {
  await visit(page, url + path)
  await page.getByRole('main').getByRole('link', { name: link }).first().click()
}

/** Four answers, as a phone file writes them. */
const backupFile = (answer: 'good' | 'problem', at: string): CameraFile => ({
  name: 'visit.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      format: 'home-quality-visits',
      version: 2,
      visits: [
        {
          id: 'hvac',
          checklistId: 'hvac',
          points: ['license-class-39', 'b', 'c', 'd'].map((id) => ({ id, answer, changedAt: { answer: at } })),
        },
        { id: 'roofing', checklistId: 'roofing' },
      ],
    }),
  ),
})

/** At a point that should stop the work or the payment. */
async function tellProblem(page: Page, { url }: RunningService): Promise<void> {
  await visit(page, `${url}/checklist/pool/visit#pool-payment-stages`)
  await page.getByRole('button', { name: 'Problem' }).click()
  await page.getByRole('radio', { name: 'It differs' }).check()
  await page.getByLabel(/^What I saw/).fill('Half of it at signing')
  await expect(page.getByText(/^Stop here/)).toBeVisible()
  await expect(page.getByText(/^Saved on this device/)).toBeVisible()
}

async function haveVisit(page: Page, { url }: RunningService): Promise<void> {
  await visit(page, `${url}/my-visits`)
  await page.getByLabel('Choose a backup file').setInputFiles(backupFile('good', '2026-11-20T17:00:00.000Z'))
  await page.getByRole('button', { name: 'Add to this device' }).click()
  await expect(page.getByText('4 answers')).toBeVisible()
}
