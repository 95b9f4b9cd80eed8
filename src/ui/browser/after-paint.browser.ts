/** How long a tab may paint nothing before the work is done all the same, in milliseconds: a hidden one paints no frame. */
const longestWait = 200

/** Does the work once the frame is painted that shows what was done just now, so that a press is answered before its consequences are drawn. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const doOnce = () => {
    if (isDone) return
    isDone = true
    work()
  }
  requestAnimationFrame(() => setTimeout(doOnce))
  setTimeout(doOnce, longestWait)
}
