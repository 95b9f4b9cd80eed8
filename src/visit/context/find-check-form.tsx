import { useState } from 'react'
import type { CheckPoint } from '../../checklists/checklist.ts'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { findChecks } from '../model/find-checks.ts'
import type { FittedItem } from '../model/fitted-items.ts'
import { checksWords } from '../model/visit-words.ts'

export interface FindCheckProps {
  fitted: readonly FittedItem[]
  /** The address of a check. */
  hrefOf: (point: CheckPoint) => string
}

/** Finds a check of the list by its words. Nothing is sent: the list is searched where it is. */
export function FindCheckForm({ fitted, hrefOf }: FindCheckProps) {
  const [query, setQuery] = useState('')
  const found = findChecks(fitted, query)
  return (
    <>
      <Field label="Words of its name, or of what is good" hint="In English or Spanish.">
        <TextInput
          type="search"
          autoComplete="off"
          maxLength={80}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </Field>
      <p role="status" className="mt-2 text-sm text-quiet">
        {query.trim() !== '' &&
          (found.length === 0 ? 'No check of this list has these words.' : checksWords(found.length))}
      </p>
      <ul className="mt-2 grid grid-cols-1 gap-2">
        {found.map(({ number, point }) => (
          <li key={point.id}>
            <TextLink href={hrefOf(point)}>{point.name.en}</TextLink>{' '}
            <span className="text-sm whitespace-nowrap text-quiet">Item {number}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
