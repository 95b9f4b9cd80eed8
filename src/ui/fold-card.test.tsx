import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FoldCard } from './fold-card.tsx'

it('a card that is folded can stand open at first, and is closed otherwise', () => {
  const markup = (open?: boolean) =>
    renderToStaticMarkup(
      <FoldCard title="Notes" folded {...(open !== undefined && { open })}>
        Asked.
      </FoldCard>,
    )
  expect(markup(true)).toMatch(/^<details[^>]* open=""/)
  for (const closed of [markup(false), markup()]) expect(closed).toMatch(/^<details(?![^>]* open)/)
})
