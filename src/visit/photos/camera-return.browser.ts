/**
 * A phone may close the page to make room for its camera, and reload it afterwards without the picture. The place is
 * stored while the camera is open, so that the reloaded page goes back to it.
 */
import { number, object, readJson, string } from '../../format/read-json.ts'
import { storedText } from '../../ui/browser/stored-text.browser.ts'

interface Leave {
  visitId: string
  /** A check point or an item. */
  placeId: string
  /** Milliseconds since 1970. */
  at: number
}

const leave = storedText('hqp.camera')
/** Milliseconds; after a longer time the reload has another reason. */
const longestLeave = 15 * 60_000

/** Call it before the camera, or the choice of files, opens. */
export function leaveForCamera(visitId: string, placeId: string): void {
  leave.change(JSON.stringify({ visitId, placeId, at: Date.now() } satisfies Leave))
}

/** Call it when the page is still open and gets the picture or the cancellation. */
export const backFromCamera = (): void => leave.change(null)

/** The place that was stored when this page loaded; null when there was none, or it has been shown. */
let found: Leave | null | undefined

/**
 * The check point or item whose camera was open when the page was closed, or null. The result stays the same until
 * `cameraReturnSeen`, so several components can call it. Call it in an effect: the server cannot know it.
 */
export function cameraReturn(visitId: string): string | null {
  if (found === undefined) {
    found = readLeave(leave.read())
    backFromCamera()
  }
  return found?.visitId === visitId ? found.placeId : null
}

/** Call it when the page has shown that the photo did not arrive. */
export function cameraReturnSeen(): void {
  found = null
}

function readLeave(text: string | null): Leave | null {
  const found = readJson(text, object({ visitId: string, placeId: string, at: number }))
  const isRecent = found && found.at <= Date.now() && Date.now() - found.at < longestLeave
  return isRecent ? found : null
}
