import type { CDPSession, Page } from '@playwright/test'
import { caseTitle } from '../../src/checklists/readings/reading-words.ts'
import { doubleTapMs } from '../../src/ui/form/answer-press.ts'
import { content } from '../support/content.ts'
import { expect, test, visit } from './journey.ts'
import { cases, check, freeChecks, isCaseAsked, phone, toVisit } from './point-by-point.ts'

test.use({ viewport: phone })

/** All that anybody sees of this list. */
const points = freeChecks()
/** What the buttons of a case are called, wherever one is asked. */
const caseNames = new Set(
  content.checklists
    .find(({ id }) => id === 'hvac')
    ?.items.flatMap(({ points }) => points.flatMap(({ cases = [] }) => cases.map(({ name }) => name.en))),
)
const begin = `Begin: ${points} free checks`

/** Presses Tab until what has the focus is called so, as long as the page has stops. */
async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const wanted = page.locator(':focus').and(page.getByRole('link', { name }).or(page.getByRole('button', { name })))
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press('Tab')
    if ((await wanted.count()) === 1) return
  }
  throw new Error(`no Tab stop is called ${name}`)
}

/** Of the point that the address names: the address is there before the point is. */
async function pointHasFocus(page: Page): Promise<void> {
  await expect(check(page)).toBeFocused()
  await page.waitForFunction(() => document.activeElement?.id === `check-${window.location.hash.slice(1)}`)
}

test('a whole visit is done by the keyboard alone, from the list to the saved report', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/checklist/hvac`)
  await tabTo(page, toVisit)
  await page.keyboard.press('Enter')
  await tabTo(page, begin)
  await page.keyboard.press('Enter')
  for (let point = 1; point <= points; point++) {
    await pointHasFocus(page)
    const here = page.url()
    if (point === 3) {
      // The way without knowing any key: Tab and Enter.
      await tabTo(page, 'Problem')
      await page.keyboard.press('Enter')
      await tabTo(page, 'Too late to see it.')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(/^What I saw/)).toHaveValue('Too late to see it.')
      await tabTo(page, 'Done')
      await page.keyboard.press('Enter')
    } else if (point % 7 === 0) await page.keyboard.press('3')
    else {
      const isAsked = await isCaseAsked(page)
      await page.keyboard.press('1')
      if (isAsked) {
        await expect(page.getByText(caseTitle, { exact: true })).toBeFocused()
        await tabTo(page, String(await cases(page).first().textContent()))
        await page.keyboard.press('Enter')
        await expect(cases(page)).toHaveCount(0)
        // A second press on the same answer counts only after a moment.
        await page.waitForTimeout(doubleTapMs)
        await page.keyboard.press('1')
      }
    }
    await expect(page).not.toHaveURL(here)
  }
  await expect(page.getByRole('heading', { name: 'Every free check is answered' })).toBeFocused()
  const download = page.waitForEvent('download')
  await tabTo(page, 'Export Free Preview')
  await page.keyboard.press('Enter')
  await download
  await expect(page.getByText('Report made')).toBeVisible()
})

/** What a screen reader is given: roles, names and states, and which of it has the focus. */
class Ear {
  private readonly devtools: CDPSession
  constructor(devtools: CDPSession) {
    this.devtools = devtools
  }
  private async nodes(role: string, name?: string) {
    const { root } = await this.devtools.send('DOM.getDocument', { depth: 0 })
    const asked = { nodeId: root.nodeId, role, ...(name !== undefined && { accessibleName: name }) }
    const { nodes } = await this.devtools.send('Accessibility.queryAXTree', asked)
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ backendDOMNodeId, name, properties = [] }) => ({
        at: backendDOMNodeId,
        name: String(name?.value ?? ''),
        states: Object.fromEntries(properties.map((one) => [one.name, one.value.value])),
      }))
  }
  names = async (role: string) => (await this.nodes(role)).map(({ name }) => name)
  focused = async (role: string) => (await this.nodes(role)).find(({ states }) => states.focused)?.name
  async states(name: string) {
    const [button] = await this.nodes('button', name)
    return button && { pressed: button.states.pressed, isDisabled: button.states.disabled === true }
  }
  /** Does what a screen reader does with what it has read out. */
  async press(role: string, name: string): Promise<void> {
    const [found, ...others] = await this.nodes(role, name)
    if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} ${role}s are called ${name}`)
    const { object } = await this.devtools.send('DOM.resolveNode', { backendNodeId: found.at ?? 0 })
    const functionDeclaration = 'function () { this.focus(); this.click() }'
    await this.devtools.send('Runtime.callFunctionOn', { objectId: object.objectId ?? '', functionDeclaration })
  }
}

test('a whole visit is done by what a screen reader is told alone: each check is read out as it comes, its answers are named after it, and the end says how it went', async ({
  page,
  context,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/checklist/hvac`)
  const ear = new Ear(await context.newCDPSession(page))
  await ear.press('link', begin)
  await expect.poll(() => ear.names('button')).toContain(begin)
  await ear.press('button', begin)

  const checks = new Set<string>()
  const groups = new Set<string>()
  for (let point = 1; point <= points; point++) {
    let said: string | undefined
    await expect
      .poll(async () => {
        said = await ear.focused('heading')
        return said !== undefined && !checks.has(said)
      })
      .toBe(true)
    checks.add(String(said))
    for (const group of await ear.names('group')) if (group.startsWith('Your answer to ')) groups.add(group)
    const name = point === 3 ? 'Problem' : point % 7 === 0 ? 'Not applicable' : 'Good'
    // The next point takes no press at once.
    await expect.poll(() => ear.states(name)).toEqual({ pressed: 'false', isDisabled: false })
    const caseName = (await ear.names('button')).find((one) => caseNames.has(one))
    await ear.press('button', name)
    if (name === 'Good' && caseName !== undefined) {
      await expect.poll(() => ear.names('StaticText')).toContain('Pick your case first: what is good depends on it.')
      await ear.press('button', caseName)
      await expect.poll(() => ear.names('button')).not.toContain(caseName)
      // A second press on the same answer counts only after a moment.
      await page.waitForTimeout(doubleTapMs)
      await ear.press('button', name)
    }
    if (name !== 'Problem') continue
    await expect.poll(() => ear.states('Problem')).toEqual({ pressed: 'true', isDisabled: false })
    await expect.poll(() => ear.names('button')).toContain('Too late to see it.')
    await ear.press('button', 'Too late to see it.')
    await ear.press('button', 'Done')
  }
  expect(checks.size).toBe(points)
  expect(groups.size).toBe(points)
  await expect.poll(() => ear.focused('heading')).toBe('Every free check is answered, 1 to fix')
  expect((await ear.names('StaticText')).join(' ')).toMatch(
    new RegExp(`Answered:\\s+${points}/${points}\\s+·\\s+1\\s+to fix`),
  )
  await ear.press('button', 'Export Free Preview')
  await expect.poll(() => ear.names('button')).toContain('Open the report')
})
