import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Page, TestInfo } from '@playwright/test'
import type { RunningService } from '../support/running-service.ts'
import { storeCode } from '../support/stored.ts'
import { expect, placeOrderAndStart, requestsOf, test, visit } from './journey.ts'
import { look } from './looking.ts'

// A change of the theme is looked at at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The phone file of the HVAC checklist as a phone keeps it, and the code that it was made for. */
async function phoneFile(service: RunningService, info: TestInfo): Promise<{ url: string; accessCode: string }> {
  const { accessCode } = await placeOrderAndStart(service, 'hvac')
  const response = await fetch(`${service.url}/api/download-checklists/mobile`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessCode, checklistId: 'hvac' }),
  })
  const path = info.outputPath('hvac-checklist-mobile.html')
  await writeFile(path, await response.text())
  return { url: pathToFileURL(path).href, accessCode }
}

const pointsIn = (page: Page) => page.locator('ol[aria-label^="Checks of item"] > li')
const inFile = (page: Page, index: number) => pointsIn(page).nth(index)
const press = (page: Page, index: number, word: 'Good' | 'Problem' | 'Not applicable') =>
  inFile(page, index).getByRole('radio', { name: word, exact: true }).check()
const bringIntoFile = (page: Page) => page.getByLabel('Bring answers over')
const outcome = (page: Page) => page.getByRole('region', { name: 'Your answers' }).locator('p[role=status]')
const onPage = (page: Page, id: string) => page.locator(`[id="${id}"]`)
const bringOver = (page: Page) => page.getByRole('region', { name: 'Bring your visit over' })

async function saved(page: Page, button: string): Promise<{ name: string; path: string }> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).first().click()
  const file = await saving
  return { name: file.suggestedFilename(), path: await file.path() }
}

test('answers go from the phone file to the page and back: of each the later one stays', async ({
  page,
  anotherDevice,
  demonstration,
}, info) => {
  const { url, accessCode } = await phoneFile(demonstration, info)
  const requests = requestsOf(page)
  await page.goto(url)
  await expect(page.getByText('Here it can only be read.')).toBeHidden()
  const ids = await pointsIn(page).evaluateAll((all) => all.map(({ id }) => id))
  const [one = '', two = '', three = ''] = ids
  await press(page, 0, 'Good')
  await press(page, 1, 'Problem')
  await inFile(page, 1).getByRole('radio', { name: 'It is missing' }).check()
  await expect(inFile(page, 1).getByLabel('By when')).toHaveCount(0)
  await inFile(page, 1).getByLabel('What I saw').fill('<b>No plate</b> & no bond')
  const fromFile = await saved(page, 'Save my answers')
  expect(fromFile.name).toMatch(/^Home-Quality-visits-\d{4}-\d\d-\d\d\.json$/)
  await expect(outcome(page)).toContainText('.json (')
  expect(requests.filter((request) => !request.endsWith('.html'))).toEqual([])

  await storeCode(anotherDevice, demonstration, accessCode)
  await visit(anotherDevice, `${demonstration.url}/my-visits`)
  await anotherDevice.getByLabel('Choose a backup file').setInputFiles(fromFile.path)
  await expect(bringOver(anotherDevice).getByText('New: 2 answers.')).toBeVisible()
  await anotherDevice.getByRole('button', { name: 'Add to this device' }).click()
  await expect(bringOver(anotherDevice).getByText(/^On this device now: /)).toBeVisible()
  await visit(anotherDevice, `${demonstration.url}/checklist/hvac`)
  await expect(onPage(anotherDevice, two).getByLabel('What I saw')).toHaveValue('<b>No plate</b> & no bond')
  await onPage(anotherDevice, one).getByRole('radio', { name: 'Problem', exact: true }).check()
  await onPage(anotherDevice, three).getByRole('radio', { name: 'Not applicable', exact: true }).check()
  await visit(anotherDevice, `${demonstration.url}/my-visits`)
  const fromPage = await saved(anotherDevice, 'Save a backup file')

  await bringIntoFile(page).setInputFiles(fromPage.path)
  const question = page.getByRole('dialog', { name: 'In the chosen file' })
  await expect(question).toContainText(
    'New: 1 answer. New in the course of problems: 1 step. The same on both: 1 answer. Different: 1. The later one stays.',
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(inFile(page, 0).getByRole('radio', { name: 'Good', exact: true })).toBeChecked()
  await bringIntoFile(page).setInputFiles(fromPage.path)
  await question.getByRole('button', { name: 'Add these answers' }).click()
  await expect(outcome(page)).toHaveText('The answers are in this file now.')
  await page.reload()
  await expect(inFile(page, 0).getByRole('radio', { name: 'Problem', exact: true })).toBeChecked()
  await expect(inFile(page, 1).getByLabel('What I saw')).toHaveValue('<b>No plate</b> & no bond')
  await expect(inFile(page, 2).getByRole('radio', { name: 'Not applicable', exact: true })).toBeChecked()

  await bringIntoFile(page).setInputFiles(fromPage.path)
  await expect(question).toContainText('Nothing in it is newer than what is here.')
  await expect(question.getByRole('button', { name: 'Add these answers' })).toBeHidden()
  await look(page, [390])
  await question.getByRole('button', { name: 'Close' }).click()
  await look(page, [390])
})

test('what a press opens in the phone file comes below it, and the press stays under the thumb', async ({
  page,
  demonstration,
}, info) => {
  const { url } = await phoneFile(demonstration, info)
  await page.goto(url)
  for (const [index, word] of [
    [0, 'Good'],
    [1, 'Problem'],
    [2, 'Not applicable'],
  ] as const) {
    const pressed = inFile(page, index).getByRole('radio', { name: word, exact: true })
    await pressed.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 400))
    const before = await pressed.boundingBox()
    await pressed.click()
    await expect(pressed).toBeChecked()
    if (word === 'Problem') await expect(inFile(page, index).getByLabel('What I saw')).toBeVisible()
    expect(await pressed.boundingBox()).toEqual(before)
  }
})

