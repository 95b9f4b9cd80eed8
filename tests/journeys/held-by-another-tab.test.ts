import type { Page } from '@playwright/test'
import { cameraJpeg } from '../support/camera-files.ts'
import { databaseName } from '../support/stored.ts'
import { expect, test, visit } from './journey.ts'

const point = (page: Page) => page.locator('[id="license-class-39"]')
const problem = (page: Page) => point(page).getByRole('radio', { name: 'Problem', exact: true })
const addPhoto = (page: Page) =>
  point(page)
    .getByLabel(/^From files/)
    .setInputFiles(cameraJpeg('a.jpg', 40, 30))

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
        const opening = indexedDB.open(databaseName, 10)
        opening.onsuccess = () => {
          Object.assign(window, { held: opening.result })
          resolve()
        }
      }),
    databaseName,
  )
  await visit(page, `${demonstration.url}/checklist/hvac`)
  await problem(page).check()
  await expect(page.getByText('Close the other tabs of this site').first()).toBeVisible()
  await addPhoto(page)
  await expect(
    page.getByText('The photo is not kept. Close the other tabs of this site, then add it again.'),
  ).toBeVisible()
  const another = await context.newPage()
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
