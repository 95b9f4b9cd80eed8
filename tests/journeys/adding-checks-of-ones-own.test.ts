import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import { cameraJpeg } from '../support/camera-files.ts'
import { bringOver, expect, test, visit } from './journey.ts'
import { answer, check, visitUrl } from './point-by-point.ts'

test.use({ viewport: { width: 390, height: 664 } })

test('three pasted lines become three checks; one is a problem with a photo, stands in the report, and goes to a second device', async ({
  page,
  demonstration,
  anotherDevice,
}) => {
  await visit(page, `${visitUrl(demonstration)}#paper/own-checks`)
  await page
    .getByLabel('What to check')
    .fill('- Brand Acme, model X5\n- Old unit taken away\n\n- Scratch on the door\n')
  await page.getByRole('button', { name: 'Add 3 checks, one of each line' }).click()
  await expect(page.getByText('3 checks are added.')).toBeVisible()
  const own = page.getByRole('list', { name: 'Your own checks' }).getByRole('heading')
  await expect(own).toHaveText(['11.1 Brand Acme, model X5', '11.2 Old unit taken away', '11.3 Scratch on the door'])
  await page.evaluate(axe.source)
  expect((await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())).violations).toEqual([])
  // One that is removed comes back with a press.
  await page.getByRole('button', { name: 'Remove Old unit taken away' }).click()
  await expect(own).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(own).toHaveCount(3)

  await page.getByRole('button', { name: 'Open Scratch on the door' }).click()
  await expect(check(page)).toHaveText('Scratch on the door')
  const place = page.url()
  await answer(page, 'Problem').click()
  await page.getByLabel(/^What I saw/).fill('As long as a hand')
  await page.getByLabel(/^From files/).setInputFiles(cameraJpeg('door.jpg', 1200, 900))
  await expect(page.getByRole('img', { name: /^Photo 1 of 11\.3/ })).toBeVisible()
  await page.getByRole('button', { name: /^Show the problem/ }).click()
  await expect(page.getByRole('dialog').locator('.name [lang=es]')).toHaveText('Scratch on the door')
  await page.getByRole('button', { name: /Cerrar/ }).click()
  await page.reload()
  await expect(answer(page, 'Problem')).toHaveAttribute('aria-pressed', 'true')

  await page.goto(`${visitUrl(demonstration)}#end`)
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Free Preview' }).click(),
  ])
  const text = readFileSync(await report.path(), 'utf8')
  expect(text).toMatch(
    /1 problem to fix<.*items complete: 0 of 10 \(0%\).*11\.3 Scratch on the door.*As long as a hand.*<img/s,
  )

  await bringOver(page, anotherDevice, demonstration)
  await visit(anotherDevice, place)
  await expect(check(anotherDevice)).toHaveText('Scratch on the door')
  await expect(anotherDevice.getByRole('img', { name: /^Photo 1 of 11\.3/ })).toBeVisible()
})
