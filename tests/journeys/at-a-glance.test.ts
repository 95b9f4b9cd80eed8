import type { Page } from '@playwright/test'
import { isApplicable, isAsked, type Job } from '../../src/content/job-fit.ts'
import { content } from '../support/content.ts'
import { storeCode } from '../support/stored.ts'
import { expect, placeOrderAndStart, test, visit } from './journey.ts'
import { visitUrl } from './point-by-point.ts'

/** A phone whose browser shows its bars, the smallest one that is asked for, and a phone whose letters are set twice as large. */
const screens = {
  '390×664': { viewport: { width: 390, height: 664 }, text: '100%' },
  '320×640': { viewport: { width: 320, height: 640 }, text: '100%' },
  '200 % text at 390×844': { viewport: { width: 390, height: 844 }, text: '200%' },
}
type Screen = keyof typeof screens

/** What one check shows without scrolling. */
interface Seen {
  point: string
  /** The name and what to do stand wholly between the top bar and the bar of the answers. */
  isAskedSeen: boolean
  /** What is good, or the question that it depends on, and the three answers stand wholly in the bar. */
  isGoodSeen: boolean
  /** The bar as a share of the screen. */
  bar: number
  /** In the name, in what to do and in what is good. */
  words: number
}

test('each check of each list is understood at a glance: its name, what to do, what is good and the answers stand on one screen', async ({
  browser,
  demonstration,
}) => {
  test.setTimeout(600_000)
  const seen: Record<Screen, Seen[]> = { '390×664': [], '320×640': [], '200 % text at 390×844': [] }
  for (const { id } of content.checklists) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const { accessCode } = await placeOrderAndStart(demonstration, id)
    await storeCode(page, demonstration, accessCode)
    await visit(page, visitUrl(demonstration, id))
    for (const { job, points } of jobsOf(id)) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = ''
        window.location.hash = ''
      })
      await sayJob(page, id, job)
      for (const [screen, { viewport, text }] of Object.entries(screens)) {
        await page.setViewportSize(viewport)
        seen[screen as Screen].push(...(await page.evaluate(look, { points, text })))
      }
    }
    await context.close()
  }
  const share = (screen: Screen, isSeen: (one: Seen) => boolean) =>
    seen[screen].filter(isSeen).length / seen[screen].length
  const isWhole = ({ isAskedSeen, isGoodSeen }: Seen) => isAskedSeen && isGoodSeen
  const words = seen['390×664'].map((one) => one.words).toSorted((a, b) => a - b)
  const figures = {
    points: words.length,
    medianWords: words[Math.floor(words.length / 2)] ?? 0,
    wholeOnPhone: share('390×664', isWhole),
    wholeOnSmallest: share('320×640', isWhole),
    goodInLargeText: share('200 % text at 390×844', ({ isGoodSeen }) => isGoodSeen),
    largestBarInLargeText: Math.max(...seen['200 % text at 390×844'].map(({ bar }) => bar)),
  }
  const cut = Object.entries(seen).map(([screen, all]) => {
    const missed = all.filter((one) => (screen.startsWith('200') ? !one.isGoodSeen || one.bar > 0.5 : !isWhole(one)))
    return `${screen}: ${missed.map(({ point }) => point).join(' ')}`
  })
  process.stdout.write(`${[JSON.stringify(figures), ...cut].join('\n')}\n`)
  expect(figures.points).toBe(content.checklists.flatMap(({ items }) => items.flatMap(({ points }) => points)).length)
  expect(figures.wholeOnPhone).toBeGreaterThanOrEqual(0.97)
  expect(figures.wholeOnSmallest).toBeGreaterThanOrEqual(0.9)
  expect(figures.goodInLargeText).toBe(1)
  expect(figures.largestBarInLargeText).toBeLessThanOrEqual(0.5)
  expect(figures.medianWords).toBeLessThanOrEqual(30)
})

