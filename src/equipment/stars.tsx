const outline = 'M12 2.8l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3-5.8 3 1.1-6.5L2.6 9.6l6.5-.9z'

interface StarsProps {
  /** The places of the criteria that are met, from 1. */
  meets: readonly number[]
  /** How many there are. */
  criteria: number
}

/** The stars to look at, and the same in words that name the criteria. */
export function Stars({ meets, criteria }: StarsProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 align-top">
      <span className="flex gap-0.5">
        {Array.from({ length: criteria }, (_, place) => (
          <svg
            key={String(place)}
            aria-hidden="true"
            viewBox="0 0 24 24"
            strokeWidth="1.5"
            strokeLinejoin="round"
            className={`size-5 ${place < meets.length ? 'fill-ink stroke-ink' : 'fill-card stroke-outline'}`}
          >
            <path d={outline} />
          </svg>
        ))}
      </span>
      <span>{starWords(meets, criteria)}</span>
    </span>
  )
}

/** "4 of 5: all but 3". The numbers are the places of the criteria, from 1. */
export function starWords(meets: readonly number[], criteria: number): string {
  const missing = Array.from({ length: criteria }, (_, place) => place + 1).filter((place) => !meets.includes(place))
  const score = `${meets.length} of ${criteria}`
  if (missing.length === 0) return `${score}: all of them`
  return meets.length === 0 ? `${score}: none of them` : `${score}: all but ${listed(missing)}`
}

const listed = (numbers: readonly number[]): string =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
