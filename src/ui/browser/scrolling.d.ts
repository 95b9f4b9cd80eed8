// Browsers begin to answer a scroll with a promise, which the types of the language do not know yet. An effect that
// hands the promise on gives React something to clean up with that cannot be called, and the page is gone.
interface Element {
  scrollIntoView(how?: boolean | ScrollIntoViewOptions): unknown
  scrollTo(left: number, top: number): unknown
  scrollTo(how?: ScrollToOptions): unknown
}
interface Window {
  scrollTo(left: number, top: number): unknown
  scrollTo(how?: ScrollToOptions): unknown
}
