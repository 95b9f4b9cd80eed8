interface KeyPress {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/**
 * Whether a key press asks for the search: Ctrl+K or Cmd+K anywhere, and "/" where nothing is being typed.
 * A single key can be pressed by accident or by speech input, so `slashIsOn` may switch that one off.
 */
export function isSearchShortcut(press: KeyPress, isTyping: boolean, slashIsOn: boolean): boolean {
  if (press.altKey) return false
  if (press.ctrlKey !== press.metaKey) return press.key.toLowerCase() === 'k'
  return press.key === '/' && !press.ctrlKey && !isTyping && slashIsOn
}
