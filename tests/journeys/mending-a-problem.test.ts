import type { Page } from '@playwright/test'
import { cameraJpeg } from '../support/camera-files.ts'
import { expect } from './journey.ts'
import { journey } from './phone.ts'
import { answer, begunOffline, visitUrl } from './point-by-point.ts'

journey.use({ serviceWorkers: 'allow' })

const photoOf = (page: Page, name: RegExp) => page.getByRole('img', { name })
const repair = (page: Page) => page.getByRole('dialog', { name: /^Fixed/ })

journey(
  'with the service stopped, a problem that has only a photo is promised, is Good with a second photo, and both stand there when the page comes anew and in the report, beside what is still wrong with its own photo',
  async ({ service, phone }) => {
    const page = await begunOffline(phone, service)
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

    // The same point again, and another one that stays open.
    await answer(page, 'Problem').click()
    await page.getByLabel(/^What I saw/).fill('Loose again.')
    await page.goto(`${visitUrl(service.running)}#end`)
    await page.getByRole('button', { name: 'Look again: 1 to fix' }).click()
    await expect(page.getByText('Loose again.')).toBeVisible()
    await page.getByRole('button', { name: 'Still wrong' }).click()
    await page.getByLabel(/^What is still wrong/).fill('Nobody was here.')
    await page.getByRole('button', { name: 'Keep it as still wrong' }).click()
    const again = page.getByRole('dialog', { name: /^Still wrong/ })
    await again.getByLabel(/^Photo of what is still wrong/).setInputFiles(cameraJpeg('again.jpg', 320, 240))
    await expect(again.getByRole('img', { name: /of what is still wrong/ })).toBeVisible()
    await again.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('heading', { name: '1 still to fix' })).toBeVisible()

    await page.getByRole('button', { name: 'Report and what comes next' }).click()
    await page.getByRole('button', { name: 'Export Free Preview' }).click()
    const [report] = await Promise.all([
      phone.context.waitForEvent('page'),
      page.getByRole('button', { name: 'Open the report' }).click(),
    ])
    const problem = report.locator('article.problem')
    await expect(problem.getByText('Fixed, with photo')).toBeVisible()
    await expect(problem.getByText('Nobody was here.')).toBeVisible()
    await expect(problem.getByRole('img', { name: /^Photo \d of/ })).toHaveCount(3)
    await expect(problem.getByRole('figure').filter({ hasText: /^Looked at again: still wrong\./ })).toHaveCount(1)
    await expect(problem.getByRole('figure').filter({ hasText: /^Fixed\./ })).toHaveCount(1)
  },
)