test('what was written at a point stays readable in the phone file when it is no problem any more, and stands in the results', async ({
  page,
  demonstration,
}, info) => {
  const { url } = await phoneFile(demonstration, info)
  // What it would copy is shown then.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto(url)
  await press(page, 0, 'Problem')
  await inFile(page, 0).getByLabel('What I saw').fill('R-39, active since 2009')
  await press(page, 0, 'Good')
  await expect(inFile(page, 0).getByRole('region', { name: 'What happened (1.1)' })).toContainText(
    'Found: R-39, active since 2009',
  )
  const note = inFile(page, 0).getByLabel('Note (1.1)')
  await inFile(page, 0).getByRole('button', { name: 'Add a note to 1.1' }).click()
  await expect(inFile(page, 0).getByRole('radio', { name: 'It is missing' })).toHaveCount(0)
  await note.fill('R-39, seen on the site')
  await page.reload()
  await expect(note).toHaveValue('R-39, seen on the site')
  await look(page, [320, 390])
  await page.getByRole('button', { name: 'Copy my results as text' }).click()
  const results = page.getByLabel('Select all of this text and copy it.')
  await expect(results).toHaveValue(/\n {2}Found: R-39, active since 2009\n/)
  await expect(results).toHaveValue(/\n {2}Note: R-39, seen on the site/)
  await note.fill('')
  await expect(note).toBeFocused()
  await press(page, 1, 'Good')
  await page.reload()
  await expect(note).toHaveCount(0)
})

test('a file that is foreign, damaged or newer is refused with a sentence, and no answer is lost', async ({
  page,
  demonstration,
}, info) => {
  const { url } = await phoneFile(demonstration, info)
  await page.goto(url)
  await press(page, 0, 'Problem')
  const at = '2026-11-20T17:00:00.000Z'
  const text = (version: number, checklistId: string) =>
    JSON.stringify({
      format: 'home-quality-visits',
      version,
      visits: [{ id: checklistId, checklistId, items: [{ id: 'x', notes: 'Asked.', changedAt: { notes: at } }] }],
    })
  for (const [content, sentence] of [
    ['Dear Ann', 'This is not one of our backup files.'],
    ['PK\u0003\u0004 and no more', 'This file is damaged or not whole'],
    [text(2, 'hvac').slice(0, -9), 'This file is damaged or not whole'],
    [text(9, 'hvac'), 'Download this checklist file again'],
    [text(1, 'hvac'), 'This file comes from an earlier trial version of this site'],
    [text(2, 'pool'), '1 visit in it is for a checklist that is not in this file.'],
  ] as const) {
    await bringIntoFile(page).setInputFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from(content) })
    await expect(outcome(page)).toContainText(sentence)
    await expect(outcome(page)).toContainText('The answers in this file are as they were.')
  }
  await expect(inFile(page, 0).getByRole('radio', { name: 'Problem', exact: true })).toBeChecked()
})

test('two open files of one checklist show each other’s answers, and none takes one from the other', async ({
  page,
  context,
  demonstration,
}, info) => {
  const { url } = await phoneFile(demonstration, info)
  await page.goto(url)
  const beside = await context.newPage()
  await beside.goto(url)
  await press(page, 0, 'Good')
  await expect(inFile(beside, 0).getByRole('radio', { name: 'Good', exact: true })).toBeChecked()
  await press(beside, 1, 'Problem')
  await expect(inFile(page, 1).getByRole('radio', { name: 'Problem', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Clear all answers' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(inFile(beside, 0).getByRole('radio', { name: 'Good', exact: true })).not.toBeChecked()
  await press(beside, 2, 'Not applicable')
  await page.reload()
  await expect(page.getByText('0 of 10 items · 0% · 0 to fix')).toBeVisible()
})

test('in a browser that lets it keep nothing, the file says so and offers to save', async ({
  page,
  demonstration,
}, info) => {
  const { url } = await phoneFile(demonstration, info)
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    }),
  )
  await page.goto(url)
  await expect(page.getByText('Your answers last only while this file is open.')).toBeVisible()
  await expect(page.getByText('They stay on this phone.')).toBeHidden()
  await press(page, 0, 'Good')
  // Taking a photo or choosing a file hides the page for a while.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(inFile(page, 0).getByRole('radio', { name: 'Good', exact: true })).toBeChecked()
  expect((await saved(page, 'Save my answers')).name).toMatch(/\.json$/)
  await expect(outcome(page)).toContainText('Look for it where this device puts downloads.')
  await look(page, [390])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the file reads whole, shows no control that does nothing, and leads to the page', async ({
    page,
    demonstration,
  }, info) => {
    const { url } = await phoneFile(demonstration, info)
    await page.goto(url)
    await expect(page.getByText('Here it can only be read.')).toBeInViewport()
    await expect(page.getByRole('link', { name: /^http.*\/checklist\/hvac\/visit$/ })).toBeInViewport()
    await expect(pointsIn(page).first()).toBeVisible()
    const folded = await page
      .locator('li p')
      .evaluateAll((all) => all.filter((one) => one.textContent !== '' && !one.checkVisibility()).length)
    expect(folded).toBe(0)
    const controls = page.locator('button:not(.term), input, select, textarea')
    await expect(controls.filter({ visible: true })).toHaveCount(0)
    const terms = await page.locator('li .term').evaluateAll((all) => all.map((one) => one.checkVisibility()))
    expect(new Set(terms)).toEqual(new Set([true]))
  })
})
