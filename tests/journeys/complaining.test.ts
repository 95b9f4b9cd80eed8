import { cameraJpeg } from '../support/camera-files.ts'
import { canReadPdf, textOfPdf } from '../support/pdf-text.ts'
import { expect } from './journey.ts'
import { journey } from './phone.ts'
import { answer, begunOffline, check, visitUrl } from './point-by-point.ts'

journey.use({ serviceWorkers: 'allow' })
journey.skip(!canReadPdf, 'pdftotext is not on this machine')

/** The sheets of paper that hold anything. */
const sheetsOf = (pdf: Uint8Array): string[] =>
  textOfPdf(pdf)
    .split('\f')
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')

journey(
  'with the service stopped, a problem with photos and a promise becomes a folder for the Registrar that prints alone, a file with the photos, and a sheet of one page for the call',
  async ({ service, phone }) => {
    const page = await begunOffline(phone, service)
    const name = await check(page).innerText()
    await answer(page, 'Problem').click()
    await page.getByRole('radio', { name: 'It differs' }).check()
    await page
      .getByLabel(/^From files/)
      .setInputFiles([cameraJpeg('first.jpg', 1200, 900), cameraJpeg('second.jpg', 900, 1200)])
    await expect(page.getByRole('img', { name: /^Photo \d/ })).toHaveCount(2)
    await page.getByRole('radio', { name: 'On a date' }).check()
    await page.getByLabel('By when').fill('2026-11-20')
    // Words that alone would take the page of the call.
    for (const place of ['second', 'third', 'fourth']) {
      const here = page.url()
      await page.locator('.answer-bar .done').click()
      await expect(page).not.toHaveURL(here)
      await answer(page, 'Problem').click()
      await page
        .getByLabel(/^What I saw/)
        .fill(`Of the ${place}: ${'it is not as we agreed. '.repeat(80)}`.slice(0, 2000))
    }
    await expect(page.getByText(/^Saved on this device/)).toBeVisible()

    await page.goto(`${visitUrl(service.running)}#end`)
    await page.getByText('After they leave').click()
    await page.getByRole('link', { name: 'Folder for a complaint' }).click()
    await page.getByLabel('Your name').fill('Any Owner')
    await page.getByLabel(/^Contractor/).fill('Any Contractor')
    const folder = page.getByRole('region', { name: 'The folder' })
    const photo = folder.getByRole('img', { name: 'Photo 2 of fault 1' })
    await expect.poll(() => photo.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(300)
    const folderPdf = await page.pdf({ preferCSSPageSize: true, path: journey.info().outputPath('folder.pdf') })
    const sheets = sheetsOf(folderPdf)
    expect(sheets.length).toBeLessThanOrEqual(5)
    expect(sheets[0]).toMatch(/^Complaint to the Arizona Registrar of Contractors.*Any Owner.*Any Contractor/)
    const whole = sheets.join(' ')
    for (const words of [
      `Fault 1: ${name}`,
      'Will be fixed on November 20, 2026.',
      'File of ',
      'Letters to the contractor',
    ])
      expect(whole).toContain(words)
    // Nothing of the page around it.
    expect(whole).not.toMatch(/Back to the visit|Fill in the folder|legal advice/)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save it as a file' }).click(),
    ])
    const path = journey.info().outputPath(download.suggestedFilename())
    await download.saveAs(path)
    const file = await phone.context.newPage()
    await file.goto(`file://${path}`)
    await expect(file.getByRole('img', { name: /of fault 1$/ })).toHaveCount(2)
    await expect(file.getByText('Any Contractor')).toBeVisible()
    await file.close()

    await page.goto(`${visitUrl(service.running)}#paper/call-sheet`)
    await page
      .getByLabel(/^Your question about /)
      .nth(1)
      .fill('Is that a reason to stop the payment?')
    const call = sheetsOf(await page.pdf({ preferCSSPageSize: true, path: journey.info().outputPath('call.pdf') }))
    expect(call).toHaveLength(1)
    expect(call[0]).toContain('The 3 worst of 4 open problems')
    expect(call[0]).toContain('My question: Is that a reason to stop the payment?')
  },
)
