import type { Locator, Page } from '@playwright/test'
import { content } from '../support/content.ts'
import type { RunningService } from '../support/running-service.ts'
import { storeCode } from '../support/stored.ts'
import type { Switched } from '../support/switched-service.ts'
import { expect, placeOrderAndStart, visit } from './journey.ts'
import type { Phone } from './phone.ts'

/** The screen that the visit is drawn for first. */
export const phone = { width: 390, height: 844 }

export type AnswerName = 'Good' | 'Problem' | 'Not applicable'

/** At the thumb of the point that is shown. */
export const answer = (page: Page, name: AnswerName): Locator =>
  page.getByRole('group', { name: /^Your answer to/ }).getByRole('button', { name, exact: true })
/** The number of the point that is shown, with what is done there. */
export const number = (page: Page): Locator => page.getByRole('article').getByText(/^\d+\.\d+ · /)
export const check = (page: Page): Locator => page.getByRole('article').getByRole('heading', { level: 2 })

export const visitUrl = ({ url }: Pick<RunningService, 'url'>, id = 'hvac'): string => `${url}/checklist/${id}/visit`

/** What leads from a list to its checks one by one. */
export const toVisit = /^(Begin|Continue): /
/** Where a list has what is seldom wanted: its visits, and how it is used. */
export const openTools = (page: Page): Promise<void> => page.getByText('Tools and how to use it').click()

/** The free items of a checklist, in the hand, at their first point. */
export async function begin(page: Page, service: RunningService, id = 'hvac'): Promise<void> {
  await visit(page, visitUrl(service, id))
  await page.getByRole('button', { name: /^Begin: / }).click()
  await expect(check(page)).toBeVisible()
}

/** A new page of a phone at the first check of a list, with the service stopped. */
export async function begunOffline(phone: Phone, service: Switched): Promise<Page> {
  const page = await phone.context.newPage()
  await visit(page, visitUrl(service.running))
  await expect(page.getByText('Works without a signal')).toBeVisible()
  await service.off()
  await page.getByRole('button', { name: /^Begin: / }).click()
  await expect(check(page)).toBeVisible()
  return page
}

/** How many checks of a list anybody sees. */
export const freeChecks = (id = 'hvac'): number =>
  content.checklists
    .find((one) => one.id === id)
    ?.items.slice(0, 3)
    .flatMap(({ points }) => points).length ?? 0

/** A started checklist in the hand, at the first of its points. */
export async function beginStarted(page: Page, service: RunningService, id = 'hvac'): Promise<void> {
  const { accessCode } = await placeOrderAndStart(service, id)
  await storeCode(page, service, accessCode)
  await visit(page, visitUrl(service, id))
  await page.getByRole('button', { name: 'Begin: 47 checks' }).click()
}

/** The cases that are asked above the answers, where it depends on one of them what is good. */
export const cases = (page: Page): Locator => page.locator('.case-buttons').getByRole('button')

/** Whether the case is asked at the point that the address names: the address is there before the point is. */
export async function isCaseAsked(page: Page): Promise<boolean> {
  await page.waitForFunction(() => document.getElementById(`check-${window.location.hash.slice(1)}`))
  return (await cases(page).count()) > 0
}

/** Gives an answer that goes on by itself, and waits until the next point, or the end, is there. */
export async function goOn(page: Page, name: Exclude<AnswerName, 'Problem'> = 'Good'): Promise<void> {
  const here = page.url()
  if (name === 'Good' && (await isCaseAsked(page))) await cases(page).first().click()
  await answer(page, name).click()
  await expect(page).not.toHaveURL(here)
}
