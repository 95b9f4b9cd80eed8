import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True on the server and in the first render in the browser, which must be the same. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
