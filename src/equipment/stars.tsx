import { starWords } from './star-words.ts'

const outline = 'M12 2.8l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3-5.8 3 1.1-6.5L2.6 9.6l6.5-.9z'

/** The stars to look at, and the same in words that name the criteria. */
export function Stars({ meets, criteria }: { meets: readonly number[]; criteria: number }) {
  return (
    <>
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
      <span className="text-sm">{starWords(meets, criteria)}</span>
    </>
  )
}
