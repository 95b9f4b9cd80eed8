/**
 * What a finger or a mouse does besides its click. A tap tells of a dozen such things, and React, which listens at the root
 * to all there is, would look each time through the whole tree for somebody who wants to know: on a slow phone a tenth of
 * the time until an answer is painted.
 */
export const unheardEvents: readonly string[] = [
  'gotpointercapture',
  'lostpointercapture',
  'mousedown',
  'mousemove',
  'mouseout',
  'mouseover',
  'mouseup',
  'pointercancel',
  'pointerdown',
  'pointerout',
  'pointerover',
  'pointerup',
  'touchcancel',
  'touchend',
  'touchmove',
  'touchstart',
]

/** Before React begins to listen at `root`. What needs one of them all the same listens at its own element. */
export function leaveUnheard(root: HTMLElement): void {
  const listen = root.addEventListener.bind(root)
  root.addEventListener = (...listening: Parameters<typeof listen>) => {
    if (!unheardEvents.includes(listening[0])) listen(...listening)
  }
}
