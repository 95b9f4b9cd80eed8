import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True on the server and in the first render of the browser, which must produce the same HTML. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
