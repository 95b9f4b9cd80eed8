import type { MouseEvent } from 'react'
import type { MarkedText } from './headings.ts'

/** What an article holds, beside it where there is room. */
export function ArticleContents({ headings }: { headings: MarkedText['headings'] }) {
  // The address names the article; a place in it would be one more step on the way back.
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault()
    document.getElementById(id)?.scrollIntoView()
  }
  return (
    <nav aria-label="In this article" className="sticky top-20 hidden self-start lg:block" data-screen-only="">
      <p className="form-label mb-2">In this article</p>
      <ol className="border-s border-hairline">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => go(event, id)}
              className="flex min-h-target items-center px-4 text-quiet hover:text-ink hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
