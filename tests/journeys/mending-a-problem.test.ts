import type { Page } from '@playwright/test'
import { cameraJpeg } from '../support/camera-files.ts'
import { expect, visit } from './journey.ts'
import { journey } from './phone.ts'
import { answer, check, visitUrl } from './point-by-point.ts'

journey.use({ serviceWorkers: 'allow' })

const photoOf = (page: Page, name: RegExp) => page.getByRole('img', { name })
const repair = (page: Page) => page.getByRole('dialog', { name: 'Fixed? Take a photo of it now' })

journey(
  'with the service stopped, a problem that has only a photo is promised, is Good with a second photo, and both stand there after a restart',
  async ({ service, phone }) => {
    const page = await phone.context.newPage()
    await visit(page, visitUrl(service.running))
    await expect(page.getByText('Works without a signal')).toBeVisible()
    await service.off()

    await page.getByRole('button', { name: /^Begin: / }).click()
    await expect(check(page)).toBeVisible()
    const point = page.url()
    await answer(page, 'Problem').click()
    await page.getByLabel(/^From files/).setInputFiles(cameraJpeg('found.jpg', 320, 240))
    await expect(photoOf(page, /^Photo 1/)).toBeVisible()
    await page.getByRole('radio', { name: 'Today', exact: true }).check()

    await answer(page, 'Good').click()
    await expect(repair(page).getByRole('img', { name: /^What was found/ })).toBeVisible()
    await repair(page)
      .getByLabel(/^Photo of the repair/)
      .setInputFiles(cameraJpeg('fixed.jpg', 320, 240))
    await expect(repair(page).getByRole('img', { name: /of the repair/ })).toBeVisible()
    await repair(page).getByRole('button', { name: 'Done' }).click()
    await expect(page).not.toHaveURL(point)
    // The five seconds begin once the sheet is closed.
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()

    await page.goto(point)
    await page.reload()
    await expect(page.getByRole('listitem').filter({ hasText: /^Fixed/ })).toBeVisible()
    await expect(photoOf(page, /^Photo \d of \d/)).toHaveCount(2)
    await expect(photoOf(page, /^Photo 1 of the repair/)).toHaveCount(1)
  },
)
