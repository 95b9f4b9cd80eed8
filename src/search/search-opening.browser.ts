import { followed } from '../ui/followed.browser.ts'

/** Whether the search lies over the page. Any part may open it; `SearchHost` renders it. */
export const searchIsOpen = followed(false)
