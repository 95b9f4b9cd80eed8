/** The keys of everything that this device keeps; none where the browser refuses storage. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** Forgets what is kept under these keys; every part of this page hears of it as it would of another tab's. */
export function forgetStored(isForgotten: (key: string) => boolean): void {
  for (const key of storedKeys().filter(isForgotten)) localStorage.removeItem(key)
  dispatchEvent(new StorageEvent('storage', { key: null }))
}
