import { loadPart } from '../../ui/browser/part.browser.ts'
import type { Redrawn } from './redraw-photo.browser.ts'
import type { Step } from './small-picture.ts'

/**
 * Makes a picture small: upright, a JPEG of at most 1600 pixels on its longer edge and 500 kB unless other steps are
 * named, without a word of what the camera wrote into it. One after another, since a phone has no memory for two pictures of 48 million pixels.
 */
export function shrinkPhoto(file: Blob, steps?: readonly Step[]): Promise<Redrawn> {
  const turn = last.then(() => inWorker(file, steps)).then((answer) => answer ?? onPage(file, steps))
  last = turn.catch(() => null)
  return turn
}

let last: Promise<unknown> = Promise.resolve()

/** Milliseconds for the worker's script to come over a weak signal, and for one picture to be made small. */
const longestStart = 5000
const longestWork = 60_000

/**
 * Null where no worker can do it, so that the page has to. Each picture has a worker of its own, which gives all its
 * memory back.
 */
function inWorker(file: Blob, steps?: readonly Step[]): Promise<Redrawn | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(null)
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./shrink-photo.worker.ts', import.meta.url), { type: 'module' })
    let isRunning = false
    const end = (answer: Redrawn | null) => {
      clearTimeout(waiting)
      worker.terminate()
      resolve(answer)
    }
    // What brought a worker down would bring the page down too.
    const fail = () => end(isRunning ? { fault: 'damaged' } : null)
    let waiting = setTimeout(fail, longestStart)
    worker.addEventListener('message', ({ data }: MessageEvent<Redrawn | null | 'running'>) => {
      if (data !== 'running') return end(data)
      isRunning = true
      clearTimeout(waiting)
      waiting = setTimeout(fail, longestWork)
      worker.postMessage({ file, steps })
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      fail()
    })
    worker.addEventListener('messageerror', fail)
  })
}

/** What a worker has in its own script comes to the page only here: few browsers need it. */
async function onPage(file: Blob, steps?: readonly Step[]): Promise<Redrawn> {
  const part = await loadPart(() => import('./redraw-photo.browser.ts')).catch(() => null)
  return part ? part.redrawn(file, steps) : { fault: 'not-loaded' }
}
