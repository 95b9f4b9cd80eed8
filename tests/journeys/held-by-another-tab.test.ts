import type { Page } from '@playwright/test'
import { cameraJpeg } from '../support/camera-files.ts'
import { databaseName, storedRecords, tables } from '../support/stored.ts'
import { expect, test, visit } from './journey.ts'

const point = (page: Page) => page.locator('[id="license-class-39"]')
const problem = (page: Page) => point(page).getByRole('radio', { name: 'Problem', exact: true })
const addPhoto = (page: Page) =>
  point(page)
    .getByLabel(/^From files/)
    .setInputFiles(cameraJpeg('a.jpg', 40, 30))

/** As the program of a release that has a newer layout of the database. */
const withNewerLayout = (page: Page) =>
  page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (name, version) {
      return open.call(this, name, version && version + 1)
    }
  })

test('a tab that does not let go of an older database is named, nothing waits for it without end, and once it is closed all is kept', async ({
  page,
  context,
  demonstration,
}) => {
  const old = await context.newPage()
  await visit(old, `${demonstration.url}/terms`)
  await old.evaluate(
    (databaseName) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(databaseName, 1)
        opening.onsuccess = () => {
          Object.assign(window, { held: opening.result })
          resolve()
        }
      }),
    databaseName,
  )
  await withNewerLayout(page)
  await visit(page, `${demonstration.url}/checklist/hvac`)
  await problem(page).check()
  await expect(page.getByText('Close the other tabs of this site').first()).toBeVisible()
  await addPhoto(page)
  await expect(
    page.getByText('The photo is not kept. Close the other tabs of this site, then add it again.'),
  ).toBeVisible()
  const another = await context.newPage()
  await withNewerLayout(another)
  await visit(another, `${demonstration.url}/my-visits`)
  await expect(another.getByText('Close the other tabs of this site')).toBeVisible()
  await another.close()

  await old.close()
  await expect(page.getByText('holds what is kept on this device')).toHaveCount(0)
  await page.reload()
  await expect(problem(page)).toBeChecked()
  await addPhoto(page)
  await expect(page.getByText('Photo saved on this device.')).toBeVisible()
})

test('a page from before an update keeps what is answered, is loaded anew once, and else says that it is the older one', async ({
  page,
  context,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/checklist/hvac`)
  await problem(page).check()
  await expect.poll(async () => (await storedRecords(page, tables.answer)).length).toBe(1)
  let loads = 0
  page.on('load', () => loads++)
  const newer = await context.newPage()
  await withNewerLayout(newer)
  await visit(newer, `${demonstration.url}/checklist/hvac`)
  await expect(problem(newer)).toBeChecked()
  // No newer program is here to be loaded, so it is the older one again.
  const older = page.getByText('This page is from before an update of this site.').first()
  await expect(older).toBeVisible()
  await problem(page).check()
  await point(page)
    .getByLabel(/^What I saw/)
    .fill('Loose')
  await expect(older).toBeVisible()
  expect(loads).toBe(1)
  await page.close()
  await newer.reload()
  await expect(point(newer).getByLabel(/^What I saw/)).toHaveValue('Loose')
})
