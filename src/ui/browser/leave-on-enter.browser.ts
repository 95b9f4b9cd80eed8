import type { KeyboardEvent } from 'react'

/** Enter, or "Done" on the keyboard of a phone, ends the writing in a field of one line: the keyboard goes. */
export function leaveOnEnter({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Enter' && !nativeEvent.isComposing) currentTarget.blur()
}
