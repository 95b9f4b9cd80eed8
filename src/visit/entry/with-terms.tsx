import { createElement, Fragment, type ReactNode, useId, useState } from 'react'
import { splitAtTerms } from '../../checklists/terms.ts'
import type { Term } from '../../content/terms-content.ts'
import { unbroken } from '../../ui/unbroken.tsx'

interface WithTermsProps {
  text: string
  terms: readonly Term[]
}

/** A sentence in which each word of the trade, where it stands first, can be pressed and is explained in place. */
export function WithTerms({ text, terms }: WithTermsProps): ReactNode {
  const explained = new Set<Term>()
  const parts = splitAtTerms(text, terms).map(({ words, term }) => {
    if (!term || explained.has(term)) return unbroken(words)
    explained.add(term)
    return createElement(TermButton, { words, term })
  })
  return createElement(Fragment, null, ...parts)
}

/** The browser itself opens its explanation, and closes it on a second press, on Escape and on a press elsewhere. */
function TermButton({ words, term }: { words: string; term: Term }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="term" popoverTarget={id}>
        {words}
      </button>
      <span
        id={id}
        popover="auto"
        className="term-note"
        // Its words are no part of the sentence until it is open.
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <>
            <strong>{words}</strong>
            <span>{term.en}</span>
            <span lang="es">{term.es}</span>
          </>
        )}
      </span>
    </>
  )
}
