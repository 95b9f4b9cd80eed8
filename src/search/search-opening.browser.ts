import { observable } from '../ui/browser/observable.browser.ts'

/** Whether the search dialog is open. Any component may open it; `SearchHost` renders it. */
export const searchIsOpen = observable(false)

/** The id of the popover that a press opens before hydration. */
export const searchWanted = 'search-wanted'
