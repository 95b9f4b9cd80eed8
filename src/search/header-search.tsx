import { SearchButton } from './search-button.tsx'
import { SearchHost } from './search-host.tsx'

/** The search as the header carries it: a button on every page, and what it opens. */
export function HeaderSearch() {
  return (
    <>
      <SearchButton aria-label="Search" className="max-sm:px-3!">
        <span className="max-sm:hidden">Search</span>
      </SearchButton>
      <SearchHost />
    </>
  )
}
