/**
 * Makes something when it is first asked for, and the same one from then on. For formatters of Intl: making one costs
 * more than a hundred uses of it, and a page that never uses it should not pay at its start.
 */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
