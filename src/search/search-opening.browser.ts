import { followed } from '../ui/followed.browser.ts'

/** Whether the search lies over the page. Any part may open it; `SearchHost` draws it. */
export const searchIsOpen = followed(false)
