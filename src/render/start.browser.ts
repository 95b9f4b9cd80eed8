/**
 * The first script of a page: waits for the first paint, then fetches the program, so that the program does not compete
 * with the text for bandwidth. With a service worker the program is cached and starts at once. The files stand in the
 * attributes of this script's tag: the program first, then everything that it and the page import.
 */

/** Milliseconds after which a started checklist is shown as the public page, if the program has not loaded. */
const openingMs = 4000

applySaved()
awaitOpenList()
const tag = document.querySelector<HTMLScriptElement>('script[data-program]')
const [program = '', ...imported] = tag?.dataset.program?.split(' ') ?? []
/** Milliseconds between two attempts to reach the service. */
const retryMs = 5000

addEventListener('click', markEarlyPress)
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
} catch (error) {
  // A browser caches that a module could not be fetched, so only reloading the page tries again; once.
  if (wasReloaded()) throw error
  while (!(await isReachable())) await Promise.race([after(retryMs), event(window, 'online')])
  location.reload()
}

// After the first interaction the dialogs are fetched too, since the signal may be lost later. A service worker has them.
for (const sign of ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'])
  addEventListener(sign, fetchParts, { passive: true })
let isFetching = false

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
 * Before the first paint: the theme, and the room of the header's row about an order. `ui/browser/theme.browser.ts` validates
 * the theme later; importing it here would load its dependencies.
 */
function applySaved(): void {
  try {
    const theme = localStorage.getItem('theme')
    if (theme) document.documentElement.dataset.theme = theme
    if (localStorage.getItem('hqp.access-code') !== null) document.documentElement.dataset.order = ''
  } catch {
    // Storage can be switched off.
  }
}

/**
 * On a device that has started this checklist the public page stays hidden until the program shows the full list, so
 * that nothing moves under a finger; without the program it appears after `openingMs`.
 */
function awaitOpenList(): void {
  const root = document.documentElement
  try {
    const { access } = JSON.parse(localStorage.getItem('hqp.access') ?? '{}')
    const isStarted = access.projects.some((one: { checklistId: string }) => isPageOf(one.checklistId))
    if (isStarted) root.dataset.opening = ''
  } catch {
    // Nothing is stored, or storage cannot be read.
  }
  setTimeout(() => delete root.dataset.opening, openingMs)
}

function isPageOf(checklistId: string): boolean {
  return [`/checklist/${checklistId}`, `/checklist/${checklistId}/visit`].includes(location.pathname)
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

async function isReachable(): Promise<boolean> {
  const answer = await fetch(program, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.ok ?? false
}

function after(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function event(target: EventTarget, name: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(name, resolve, { once: true }))
}

export {}
