/** Whether this page was opened from the home screen, as an app of its own. */
export const isOnHomeScreen = (): boolean => matchMedia('(display-mode: standalone)').matches
