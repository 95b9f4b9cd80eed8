import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import { type MouseEvent, useEffect } from 'react'
import { classes } from '../ui/classes.ts'
import { piecesOf } from './highlight.ts'
import type { Hit, HitGroup } from './hits.ts'

interface SearchResultsProps {
  id: string
  optionId: (place: number) => string
  groups: HitGroup[]
  query: string
  /** The place of the selected hit, counted through all groups. */
  selected: number
  onSelect: (place: number) => void
  onChoose: () => void
}

/** The list under the field. The keyboard stays in the field; each result is also a link for mouse and touch. */
export function SearchResults({ id, optionId, groups, query, selected, onSelect, onChoose }: SearchResultsProps) {
  useEffect(() => {
    document.getElementById(optionId(selected))?.scrollIntoView({ block: 'nearest' })
  }, [optionId, selected])
  let place = 0
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      className="-mx-2 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2"
    >
      {groups.map(({ name, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p id={`${id}-${name}`} className="form-label sticky top-0 z-10 border-b border-hairline bg-card py-2">
            {name}
          </p>
          {hits.map((hit) => {
            const own = place++
            return (
              <Option
                key={hit.to}
                id={optionId(own)}
                hit={hit}
                query={query}
                isSelected={own === selected}
                onPoint={() => own !== selected && onSelect(own)}
                onChoose={onChoose}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  hit: Hit
  query: string
  isSelected: boolean
  onPoint: () => void
  onChoose: () => void
}

function Option({ id, hit, query, isSelected, onPoint, onChoose }: OptionProps) {
  const press = (event: MouseEvent) => {
    // With a key held it opens beside this page, and the search stays.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose()
  }
  return (
    <a
      id={id}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      href={hit.to}
      onClick={press}
      onPointerMove={onPoint}
      className={classes(
        'flex scroll-mt-12 items-center gap-4 border-s-4 border-b border-b-hairline py-3 ps-3 pe-2',
        isSelected ? 'border-s-ink bg-sunken' : 'border-s-transparent',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-bold">
            <Marked text={hit.title} query={query} />
          </span>
          <span className="form-label">{hit.note}</span>
        </span>
        <span className="line-clamp-2 text-sm text-quiet">
          <Marked text={hit.text} query={query} />
        </span>
      </span>
      <CornerDownLeft size={18} aria-hidden="true" className={isSelected ? 'shrink-0' : 'invisible shrink-0'} />
    </a>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  let start = 0
  return piecesOf(text, query).map((piece) => {
    const key = start
    start += piece.text.length
    return piece.isHit ? (
      <mark key={key} className="bg-caution-tint text-ink underline decoration-2 underline-offset-2">
        {piece.text}
      </mark>
    ) : (
      <span key={key}>{piece.text}</span>
    )
  })
}
