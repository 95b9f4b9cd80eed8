/**
 * The first script of a page: waits until the browser has drawn the text, then fetches the program. Fetched earlier,
 * the program would share the line with what the reader came for. Which files these are stands on this script's own
 * tag: the program first, then everything that it and the page import.
 */
const tag = document.querySelector<HTMLScriptElement>('script[data-program]')
const [program, ...imported] = tag?.dataset.program?.split(' ') ?? []

await parsed()
await drawn()
for (const href of imported) document.head.append(preload(href))
await import(/* @vite-ignore */ program as string)

function parsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve()
    else addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })
}

/** A tab in the background draws nothing, so it does not wait long. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 500)
  })
}

function preload(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  return link
}

export {}
