/**
 * Why a password that is long enough is guessed all the same, behind the name of its setting; `undefined` for one that is
 * not. `names` are what anybody would try first: the name of the service and its address.
 */
export function weakness(password: string, names: readonly string[]): string | undefined {
  const plain = password.toLowerCase()
  if (new Set(plain).size < fewestDifferent) return `has fewer than ${fewestDifferent} different characters`
  if (isRepeated(plain)) return 'is one piece over and over'
  if (isRow(plain)) return 'is a row of neighbors such as abc or 123'
  if (restOf(plain, names).length < fewestDifferent) return 'is little more than the name of the service'
  return undefined
}

/** 16 characters of fewer kinds than this are made by a pattern and not by chance. */
const fewestDifferent = 8

/** `abcdefghabcdefgha`, also where a character or two of the second piece are missing. */
function isRepeated(text: string): boolean {
  for (let length = 1; length * 2 <= text.length + 2; length++)
    if ([...text].every((letter, at) => at < length || letter === text[at - length])) return true
  return false
}

/** More than half of its characters follow the one before in the alphabet or in counting, upwards or downwards. */
function isRow(text: string): boolean {
  const codes = [...text].map((letter) => letter.charCodeAt(0))
  const steps = codes.slice(1).filter((code, at) => Math.abs(code - (codes[at] ?? 0)) <= 1)
  return steps.length * 2 > text.length
}

/** Letters and digits that are left without the names. */
function restOf(text: string, names: readonly string[]): string {
  const letters = (one: string) => one.toLowerCase().replace(/[^a-z0-9]/g, '')
  return names
    .map(letters)
    .filter((name) => name.length > 3)
    .reduce((rest, name) => rest.replaceAll(name, ''), letters(text))
}
