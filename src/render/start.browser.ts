/**
 * The first script of a page: waits until the browser has drawn the text, then fetches the program. Fetched earlier,
 * the program would share the line with what the reader came for; where the worker has it on this device, it comes at
 * once. Which files these are stands on this script's own tag: the program first, then everything that it and the page
 * import.
 */
/** Seconds after which a started checklist is shown as to everybody, where the program has not come. */
const longestOpening = 4

applySavedTheme()
awaitOpenList()
const tag = document.querySelector<HTMLScriptElement>('script[data-program]')
const [program = '', ...imported] = tag?.dataset.program?.split(' ') ?? []
/** Seconds between two looks for a connection, where the signal was too weak. */
const pause = 5

addEventListener('click', markEarlyPress)
if (!navigator.serviceWorker?.controller) {
  await parsed()
  await drawn()
}
try {
  // All at once; the program runs last, when what it needs is there.
  preload(program)
  await Promise.all(imported.map((href) => import(/* @vite-ignore */ href)))
  await parsed()
  await import(/* @vite-ignore */ program)
} catch (error) {
  // The browser remembers that a module could not be fetched, so only a new load of the page can try again; once.
  if (wasReloaded()) throw error
  while (!(await isReachable())) await Promise.race([after(pause * 1000), event(window, 'online')])
  location.reload()
}

// Whoever touches the page may need its dialogs where the signal is gone: they are fetched while it is there. Where the
// worker has them already, they would only be in the way of what is about to be shown.
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
 * Marks each box and radio button that was pressed before the program ran, and the last button, if it needs the program:
 * a `commandfor` works without.
 */
function markEarlyPress({ target }: MouseEvent): void {
  const isRunning = 'running' in document.documentElement.dataset
  if (isRunning) removeEventListener('click', markEarlyPress)
  if (!isRunning && target instanceof HTMLInputElement) target.dataset.early = ''
  const button =
    !isRunning && target instanceof Element ? target.closest('button[type=button]:not([commandfor])') : null
  if (!button) return
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
  button.setAttribute('data-pressed', '')
}

/** As early as a script can; the program looks at it more closely (`ui/theme.browser.ts`), and would load all it shares. */
function applySavedTheme(): void {
  try {
    const theme = localStorage.getItem('theme')
    if (theme) document.documentElement.dataset.theme = theme
  } catch {
    // Storage can be switched off.
  }
}

/**
 * Whoever started this checklist will not see what it tells its visitors: until the program shows the list that is theirs,
 * nothing stands here that would move away under a finger. Where it does not come, everybody reads the same.
 */
function awaitOpenList(): void {
  const root = document.documentElement
  try {
    const { access } = JSON.parse(localStorage.getItem('hqp.access') ?? '{}')
    const isStarted = access.projects.some((one: { checklistId: string }) => isPageOf(one.checklistId))
    if (isStarted) root.dataset.opening = ''
  } catch {
    // Nothing is kept here, or nothing that can be read.
  }
  setTimeout(() => delete root.dataset.opening, longestOpening * 1000)
}

function isPageOf(checklistId: string): boolean {
  return [`/checklist/${checklistId}`, `/checklist/${checklistId}/visit`].includes(location.pathname)
}

function parsed(): Promise<unknown> {
  return document.readyState === 'loading' ? event(document, 'DOMContentLoaded') : Promise.resolve()
}

/** A tab in the background paints nothing, so it does not wait long. */
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
