import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { RunningService } from '../support/running-service.ts'
import { storeCode } from '../support/stored.ts'
import { expect, placeOrderAndStart, test, visit } from './journey.ts'
import { look } from './looking.ts'
import { answer } from './point-by-point.ts'

// Four in the afternoon of a Monday in Phoenix.
const monday = new Date('2026-11-23T23:00:00Z')
const hours = (count: number) => new Date(monday.getTime() + count * 3_600_000)

const card = (page: Page) => page.getByRole('region', { name: 'Pool level, read twice' })
const field = (page: Page, name: string) => card(page).getByLabel(`${name} (in): Pool level`)
const write = async (page: Page, which: 'First' | 'Second', pool: string, bucket: string) => {
  await field(page, `${which} reading`).fill(pool)
  await field(page, `${which} reading, bucket`).fill(bucket)
}

/** The leak test of a started pool checklist, in the hand, at this moment. */
async function atLeakTest(page: Page, { url }: RunningService, now: Date): Promise<void> {
  await page.clock.install({ time: now })
  await visit(page, `${url}/checklist/pool/visit#bucket-test`)
  await expect(card(page)).toBeVisible()
}

async function started(page: Page, service: RunningService): Promise<void> {
  const { accessCode } = await placeOrderAndStart(service, 'pool')
  await storeCode(page, service, accessCode)
}

test('a leak test waits 24 hours through a closed tab, asks for the second reading, judges the loss and reports it', async ({
  page,
  context,
  demonstration,
}) => {
  await started(page, demonstration)
  await atLeakTest(page, demonstration, monday)
  await expect(card(page)).toContainText('Write the number, and that of the bucket, and take photo 1.')
  await write(page, 'First', '0', '0.1')
  await expect(card(page).getByRole('timer')).toHaveText('24 h left')
  await expect(card(page)).toContainText('until 4:00 PM, Tue')
  await expect(page.getByText(/^Saved on this device/)).toBeVisible()
  await page.close({ runBeforeUnload: false })

  const next = await context.newPage()
  await atLeakTest(next, demonstration, hours(1))
  await expect(card(next).getByRole('timer')).toHaveText('23 h left')
  await expect(field(next, 'First reading, bucket')).toHaveValue('0.1')
  await next.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(next.getByRole('link', { name: 'Pool level: 23 h left' })).toBeVisible()
  await next.clock.fastForward('23:00:00')
  await next.getByRole('link', { name: 'Time to read again: Pool level' }).click()
  await expect(card(next).getByRole('timer')).toHaveText('Time to read again')
  await write(next, 'Second', '0.35', '0.4')
  await expect(card(next)).toContainText('0.05 in lost beyond the bucket in 24 h')
  await expect(card(next).getByRole('status').getByText('Inside the band.')).toBeVisible()
  await expect(card(next).getByRole('timer')).toHaveCount(0)

  await visit(next, `${demonstration.url}/checklist/pool`)
  await expect(card(next)).toContainText('Inside the band.')
  await expect(next.getByRole('list', { name: 'What waits' })).toHaveCount(0)
  const download = next.waitForEvent('download')
  await next
    .getByRole('button', { name: /report/i })
    .first()
    .click()
  const report = await readFile(await (await download).path(), 'utf8')
  expect(report).toContain(
    '<b>0 in (bucket: 0.1 in), Nov 23, 2026, 4:00 PM, then 0.35 in (bucket: 0.4 in), Nov 24, 2026, 4:00 PM; 0.05 in lost beyond the bucket in 24 h. Inside the band.</b>',
  )
})

test('a Good while the second reading is still to come is noted and told; the wait goes on until it is read, or ended by a person', async ({
  page,
  demonstration,
}) => {
  await started(page, demonstration)
  await atLeakTest(page, demonstration, monday)
  await write(page, 'First', '0', '0.1')
  await answer(page, 'Good').click()
  const told = card(page).getByText('Good is noted. The second reading is still to come.')
  await expect(told).toBeVisible()
  await page.clock.fastForward('00:00:02')
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Keep waiting' }).click()
  const running = page.getByRole('link', { name: /^Pool level: 2[34] h/ })
  await running.click()
  await expect(answer(page, 'Good')).toHaveAttribute('aria-pressed', 'true')
  await expect(card(page).getByRole('timer')).toBeVisible()

  await page.getByRole('button', { name: 'No second reading' }).click()
  await expect(card(page)).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'What waits' })).toHaveCount(0)
  await page.goBack()
  await visit(page, `${demonstration.url}/checklist/pool/visit#bucket-test`)
  await expect(card(page).getByText('No second reading, as you decided.')).toBeVisible()
  await expect(card(page).getByRole('timer')).toHaveCount(0)
  await card(page).getByRole('button', { name: 'Wait again' }).click()
  await expect(card(page).getByRole('timer')).toBeVisible()
})

test('a second reading too early, a clock set back and a mended time are told, and judge nothing by mistake', async ({
  page,
  demonstration,
}) => {
  await started(page, demonstration)
  await atLeakTest(page, demonstration, monday)
  await write(page, 'First', '0', '0')
  await page.clock.fastForward('02:00:00')
  await write(page, 'Second', '0.05', '0')
  await expect(card(page)).toContainText('0.05 in lost beyond the bucket in 2 h')
  await expect(card(page)).toContainText('Too early by 22 h, so it is not judged.')
  await expect(card(page).getByText('Inside the band.')).toHaveCount(0)
  await card(page).getByRole('button', { name: 'Correct the time of the first reading' }).click()
  await card(page).getByLabel('When it was read').fill('2026-11-22T16:00')
  await expect(card(page)).toContainText('Inside the band.')
  await card(page).getByLabel('When it was read').fill('2026-11-24T16:00')
  await expect(card(page)).toContainText('The second time is before the first.')
  await card(page).getByRole('button', { name: 'Take the second reading again' }).click()
  await expect(card(page).getByRole('timer')).toHaveText('The first reading lies ahead of this device’s clock.')
  await card(page).getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Remove the readings' }).click()
  await expect(field(page, 'First reading')).toHaveValue('')
  await expect(field(page, 'Second reading')).toHaveCount(0)
})

test.describe('looked at', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('it can be read by any eyes and pressed by any thumb, before, while it waits and after', async ({
    page,
    demonstration,
  }) => {
    await started(page, demonstration)
    await atLeakTest(page, demonstration, monday)
    await look(page, [390])
    await write(page, 'First', '0', '0')
    await card(page).getByRole('button', { name: 'Correct the time of the first reading' }).click()
    await look(page, [390])
    await write(page, 'Second', 'a lot', '0')
    await expect(card(page)).toContainText('Write a number without its unit')
    await page.clock.fastForward('24:30:00')
    await look(page, [390])
    await card(page).getByRole('button', { name: 'Take the second reading again' }).click()
    await write(page, 'Second', '0.5', '0')
    await expect(card(page)).toContainText('Outside the band')
    await look(page, [390, 1280])
  })
})
