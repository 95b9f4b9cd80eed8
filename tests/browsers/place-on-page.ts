import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as TestingLibrary from '@testing-library/dom'
import { stickingOut } from '../support/sticking-out.ts'

/** Where something is on a page, as a person would say it: its role with its name, its label, or its text. */
export type Place = (
  | { role: string; name?: string | RegExp }
  | { label: string | RegExp }
  | { text: string | RegExp }
) & {
  within?: Place
  /** Counted from 0, where there are several. */
  nth?: number
}

/** The same in plain data. */
export interface WirePlace {
  by: 'role' | 'label' | 'text'
  role: string
  name: { source: string; flags: string } | string | null
  within: WirePlace | null
  nth: number
}

export function wirePlace(place: Place): WirePlace {
  const by = 'role' in place ? 'role' : 'label' in place ? 'label' : 'text'
  const name = 'role' in place ? place.name : 'label' in place ? place.label : place.text
  return {
    by,
    role: 'role' in place ? place.role : '',
    name: name instanceof RegExp ? { source: name.source, flags: name.flags } : (name ?? null),
    within: place.within ? wirePlace(place.within) : null,
    nth: place.nth ?? 0,
  }
}

export interface OnPage {
  TestingLibraryDom: typeof TestingLibrary
  placesOnPage: typeof placesOnPage
  placeOnPage: typeof placeOnPage
  targetOnPage: typeof targetOnPage
  stickingOut: typeof stickingOut
}

/** Everything that is seen at this place. Runs on the page. */
function placesOnPage({ by, role, name, within }: WirePlace): HTMLElement[] {
  const { TestingLibraryDom: library, placeOnPage } = window as unknown as OnPage
  if (!('running' in document.documentElement.dataset)) throw new Error('the program does not run yet')
  const root = within ? placeOnPage(within) : document.body
  const words = typeof name === 'object' && name ? new RegExp(name.source, name.flags) : name
  // Whether it is seen is asked of what was found: asking it of every element takes seconds.
  const found =
    by === 'role'
      ? library.queryAllByRole(root, role, { hidden: true, ...(words !== null && { name: words }) })
      : by === 'label'
        ? library.queryAllByLabelText(root, words ?? '')
        : library.queryAllByText(root, words ?? '')
  return found.filter((part) => part.checkVisibility({ visibilityProperty: true }))
}

/** The one at this place. Runs on the page. */
function placeOnPage(place: WirePlace): HTMLElement {
  const { placesOnPage } = window as unknown as OnPage
  const part = placesOnPage(place)[place.nth]
  if (!part) throw new Error(`nothing is seen at ${JSON.stringify(place)}`)
  return part
}

/** What to touch at this place, brought where a pointer can reach it. Runs on the page. */
function targetOnPage(place: WirePlace, isPressed: boolean): HTMLElement {
  const part = (window as unknown as OnPage).placeOnPage(place)
  part.scrollIntoView({ block: 'center', behavior: 'instant' })
  // What is pressed in a bar of choices is the label around the radio.
  return (isPressed && part.matches('[type=radio], [type=checkbox]') && part.closest('label')) || part
}

const library = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')

/** Runs in every page before anything else: what finds places, and what tells of the policy's refusals. */
export const preload = `${readFileSync(library, 'utf8')}
globalThis.placesOnPage = ${placesOnPage}
globalThis.placeOnPage = ${placeOnPage}
globalThis.targetOnPage = ${targetOnPage}
globalThis.stickingOut = ${stickingOut}
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
  console.error('policy: ' + violatedDirective + ' stopped ' + blockedURI + ' ' + sourceFile + ':' + lineNumber))
`
