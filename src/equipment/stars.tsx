const outline = 'M12 2.8l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3-5.8 3 1.1-6.5L2.6 9.6l6.5-.9z'

interface StarsProps {
  /** The places of the criteria that are met, from 1. */
  meets: readonly number[]
  /** The short names of all criteria, in their order. */
  criteria: readonly string[]
}

/** The stars to look at, and the same in words that name the criteria. */
export function Stars({ meets, criteria }: StarsProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 align-top">
      <span className="flex gap-0.5">
        {criteria.map((name, place) => (
          <svg
            key={name}
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

/**
 * "3 of 4, not confirmed: cover beyond 10 years". `meets` are places from 1 in `criteria`. A missing star
 * only says that the point could not be confirmed, so the words claim no more.
 */
export function starWords(meets: readonly number[], criteria: readonly string[]): string {
  if (meets.length === criteria.length) return `all ${criteria.length}`
  const missing = criteria.filter((_, index) => !meets.includes(index + 1))
  return `${meets.length} of ${criteria.length}, not confirmed: ${missing.join(', ')}`
}
