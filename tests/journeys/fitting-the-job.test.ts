import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { checklistCalls } from '../../src/checklists/checklist-calls.ts'
import type { RunningService } from '../support/running-service.ts'
import { expect, itemCards, openStarted, placeOrderAndStart, test, visit } from './journey.ts'
import { openTools } from './point-by-point.ts'

type Checklist = (typeof checklistCalls)['getChecklist']['responses'][200]['_zod']['output']

const main = (page: Page) => page.getByRole('main')
const jobNamed = (page: Page, name: string) => main(page).getByRole('checkbox', { name: new RegExp(`^${name}`) })

async function started(page: Page, service: RunningService, id: string): Promise<Checklist> {
  const { accessCode } = await placeOrderAndStart(service, id)
  await openStarted(page, service, accessCode, id)
  await openJob(page)
  return (await page.request.get(`${service.url}/api/checklists/${id}`)).json()
}

const openJob = (page: Page) =>
  main(page)
    .locator('summary', { hasText: /^(Which job is it\?|Your job:)/ })
    .click()

/** The numbers of the items, from top to bottom. */
const order = async (page: Page) =>
  (await itemCards(page).allTextContents()).map((text) => Number(/Item (\d+)/i.exec(text)?.[1]))

test('a job folds away what cannot apply, says why, and puts first what closes up first', async ({
  page,
  demonstration,
}) => {
  const { pointCount, outline, jobs } = await started(page, demonstration, 'plumbing')
  const softener = jobs.find(({ id }) => id === 'softener')
  const written = Array.from({ length: 10 }, (_, index) => index + 1)
  expect(await order(page)).toEqual(written)
  await jobNamed(page, 'Water softener').check()
  await expect(
    main(page).getByText(`0 of ${softener?.pointCount} checks for this job (${pointCount} in the whole list)`),
  ).toBeVisible()
  const phases = ['before-hiring', 'on-delivery', 'before-cover', 'at-start-up', 'at-handover']
  const fitted = await order(page)
  expect(fitted.toSorted((a, b) => a - b)).toEqual(written)
  const folded = (await itemCards(page).allTextContents()).filter((text) => text.includes('not for your job'))
  const inTurn = fitted.slice(0, 10 - folded.length).map((number) => phases.indexOf(outline[number - 1]?.phase ?? ''))
  expect(inTurn).toEqual(inTurn.toSorted((a, b) => a - b))
  const last = itemCards(page).last()
  await expect(last).toContainText('not for your job')
  const fold = last.locator('details').filter({ hasText: 'not for your job' }).first()
  // The items move to their new places.
  await expect(async () => {
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click()
    await expect(last.getByText(/^Only for: /).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await main(page)
    .getByRole('button', { name: `Show all ${pointCount} checks` })
    .click()
  expect(await order(page)).toEqual(written)
})

test('what was said of the job is kept on this device, and stands in the report', async ({ page, demonstration }) => {
  await started(page, demonstration, 'plumbing')
  await jobNamed(page, 'Tankless water heater').check()
  await main(page).getByLabel('What heats the water?').selectOption({ label: 'Gas heater' })
  await page.reload()
  await main(page).getByText('Your job: Tankless water heater').click()
  await expect(jobNamed(page, 'Tankless water heater')).toBeChecked()
  await expect(main(page).getByLabel('What heats the water?')).toHaveValue('gas')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Export Report' }).click(),
  ])
  const path = test.info().outputPath('report.html')
  await download.saveAs(path)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain('The job: <b lang="en">Tankless water heater; Gas heater</b>')
  expect(text).toMatch(/<h2>Not for this job \(\d+\)<\/h2>/)
})

test('an answer about the job says what is good where it depends on it', async ({ page, demonstration }) => {
  const checklist = await started(page, demonstration, 'hvac')
  const [rooftop] = checklist.jobs.filter(({ id }) => id === 'rooftop')
  if (!rooftop) throw new Error('hvac has no job for a unit on the roof')
  // Where it depends on a case what is good.
  const cases = main(page).locator('.check-good', { hasText: /^Good depends/ })
  const before = await cases.count()
  for (const { ask, options } of checklist.questions)
    await main(page)
      .getByLabel(ask)
      .selectOption({ label: options[0]?.name ?? '' })
  await expect(async () => expect(await cases.count()).toBeLessThan(before)).toPass()
})

test('what should stop the work stands above the checklist for everybody, with the way to the items that are open', async ({
  page,
  demonstration,
}) => {
  const { stopWork, freeItemCount }: Checklist = await (
    await page.request.get(`${demonstration.url}/api/checklists/hvac`)
  ).json()
  await visit(page, `${demonstration.url}/checklist/hvac`)
  const fold = main(page).locator('details', { hasText: `Stop the work if… (${stopWork.length})` })
  await fold.locator('summary').click()
  await expect(fold.getByRole('listitem')).toHaveText(
    stopWork.map(({ item, fails, why }) => `${fails} ${why} Item ${item}`),
  )
  for (const { item, fails } of stopWork)
    await expect(fold.getByRole('link', { name: fails })).toHaveCount(item <= freeItemCount ? 1 : 0)
})

test('whoever has not paid sees what the locked items are called, and nothing more of them', async ({
  page,
  demonstration,
}) => {
  const { outline, jobs }: Checklist = await (await page.request.get(`${demonstration.url}/api/checklists/pool`)).json()
  await visit(page, `${demonstration.url}/checklist/pool`)
  const unlock = main(page).locator('[data-card]').filter({ hasText: 'Unlock Remaining 7 Items' })
  await expect(unlock.getByRole('listitem')).toHaveCount(7)
  for (const { title, pointCount } of outline.slice(3))
    await expect(unlock.getByRole('listitem').filter({ hasText: title })).toContainText(`${pointCount} check`)
  await openJob(page)
  for (const { name, pointCount } of jobs) await expect(jobNamed(page, `${name} ${pointCount} checks`)).toBeVisible()
})

test('the contract rider is a page in English and one in Spanish, free to copy, and leads to its checklist', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/checklist/pool`)
  await openTools(page)
  await main(page).getByText('How to use it', { exact: true }).click()
  await main(page).getByRole('link', { name: 'contract rider' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contract rider: Pool')
  await expect(page.getByRole('heading', { level: 2, name: 'Rider to the contract' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Anexo al contrato' })).toBeVisible()
  await expect(main(page).getByText('It is not legal advice').first()).toBeVisible()
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  await page.goto(`${demonstration.url}/contract-rider/roofing`)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Contract rider')
})
