import { paths } from '../content/paths.ts'
import { Button } from '../ui/button.tsx'
import { TextLink } from '../ui/text-link.tsx'

interface SuggestionsProps {
  label: string
  onQuery: (query: string) => void
}

/** Queries that find something, to be pressed instead of typed. */
export function Suggestions({ label, onQuery }: SuggestionsProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <p className="text-sm text-quiet">{label}:</p>
      {suggestions.map((query) => (
        <Button key={query} size="small" onClick={() => onQuery(query)}>
          {query}
        </Button>
      ))}
    </div>
  )
}

export function NothingFound({ onQuery, onLeave }: { onQuery: (query: string) => void; onLeave: () => void }) {
  return (
    <>
      <p className="mt-1">
        Check the spelling, or use the everyday word: the search knows most of them, in Spanish too.
      </p>
      <Suggestions label="Try" onQuery={onQuery} />
      <p className="mt-2">
        <TextLink href={paths.checklists} onClick={onLeave} alone>
          See all checklists
        </TextLink>
      </p>
      <SpanishPageLink onLeave={onLeave} />
    </>
  )
}

/** For whoever asks in Spanish. */
export function SpanishPageLink({ onLeave }: { onLeave: () => void }) {
  return (
    <p lang="es" className="mt-1">
      <TextLink href={paths.spanish} onClick={onLeave} alone>
        Qué es esto, en español
      </TextLink>
    </p>
  )
}

/** What the search offers when it has found nothing: one thing that leaks, one that is measured, one that is looked up. */
export const suggestions = ['water heater', 'pool fence', 'contractor license'] as const
