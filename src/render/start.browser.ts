/**
 * The first script of a page. It stands in the page itself and runs before the first paint, since it applies what this
 * device keeps. Then it waits for that paint and fetches the program, so that the program does not compete with the text
 * for bandwidth. With a service worker the program is cached and starts at once. The files stand in the attributes of
 * this script's tag: the program first, then everything that it and the page import.
 */

/** Milliseconds after which a page that waits for the program is shown as everybody sees it. */
const openingMs = 6000
/** What a device keeps of an order, of the checklist last viewed and of visits: keys of the stores in `src/`. */
const keptHere = ['hqp.access-code', 'hqp.checklist', 'hqp.visits']

applySaved()
awaitOwnPage()
let givingUp = setTimeout(showAsItIs, openingMs)
const tag = document.querySelector<HTMLScriptElement>('script[data-program]')
const [program = '', ...imported] = tag?.dataset.program?.split(' ') ?? []
/** Milliseconds between two attempts to reach the service. */
const retryMs = 5000

let isFetching = false

addEventListener('click', markEarlyPress)
void startProgram()

async function startProgram(): Promise<void> {
  if (!navigator.serviceWorker?.controller) {
    await parsed()
    await drawn()
  }
  try {
    // Fetched in parallel; the program runs last, when its imports are there.
    preload(program)
    await Promise.all(imported.map((href) => import(/* @vite-ignore */ href)))
    await parsed()
    await import(/* @vite-ignore */ program)
    // After the next interaction the other parts are fetched too, since the signal may be lost later. Not sooner: they
    // would compete with the program for a weak signal. A service worker has them.
    for (const sign of ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'])
      addEventListener(sign, fetchParts, { passive: true })
    // It is at work; what it asks the service has as long again.
    clearTimeout(givingUp)
    givingUp = setTimeout(showAsItIs, openingMs)
  } catch (error) {
    // A browser caches that a module could not be fetched, so only reloading the page tries again; once.
    if (wasReloaded()) return reportError(error)
    while (!(await isReachable())) await Promise.race([after(retryMs), event(window, 'online')])
    location.reload()
  }
}

async function fetchParts(): Promise<void> {
  if (!tag?.dataset.parts || isFetching || navigator.serviceWorker?.controller) return
  isFetching = true
  const parts = tag.dataset.parts.split(' ')
  const answers = await Promise.all(parts.map((href) => fetch(href, { priority: 'low' }).catch(() => undefined)))
  isFetching = false
  if (answers.every((answer) => answer?.ok)) tag.dataset.parts = ''
}

/**
 * Marks what is pressed before hydration with `data-early`: each box and radio button, which `early-input.browser.ts`
 * reads, and the last button, which `hydration-marker.browser.ts` clicks again. A `commandfor` works without the program.
 */
function markEarlyPress({ target }: MouseEvent): void {
  if ('running' in document.documentElement.dataset) {
    removeEventListener('click', markEarlyPress)
    return
  }
  const pressed = target instanceof Element ? target.closest('input, button[type=button]:not([commandfor])') : null
  if (pressed?.matches('button')) document.querySelector('button[data-early]')?.removeAttribute('data-early')
  pressed?.setAttribute('data-early', '')
}

/**
 * The theme, the room of the header's row about an order, and that of the front page's way back to a visit.
 * `ui/browser/theme.browser.ts` validates the theme later; importing it here would load its dependencies.
 */
function applySaved(): void {
  try {
    const theme = localStorage.getItem('theme')
    if (theme) document.documentElement.dataset.theme = theme
    if (hasCode()) document.documentElement.dataset.order = ''
    if (hasBegun()) document.documentElement.dataset.begun = ''
  } catch {
    // Storage can be switched off.
  }
}

/**
 * A page that shows something else on this device than to everybody stays hidden until the program shows that, so that
 * nothing moves under a finger; it appears after `openingMs`, counted again once the program
 * runs.
 */
function awaitOwnPage(): void {
  try {
    if (isOwnPage(location.pathname)) document.documentElement.dataset.opening = ''
  } catch {
    // Storage cannot be read, or holds a damaged text.
  }
}

function showAsItIs(): void {
  delete document.documentElement.dataset.opening
}

/**
 * A checklist where there is a code or a visit of it, its visit where the code has started it, buying and access where
 * anything is kept.
 */
function isOwnPage(path: string): boolean {
  if (['/purchase', '/access'].includes(path)) return keptHere.some((key) => localStorage.getItem(key) !== null)
  const [, checklistId, visit] = /^\/checklist\/([^/]+)(\/visit)?$/.exec(path) ?? []
  if (checklistId === undefined) return false
  if (!visit && (hasCode() || hasVisit(checklistId))) return true
  const { access } = JSON.parse(localStorage.getItem('hqp.access') ?? '{"access":{"projects":[]}}')
  return access.projects.some((one: { checklistId: string }) => one.checklistId === checklistId)
}

function hasVisit(checklistId: string): boolean {
  const { visits = [] } = JSON.parse(localStorage.getItem('hqp.visits') ?? '{}')
  return visits.some(({ id }: { id: string }) => id.split('~')[0] === checklistId)
}

/** Some visit has an answer, by the index that `visit-index.browser.ts` writes. */
function hasBegun(): boolean {
  return /"answered":[1-9]/.test(localStorage.getItem('hqp.visits') ?? '')
}

function hasCode(): boolean {
  return localStorage.getItem('hqp.access-code') !== null
}

function parsed(): Promise<unknown> {
  return document.readyState === 'loading' ? event(document, 'DOMContentLoaded') : Promise.resolve()
}

/** The next paint, or half a second: a tab in the background paints nothing. */
function drawn(): Promise<unknown> {
  return Promise.race([new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), after(500)])
}

function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

function wasReloaded(): boolean {
  return performance.getEntriesByType('navigation').some((one) => 'type' in one && one.type === 'reload')
}

/** Also where the program is gone, since a newer release has replaced it: then the reloaded page names another one. */
async function isReachable(): Promise<boolean> {
  const answer = await fetch(program, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer !== undefined && answer.status < 500
}

function after(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function event(target: EventTarget, name: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(name, resolve, { once: true }))
}

export {}
