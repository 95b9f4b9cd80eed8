import { cameraJpeg } from '../support/camera-files.ts'
import { canReadPdf, textOfPdf } from '../support/pdf-text.ts'
import { expect } from './journey.ts'
import { journey } from './phone.ts'
import { answer, begunOffline, check, visitUrl } from './point-by-point.ts'

journey.use({ serviceWorkers: 'allow' })
journey.skip(!canReadPdf, 'pdftotext is not on this machine')

journey(
  'with the service stopped, a problem with its photo becomes a sum that is held and a letter printed alone in two languages',
  async ({ service, phone }) => {
    const page = await begunOffline(phone, service)
    const name = await check(page).innerText()
    await answer(page, 'Problem').click()
    await page.getByRole('radio', { name: 'It differs' }).check()
    await page.getByLabel(/^From files/).setInputFiles(cameraJpeg('first.jpg', 320, 240))
    await expect(page.getByRole('img', { name: /^Photo \d/ })).toHaveCount(1)

    await page.goto(`${visitUrl(service.running)}#end`)
    await page.getByRole('link', { name: 'What to settle before you pay' }).first().click()
    await page.getByRole('radio', { name: 'It is there', exact: true }).check()
    await page.getByLabel('The bill asks for').fill('8,450')
    await page.getByRole('textbox', { name }).fill('350')
    await page.getByLabel('You hold back').fill('400')
    await expect(page.getByText('That is more than the faults cost to put right, $350.00.')).toBeVisible()
    await page.getByLabel('You hold back').fill('350')
    await expect(page.getByText('You hold back $350.00 and pay $8,100.00 when it is due.')).toBeVisible()

    await page.getByRole('link', { name: 'Write the letter' }).click()
    await page.getByLabel('Number of the bill').fill('1042')
    await expect(page.getByRole('img', { name: /^Photo 1,/ })).toBeVisible()
    const pages = textOfPdf(await page.pdf({ preferCSSPageSize: true })).split('\f')
    const [english = '', spanish = '', photos = ''] = pages.map((text) => text.replace(/\s+/g, ' '))
    expect(english).toContain('Under A.R.S. 32-1182 I do not approve $350.00 of it')
    expect(english).toContain('Photos: 1')
    expect(spanish).toContain('no apruebo $350.00 de esa factura')
    expect(photos).toContain('Photo 1 / Foto 1')
    // Nothing of the page around it, and no sheet more.
    expect(english).not.toMatch(/Back to the visit|Print the letter|legal advice/)
    expect(pages.filter((text) => text.trim() !== '')).toHaveLength(3)
  },
)
