import type { ReactNode } from 'react'

/** The steps of buying, one below the other. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className="mt-4 grid grid-cols-1 gap-7">{children}</ol>
}

/** One step, with its number. */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="border-hairline not-first:border-t not-first:pt-6">
      <h2 className="flex items-center gap-3 text-xl">
        <span className="grid size-8 shrink-0 place-content-center rounded-full bg-ink font-mono text-base text-page">
          {number}
        </span>
        {title}
      </h2>
      <div className="mt-3">{children}</div>
    </li>
  )
}
