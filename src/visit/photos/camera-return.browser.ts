/**
 * A phone may close the page to make room for its camera, and load it anew afterwards, without the picture. So where the
 * homeowner is stands on the device while the camera is open, and the page that is loaded then goes back there.
 */
import { storedText } from '../../ui/browser/stored-text.browser.ts'

interface Leave {
  visitId: string
  /** A check point or an item. */
  placeId: string
  /** Milliseconds since 1970. */
  at: number
}

const leave = storedText('hqp.camera')
/** Milliseconds; who comes back later has put the phone away meanwhile, or taken another tab. */
const longestLeave = 15 * 60_000

/** Call it before the camera, or the choice of files, opens. */
export function leaveForCamera(visitId: string, placeId: string): void {
  leave.change(JSON.stringify({ visitId, placeId, at: Date.now() } satisfies Leave))
}

/** Call it when the page itself hears how that ended. */
export const backFromCamera = (): void => leave.change(null)

/** What this page found when it was loaded; null when it was loaded for any other reason, or that has been told. */
let found: Leave | null | undefined

/**
 * The check point or item whose camera was open when the page was closed, or null. It stays the same until
 * `cameraReturnSeen`, so that several parts of the page can ask. Ask in an effect: the server does not know.
 */
export function cameraReturn(visitId: string): string | null {
  if (found === undefined) {
    found = readLeave(leave.read())
    backFromCamera()
  }
  return found?.visitId === visitId ? found.placeId : null
}

/** The homeowner is where the camera was opened, and knows that the photo did not arrive. */
export function cameraReturnSeen(): void {
  found = null
}

function readLeave(text: string | null): Leave | null {
  try {
    const { visitId, placeId, at } = JSON.parse(text ?? 'null') ?? {}
    const isRecent = typeof at === 'number' && at <= Date.now() && Date.now() - at < longestLeave
    return isRecent && typeof visitId === 'string' && typeof placeId === 'string' ? { visitId, placeId, at } : null
  } catch {
    return null
  }
}
