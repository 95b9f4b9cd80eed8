import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Field, Select, TextInput } from '../ui/form/field.tsx'
import { type ArticleFilter, maxSearchLength } from './article-address.ts'
import { articlesQuery } from './article-queries.ts'
import { categoriesOf, categoryLabel } from './categories.ts'

/** The list is filtered after this pause in typing, in milliseconds. */
const restMs = 300

interface ArticleFilterFormProps {
  filter: ArticleFilter
  onChange: (filter: ArticleFilter) => void
}

/** Narrows the list by text and by category. It needs script; without it every article is in the list anyway. */
export function ArticleFilterForm({ filter, onChange }: ArticleFilterFormProps) {
  const { data: articles = [] } = useQuery(articlesQuery())
  const [typed, setTyped] = useTyped(filter.search, (search) => onChange({ ...filter, search }))
  const searchField = useRef<HTMLInputElement>(null)
  const categoryField = useRef<HTMLSelectElement>(null)
  const takeOverFields = useEffectEvent(() => {
    const search = searchField.current?.value ?? ''
    const category = categoryField.current?.value ?? ''
    if (search !== typed) setTyped(search)
    if (category !== filter.category) onChange({ search, category })
  })
  // Fields used before hydration hold values that React has not seen.
  useLayoutEffect(() => takeOverFields(), [])
  return (
    <search
      data-screen-only=""
      className="mt-6 grid grid-cols-[minmax(0,1fr)_10rem] gap-3 noscript:hidden sm:grid-cols-[1fr_16rem] sm:gap-4"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ ...filter, search: typed })
        }}
      >
        <Field label="Search the articles">
          <TextInput
            ref={searchField}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={maxSearchLength}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      </form>
      <Field label="Category">
        <Select
          ref={categoryField}
          value={filter.category}
          onChange={(event) => onChange({ search: typed, category: event.currentTarget.value })}
        >
          <option value="">All categories</option>
          {categoriesOf(articles).map((category) => (
            <option key={category} value={category}>
              {categoryLabel(category)}
            </option>
          ))}
        </Select>
      </Field>
    </search>
  )
}

/** The typed text; passed on after a pause in typing, and replaced when the address changes for another reason. */
function useTyped(passed: string, pass: (text: string) => void) {
  const [typed, setTyped] = useState(passed)
  const [last, setLast] = useState(passed)
  if (passed !== last) {
    setLast(passed)
    if (passed !== typed.trim()) setTyped(passed)
  }
  useEffect(() => {
    if (typed.trim() === passed) return
    const timer = setTimeout(() => pass(typed), restMs)
    return () => clearTimeout(timer)
  }, [typed, passed, pass])
  return [typed, setTyped] as const
}
