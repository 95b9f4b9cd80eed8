import { rmSync } from 'node:fs'
import type { ChecklistContent } from '../../src/content/checklist-content.ts'
import { revisedRelease } from '../support/next-release.ts'
import { expect, itemCards, openStarted, placeOrderAndStart, visit } from './journey.ts'
import { journey } from './phone.ts'
import { answer, check, goOn, number, toVisit, visitUrl } from './point-by-point.ts'

const newWords = 'Words that came with the newer list'
const added = 'What came later'

/** The third point of the first item says something else, the second is gone, and the first has moved behind a new one. */
function revise(checklists: ChecklistContent[]): void {
  const points = checklists.find(({ id }) => id === 'hvac')?.items[0]?.points ?? []
  const [first, second, third] = points
  if (!first || !second || !third) throw new Error('the item has too few points')
  const later = { ...second, id: 'came-later', name: { en: added, es: added } }
  points.splice(0, 3, later, first, { ...third, cases: undefined, good: { en: newWords, es: newWords } })
}

journey(
  'a visit keeps the words that it began with, goes on with the newer list when it is asked to, and no answer is lost or moves',
  async ({ service, page }) => {
    const { accessCode } = await placeOrderAndStart(service.running, 'hvac')
    await openStarted(page, service.running, accessCode, 'hvac')
    await page.getByRole('link', { name: toVisit }).click()
    await page.getByRole('button', { name: 'Begin: 47 checks' }).click()
    const checks: string[] = []
    for (let point = 0; point < 3; point++) {
      checks.push((await check(page).textContent()) ?? '')
      if (point < 2) await goOn(page)
    }
    await answer(page, 'Problem').click()
    await page.getByLabel(/^What I saw/).fill('No permit on the site')
    const [first = '', second = '', third = ''] = checks
    const thirdPoint = page.url()

    const next = revisedRelease(revise)
    await service.off()
    await service.on({}, next)
    await page.goto(thirdPoint)
    await page.reload()
    await expect(check(page)).toHaveText(third)
    await expect(page.getByText(newWords)).toHaveCount(0)
    await expect(number(page)).toHaveText(/^1\.3/)

    await visit(page, visitUrl(service))
    const offer = page.locator('[data-card]').filter({ hasText: 'This checklist was revised' })
    await expect(offer).toContainText('1 check changed, 1 more')
    await expect(offer).toContainText('one of the changed is answered already')
    await offer.getByText('What is different').click()
    await expect(offer).toContainText(newWords)
    await expect(offer).toContainText(added)
    await offer.getByRole('button', { name: 'Go on with the newer list' }).click()
    await expect(offer).toHaveCount(0)

    // One more than before: what was answered and is asked no longer stays as well.
    await expect(page.locator('header').getByText('3/48')).toBeVisible()
    await page.goto(thirdPoint)
    await expect(page.getByText(newWords)).toBeVisible()
    await expect(answer(page, 'Problem')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel(/^What I saw/)).toHaveValue('No permit on the site')
    await visit(page, `${service.url}/checklist/hvac`)
    const answered = (words: string, name: string) =>
      itemCards(page).first().getByRole('group', { name: words }).getByRole('radio', { name, exact: true })
    await expect(answered(first, 'Good')).toBeChecked()
    await expect(answered(second, 'Good')).toBeChecked()
    await expect(answered(third, 'Problem')).toBeChecked()
    for (const name of ['Good', 'Problem', 'Not applicable']) await expect(answered(added, name)).not.toBeChecked()
    rmSync(next, { recursive: true, force: true })
  },
)

journey('a visit that has no answer yet is shown the newer list at once', async ({ service, page }) => {
  const { accessCode } = await placeOrderAndStart(service.running, 'hvac')
  await openStarted(page, service.running, accessCode, 'hvac')
  const next = revisedRelease(revise)
  await service.off()
  await service.on({}, next)
  await page.reload()
  await expect(page.getByText(newWords)).toBeVisible()
  await expect(page.getByText('This checklist was revised')).toHaveCount(0)
  rmSync(next, { recursive: true, force: true })
})
