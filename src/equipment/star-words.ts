/** "4 of 5: meets 1, 2, 3 and 5; 4 is not confirmed". The numbers are the places of the criteria, from 1. */
export function starWords(meets: readonly number[], criteria: number): string {
  const missing = Array.from({ length: criteria }, (_, place) => place + 1).filter((place) => !meets.includes(place))
  const score = `${meets.length} of ${criteria}`
  if (missing.length === 0) return `${score}: meets all of them`
  if (meets.length === 0) return `${score}: meets none of them`
  return `${score}: meets ${listed(meets)}; ${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} not confirmed`
}

const listed = (numbers: readonly number[]): string =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
