/** What makes the page, or what lies over it, wider than the screen. Runs on the page. */
export function stickingOut(): string[] {
  const over = document.querySelectorAll('dialog[open], dialog[open] > *, :popover-open')
  const frames = [document.documentElement, ...over].filter((frame) => frame.scrollWidth > frame.clientWidth)
  const faults = frames.flatMap((frame) => {
    const right = frame.getBoundingClientRect().left + frame.clientWidth
    const wide = [...frame.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > right + 0.5)
    const parts = wide.filter((part) => !wide.some((other) => part !== other && part.contains(other)))
    return parts.length > 0 ? parts : [frame]
  })
  return faults.slice(0, 5).map((part) => part.outerHTML.slice(0, 200))
}
