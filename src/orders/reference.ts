/**
 * A payment reference travels through banks and comes back on statements: `HQ-7K2M9QX`,
 * six random characters and a check character. It is random and says nothing about the access code.
 *
 * The alphabet has no character that looks like another, and its size is a prime,
 * so distinct weights catch every wrong character and every swap.
 */
const alphabet = '23456789ABCDEFGHJKMNPQRTVWXYZ'
export const referenceAlphabetSize = alphabet.length
export const referenceRandomCount = 6
/** The characters of a reference after HQ: the random ones and the check character. */
export const referenceCharacters = referenceRandomCount + 1

/** Makes a reference from six random numbers, each from 0 to below `referenceAlphabetSize`. */
export function makeReference(random: number[]): string {
  if (random.length !== referenceRandomCount) throw new Error('a reference is made from six numbers')
  return `HQ-${random.map((n) => alphabet[n]).join('')}${alphabet[checkOf(random)]}`
}

/**
 * Reads a reference as a person typed or a bank changed it (case, spaces, signs, a missing HQ). Returns it as
 * `HQ-…`, or `undefined` when the length, a character or the check character is wrong.
 */
export function readReference(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  // The random characters themselves may begin with HQ, so HQ is removed from a longer text only.
  const letters = plain.length > referenceRandomCount + 1 ? plain.replace(/^HQ/, '') : plain
  const numbers = [...letters].map((letter) => alphabet.indexOf(letter))
  if (numbers.length !== referenceRandomCount + 1 || numbers.includes(-1)) return undefined
  const check = numbers.at(-1)
  return checkOf(numbers.slice(0, -1)) === check ? `HQ-${letters}` : undefined
}

const checkOf = (numbers: number[]): number =>
  numbers.reduce((sum, n, index) => sum + n * (index + 2), 0) % referenceAlphabetSize
