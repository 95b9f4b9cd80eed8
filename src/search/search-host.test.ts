import { describe, expect, it } from 'vitest'
import { isSearchShortcut } from './search-host.tsx'

const press = (key: string, held: 'altKey' | 'ctrlKey' | 'metaKey' | '' = '') => ({
  key,
  altKey: held === 'altKey',
  ctrlKey: held === 'ctrlKey',
  metaKey: held === 'metaKey',
})

describe('the keys that open the search', () => {
  it('are Ctrl+K and Cmd+K, also while typing', () => {
    for (const held of ['ctrlKey', 'metaKey'] as const)
      for (const key of ['k', 'K']) expect(isSearchShortcut(press(key, held), true, true)).toBe(true)
  })

  it('include the slash, but not while typing and not when it is switched off', () => {
    expect(isSearchShortcut(press('/'), false, true)).toBe(true)
    expect(isSearchShortcut(press('/'), true, true)).toBe(false)
    expect(isSearchShortcut(press('/'), false, false)).toBe(false)
  })

  it('are no others', () => {
    expect(isSearchShortcut(press('k'), false, true)).toBe(false)
    expect(isSearchShortcut(press('k', 'altKey'), false, true)).toBe(false)
    expect(isSearchShortcut(press('/', 'ctrlKey'), false, true)).toBe(false)
    expect(isSearchShortcut({ ...press('k', 'ctrlKey'), altKey: true }, false, true)).toBe(false)
    expect(isSearchShortcut({ ...press('k', 'ctrlKey'), metaKey: true }, false, true)).toBe(false)
  })
})
