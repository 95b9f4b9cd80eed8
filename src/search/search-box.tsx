import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { query as callQuery } from '../api/query.ts'
import { TextInput } from '../ui/form/field.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { foundInWords, groupsOf } from './hits.ts'
import { maxQueryLength, minQueryLength } from './query-length.ts'
import { SearchResults } from './search-results.tsx'
import { NothingFound, SpanishPageLink, Suggestions } from './search-suggestions.tsx'

/** What the field searches: the title of the dialog and the name of the field. */
export const searchTitle = 'Search checklists and articles'

/** A search is sent after this pause in typing. */
const debounceMs = 150

interface SearchBoxProps {
  query: string
  onQuery: (query: string) => void
  /** A result, or a link that is offered instead, was followed. */
  onChoose: () => void
}

/** The field, its list of results, and the words for every other state. Arrows choose, Enter opens. */
export function SearchBox({ query, onQuery, onChoose }: SearchBoxProps) {
  const typed = query.trim()
  const asked = useDebounced(typed)
  const isAsked = asked.length >= minQueryLength && typed.length >= minQueryLength
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...callQuery('search', { query: { q: asked.toLowerCase() } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const found = isAsked && !error ? data : undefined
  const isCurrent = found !== undefined && !isPlaceholderData && asked === typed
  const groups = found ? groupsOf(found) : []
  const hits = groups.flatMap((group) => group.hits)
  const { selected, select } = useSelection(asked, hits.length)
  const navigate = useNavigate()
  const listId = useId()
  const optionId = (place: number) => `${listId}-${place}`

  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && hits.length > 0) {
      event.preventDefault()
      select((selected + step + hits.length) % hits.length)
    }
    const hit = hits[selected]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && isCurrent && hit) {
      event.preventDefault()
      onChoose()
      void navigate(hit.to)
    }
  }
  const status = (): string => {
    if (typed.length < minQueryLength) return `Type at least ${minQueryLength} letters.`
    if (error && !isFetching) return ''
    if (!isCurrent) return 'Searching…'
    return hits.length > 0 ? foundInWords(found) : `No results found for "${typed}"`
  }
  return (
    <>
      <TextInput
        aria-label={searchTitle}
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={hits.length > 0 ? optionId(selected) : undefined}
        inputMode="search"
        dir="auto"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={maxQueryLength}
        placeholder="pool fence, breaker box, license"
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={press}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p role="status" className="mt-3 min-h-6 text-sm wrap-anywhere text-quiet">
        {status()}
      </p>
      {isAsked && error && !isFetching && <LoadFailed title="Search failed" error={error} onRetry={refetch} />}
      {found?.isSpanish && hits.length > 0 && <SpanishPageLink onLeave={onChoose} />}
      {hits.length > 0 && (
        <SearchResults
          id={listId}
          optionId={optionId}
          groups={groups}
          query={asked}
          selected={selected}
          onSelect={select}
          onChoose={onChoose}
        />
      )}
      {typed.length < minQueryLength && <Suggestions label="For example" onQuery={onQuery} />}
      {isCurrent && hits.length === 0 && <NothingFound onQuery={onQuery} onLeave={onChoose} />}
    </>
  )
}

/** Which of `count` results is selected; the first one again for every new query. */
function useSelection(query: string, count: number) {
  const [selection, setSelection] = useState({ query: '', place: 0 })
  return {
    selected: selection.query === query ? Math.min(selection.place, count - 1) : 0,
    select: (place: number) => setSelection({ query, place }),
  }
}

/** The text once it has not changed for `debounceMs`. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
