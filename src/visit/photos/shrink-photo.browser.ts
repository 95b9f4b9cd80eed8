import { loadPart } from '../../ui/browser/part.browser.ts'
import type { Redrawn } from './redraw-photo.browser.ts'
import type { Step } from './small-picture.ts'

/**
 * Makes a picture small: upright, a JPEG of at most 1600 pixels on its longer edge and 500 kB unless other steps are
 * named, without a word of what the camera wrote into it. It has a worker of its own, which gives all its memory back.
 */
export function shrinkPhoto(file: Blob, steps?: readonly Step[]): Promise<Redrawn> {
  const shrinker = photoShrinker()
  return shrinker.shrink(file, steps).finally(shrinker.end)
}

/** Shrinks pictures that are small already, such as the stored ones, all in one worker. `end` gives its memory back. */
export function photoShrinker() {
  let worker: Promise<Worker | null> | undefined
  const end = () => {
    void worker?.then((running) => running?.terminate())
    worker = undefined
  }
  const inWorker = async (file: Blob, steps?: readonly Step[]): Promise<Redrawn | null> => {
    worker ??= startedWorker()
    const running = await worker
    const answer = running && (await drawnIn(running, file, steps))
    // What brought a worker down would bring the page down too.
    if (answer !== 'down') return answer
    end()
    return { fault: 'damaged' }
  }
  return {
    end,
    /** One after another, since a phone has no memory for two pictures of 48 million pixels. */
    shrink(file: Blob, steps?: readonly Step[]): Promise<Redrawn> {
      const turn = last.then(() => inWorker(file, steps)).then((answer) => answer ?? onPage(file, steps))
      last = turn.catch(() => null)
      return turn
    },
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Milliseconds for the worker's script to come over a weak signal, and for one picture to be made small. */
const longestStart = 5000
const longestWork = 60_000

/** Null where no worker runs, so that the page has to draw. */
function startedWorker(): Promise<Worker | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(null)
  const worker = new Worker(new URL('./shrink-photo.worker.ts', import.meta.url), { type: 'module' })
  return nextOf(worker, longestStart).then((said) => {
    if (said === 'running') return worker
    worker.terminate()
    return null
  })
}

/** Null where the worker cannot draw. */
function drawnIn(worker: Worker, file: Blob, steps?: readonly Step[]): Promise<Redrawn | null | 'down'> {
  const answer = nextOf(worker, longestWork)
  worker.postMessage({ file, steps })
  return answer.then((said) => (said === 'running' ? 'down' : said))
}

/** What the worker says next; `down` where it fails, or says nothing for so many milliseconds. */
function nextOf(worker: Worker, longest: number): Promise<Redrawn | null | 'running' | 'down'> {
  return new Promise((resolve) => {
    const heard = new AbortController()
    const end = (said: Redrawn | null | 'running' | 'down') => {
      clearTimeout(waiting)
      heard.abort()
      resolve(said)
    }
    const waiting = setTimeout(() => end('down'), longest)
    const { signal } = heard
    worker.addEventListener('message', ({ data }: MessageEvent<Redrawn | null | 'running'>) => end(data), { signal })
    worker.addEventListener('messageerror', () => end('down'), { signal })
    worker.addEventListener(
      'error',
      (event) => {
        event.preventDefault()
        end('down')
      },
      { signal },
    )
  })
}

/** What a worker has in its own script comes to the page only here: few browsers need it. */
async function onPage(file: Blob, steps?: readonly Step[]): Promise<Redrawn> {
  const part = await loadPart(() => import('./redraw-photo.browser.ts')).catch(() => null)
  return part ? part.redrawn(file, steps) : { fault: 'not-loaded' }
}
