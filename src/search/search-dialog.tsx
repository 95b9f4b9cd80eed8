/** The search over the page. It brings Radix: load this file lazily. */
import { Dialog } from '../ui/dialog.tsx'
import { TickBox } from '../ui/tick-box.tsx'
import { SearchBox, searchTitle } from './search-box.tsx'
import { closeSearch } from './search-opening.browser.ts'
import { useSlashKey } from './slash-key.browser.ts'

interface SearchDialogProps {
  query: string
  onQuery: (query: string) => void
}

export function SearchDialog({ query, onQuery }: SearchDialogProps) {
  const [slashIsOn, switchSlash] = useSlashKey()
  return (
    <Dialog open onOpenChange={() => closeSearch()} title={searchTitle} size="wide">
      {/* Always as high, so that it does not jump while the results come and go. */}
      <div className="flex h-[min(38rem,72dvh)] flex-col">
        <SearchBox query={query} onQuery={onQuery} />
        <div className="mt-auto border-t border-hairline pt-1 text-sm pointer-coarse:hidden">
          <TickBox label="The / key opens the search" checked={slashIsOn} onTick={switchSlash} />
        </div>
      </div>
    </Dialog>
  )
}
