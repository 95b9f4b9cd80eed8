/** The path of a URL: without a slash at its end, and without anything that a stranger appended. */
export function pathOf(url: string): string {
  const mark = url.search(/[?#]/)
  let end = mark < 0 ? url.length : mark
  // Character by character: an expression that looks for the last slashes takes a tenth of a second over 8000 of them.
  while (end > 1 && url[end - 1] === '/') end--
  return url.slice(0, end)
}