/** The jobs of a list, each with the first answer to its questions and the points that no job before it shows; last the job of which nothing is said. */
function jobsOf(id: string): { job: Job; points: string[] }[] {
  const list = content.checklists.find((one) => one.id === id)
  if (!list) throw new Error(`no list ${id}`)
  const { jobs, questions, items } = list
  const shown = new Set<string>()
  return [...jobs.map((one) => [one.id]), []].flatMap((picked) => {
    const asked: Job = { jobs: picked, answers: {} }
    const answers = questions
      .filter((question) => picked.length > 0 && isAsked(question, asked))
      .map((question) => [question.id, question.options[0]?.id ?? ''])
    const job = { ...asked, answers: Object.fromEntries(answers) as Record<string, string> }
    const points = items
      .flatMap((item) => item.points.filter(({ when }) => isApplicable([item.when, when], job, questions)))
      .map((point) => point.id)
      .filter((point) => !shown.has(point))
    for (const point of points) shown.add(point)
    return points.length > 0 ? [{ job, points }] : []
  })
}

/** Says at the start of the visit which job it is, and nothing else. */
async function sayJob(page: Page, id: string, { jobs, answers }: Job): Promise<void> {
  const list = content.checklists.find((one) => one.id === id)
  await page.getByRole('button', { name: /^Begin: / }).waitFor()
  const all = page.getByRole('button', { name: /^Show all \d+ checks$/ })
  if (await all.isVisible()) await all.click()
  for (const job of list?.jobs ?? [])
    if (jobs.includes(job.id))
      await page.getByRole('checkbox', { name: new RegExp(`^${RegExp.escape(job.name)} \\d`) }).check()
  for (const { id, ask } of list?.questions ?? []) {
    const answer = answers[id]
    if (answer) await page.getByLabel(ask, { exact: true }).selectOption(answer)
  }
}

/** Goes from point to point and measures what stands on the screen; runs in the page. */
async function look({ points, text }: { points: string[]; text: string }): Promise<Seen[]> {
  document.documentElement.style.fontSize = text
  // What is asked of the layout is laid out at once; only the page itself needs turns to show the next point.
  const turn = () => new Promise((resolve) => setTimeout(resolve))
  const rectOf = (part: Element | null | undefined) => part?.getBoundingClientRect() ?? new DOMRect(0, -1)
  const wordsIn = (part: Element | null | undefined) =>
    // The label before a fact is no word of the check.
    (part instanceof HTMLElement ? part.innerText.replace(/^Good:/, '') : '')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const seen: Seen[] = []
  for (const point of points) {
    window.location.hash = point
    for (const end = Date.now() + 10_000; Date.now() < end && !document.getElementById(`check-${point}`); ) await turn()
    await turn()
    const name = document.getElementById(`check-${point}`)
    const steps = name?.nextElementSibling
    const bar = document.querySelector('.answer-bar')
    const good = bar?.querySelector('.good-fact, .case-asked')
    const top = rectOf(document.querySelector('.visit header')).bottom
    const { top: barTop, height } = rectOf(bar)
    const isBetween = (part: Element | null | undefined, from: number, to: number) => {
      const { top, bottom } = rectOf(part)
      return top >= from - 0.5 && bottom <= to + 0.5
    }
    const isCut = rectOf(good).bottom > rectOf(good?.parentElement).bottom + 0.5
    const answers = [...(bar?.querySelectorAll('.answers button') ?? [])]
    seen.push({
      point,
      isAskedSeen: [name, steps].every((part) => isBetween(part, top, barTop)),
      isGoodSeen:
        !isCut &&
        answers.length === 3 &&
        [good, ...answers].every((part) => isBetween(part, Math.max(0, barTop), window.innerHeight)) &&
        answers.every((one) => one.scrollWidth <= one.clientWidth),
      bar: height / window.innerHeight,
      words: wordsIn(name) + wordsIn(steps) + wordsIn(good),
    })
  }
  return seen
}
