/** What a browser says of itself, as far as it decides how long it keeps what a site has stored. */
export interface Device {
  userAgent: string
  /** Fingers that its screen can tell apart: an iPad calls itself a Macintosh, which has no such screen. */
  maxTouchPoints: number
  isOnHomeScreen: boolean
}

/** WebKit's rule on iPhone and iPad: seven days of use without a visit, and all that a site stored is gone. */
export const forgetsInAWeek = ({ userAgent, maxTouchPoints, isOnHomeScreen }: Device): boolean =>
  !isOnHomeScreen && (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1))

/** What is known of how long this device keeps the answers; `unasked` before the browser has said. */
export type Keeping = 'unasked' | 'promised' | 'while-there-is-room' | 'seven-days'

export const keepingWords: Record<Keeping, string> = {
  unasked: '',
  promised: 'This browser keeps your answers until you remove them.',
  'while-there-is-room':
    'This browser makes no promise to keep your answers: it may clear them when the device runs out of room. Save a backup file now and then.',
  'seven-days':
    'Browsers on iPhone and iPad forget what a site keeps, answers too, after seven days of use without a visit to it. Come back within a week, or save a backup file.',
}
