/** Makes one picture small, away from the page: says that it runs, then answers the file. Null where it cannot draw. */
import { redrawn } from './redraw-photo.browser.ts'
import type { Step } from './small-picture.ts'

addEventListener(
  'message',
  async ({ data: { file, steps } }: MessageEvent<{ file: Blob; steps?: readonly Step[] }>) => {
    postMessage(await redrawn(file, steps).catch(() => null))
  },
)
postMessage('running')
