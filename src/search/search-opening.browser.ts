import { observable } from '../ui/browser/observable.browser.ts'

/** Whether the search lies over the page. Any part may open it; `SearchHost` renders it. */
export const searchIsOpen = observable(false)

/** The id of the words that the browser itself shows when the button is pressed before the program has come. */
export const searchWanted = 'search-wanted'
