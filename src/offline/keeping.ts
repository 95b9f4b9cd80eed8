/** What of a browser decides how long it keeps what a site has stored. */
export interface Device {
  userAgent: string
  /** Above one, a device that calls itself a Macintosh is an iPad. */
  maxTouchPoints: number
  isOnHomeScreen: boolean
}

/** WebKit's rule on iPhone and iPad: seven days of use without a visit, and all that a site stored is gone. */
export const forgetsInAWeek = ({ userAgent, maxTouchPoints, isOnHomeScreen }: Device): boolean =>
  !isOnHomeScreen && (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1))

/** How long this device keeps the answers, as far as is known; `unasked` before the browser has answered. */
export type Keeping = 'unasked' | 'promised' | 'while-there-is-room' | 'seven-days'

export const keepingWords: Record<Keeping, string> = {
  unasked: '',
  promised: 'This browser keeps your answers until you remove them.',
  'while-there-is-room':
    'This browser makes no promise to keep your answers: it may clear them when the device runs out of room. Save a backup file now and then.',
  'seven-days':
    'Browsers on iPhone and iPad forget what a site keeps, answers too, after seven days of use without a visit to it. Come back within a week, or save a backup file.',
}
