import type { Page } from '@playwright/test'
import { buy, codeIn, expect, itemCards, pages, removeCode, start, test, visit } from './journey.ts'

test('an access code is in no address, no cookie, no log line and on no other page', async ({
  page,
  context,
  demonstration,
}) => {
  const sent: string[] = []
  context.on('request', (request) => sent.push(request.url(), request.headers().referer ?? ''))
  const dialog = await buy(page, demonstration, 'Basic')
  const code = await codeIn(dialog)
  const digits = code.slice(-20)
  await dialog.getByRole('button', { name: 'Open my checklists' }).click()
  await start(page, 'hvac')
  await page.goBack()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Print' }).click()
  expect((await arriving).suggestedFilename()).not.toContain(digits.slice(-4))
  await page.getByRole('link', { name: /^Open HVAC/ }).click()
  await expect(itemCards(page)).toHaveCount(10)

  for (const path of pages.filter((one) => one !== '/access')) {
    await visit(page, demonstration.url + path)
    expect(await everythingIn(page), path).not.toContain(digits)
    expect(await page.title()).not.toContain(digits)
  }
  expect(sent.join('\n')).not.toContain(digits)
  expect(await context.cookies()).toEqual([])
  expect(demonstration.output()).toContain('/api/verify-access')
  expect(demonstration.output()).not.toContain(digits)
})

test('removing the code from a device closes the full checklist there', async ({ page, demonstration }) => {
  const dialog = await buy(page, demonstration, 'Basic')
  await dialog.getByRole('button', { name: 'Open my checklists' }).click()
  await start(page, 'hvac')
  await expect(itemCards(page)).toHaveCount(10)
  await page.goBack()
  await removeCode(page)
  await expect(page.getByLabel('Access code')).toHaveValue('')
  await page.goForward()
  await expect(itemCards(page)).toHaveCount(3)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('HQP-')
})

/** The whole document as it stands, with digits that are only grouped for reading put together again. */
const everythingIn = async (page: Page): Promise<string> => (await page.content()).replace(/(?<=\d)[\s-](?=\d)/g, '')
