/** Our mark: a clipboard whose tick runs on as a mountain ridge. Decorative; the name beside it is the name. */
import { classes } from './classes.ts'

export function Logo({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      className={classes('shrink-0', className ?? 'size-8')}
      aria-hidden="true"
    >
      <path
        stroke="currentColor"
        d="M8.5 4H6.25A2.25 2.25 0 0 0 4 6.25v13A2.25 2.25 0 0 0 6.25 21.5h11.5A2.25 2.25 0 0 0 20 19.25v-13A2.25 2.25 0 0 0 17.75 4H15.5"
      />
      <path stroke="currentColor" d="M9.5 2.5h5a1 1 0 0 1 1 1v1.75a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V3.5a1 1 0 0 1 1-1Z" />
      <path stroke="currentColor" strokeWidth="1.25" d="m14 9.75 2.5 4 1.1-1.35L20 15.75" />
      <path className="stroke-copper" strokeWidth="2.25" d="m6.75 14 3 3.25L14 9.75" />
    </svg>
  )
}
