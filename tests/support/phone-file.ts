/** The phone file as a browser runs it, for the tests that use it. */
import { type BrowserWindow, Window } from 'happy-dom'

/** What stands inside the first element of this name. */
export const between = (markup: string, tag: string) => markup.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0] ?? ''

export type Page = BrowserWindow['document']
type Found = ReturnType<Page['querySelector']>

export function openFile(markup: string): Window {
  const window = new Window({ url: 'file:///sheet.html' })
  window.document.write(markup)
  return window
}

/** The file with its script at work, on a storage of our own; null stands for a browser that refuses one. */
export function runningFile(markup: string, store: Map<string, string> | null = new Map()) {
  const window = openFile(markup)
  const storage = {
    getItem: (key: string) => store?.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!store) throw new DOMException('refused', 'SecurityError')
      store.set(key, value)
    },
    removeItem: (key: string) => store?.delete(key),
  }
  const copied: string[] = []
  const navigator = { clipboard: { writeText: async (text: string) => void copied.push(text) } }
  const { document, HTMLElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement } = window
  const elements = { HTMLElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement }
  const names = { document, navigator, localStorage: storage, ...elements }
  new Function(...Object.keys(names), between(markup, 'script'))(...Object.values(names))
  /** Lets go of the page: hundreds of them do not fit into memory. */
  const close = () => window.happyDOM.close()
  /** As a browser tells it of a key that another tab has written. */
  const tell = (key: string) => window.dispatchEvent(new window.StorageEvent('storage', { key }))
  return { document, copied, close, tell, point: (index: number) => document.querySelectorAll('[data-point]')[index] }
}

export const tap = (point: Found | undefined, answer: string) => click(point?.querySelector(`input[value=${answer}]`))

export function click(found: Found | undefined) {
  if (found && 'click' in found && typeof found.click === 'function') found.click()
}

export function fold(item: Found | undefined, open: boolean) {
  if (!item) throw new Error('no such item')
  Object.assign(item, { open })
  const window = item.ownerDocument.defaultView
  if (window) item.dispatchEvent(new window.Event('toggle'))
}

export function typeInto(field: Found, text: string) {
  if (!field) throw new Error('no such field')
  Object.assign(field, { value: text })
  const window = field.ownerDocument.defaultView
  if (window) field.dispatchEvent(new window.Event('input', { bubbles: true }))
}
export const typedInto = (field: Found) => (field && 'value' in field ? field.value : undefined)
