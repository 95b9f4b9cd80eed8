/** Makes one picture small, away from the page: says that it runs, then answers the file. Null where it cannot draw. */
import { redrawn } from './redraw-photo.browser.ts'

addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  postMessage(await redrawn(data).catch(() => null))
})
postMessage('running')
