import { useId } from 'react'
import { useModal } from '../ui/browser/modal.browser.ts'
import { CloseButton } from '../ui/button.tsx'
import { TickBox } from '../ui/form/tick-box.tsx'
import { SearchBox, searchTitle } from './search-box.tsx'
import { searchIsOpen } from './search-opening.browser.ts'
import { slashKey } from './slash-key.browser.ts'

interface SearchDialogProps {
  query: string
  onQuery: (query: string) => void
}

/** The search over the page, always as high, so that it does not jump while the results come and go. */
export function SearchDialog({ query, onQuery }: SearchDialogProps) {
  const [slashIsOn, switchSlash] = slashKey.useSwitch()
  const titleId = useId()
  const close = () => searchIsOpen.change(false)
  const choose = () => {
    onQuery('')
    close()
    // The dialog gives the focus back while it leaves; what was chosen may have it only then.
    setTimeout(() => document.getElementById('main')?.focus({ preventScroll: true }))
  }
  const box = useModal({ onLeave: close, focusFirst: (dialog) => dialog.querySelector('input')?.focus() })
  return (
    <dialog ref={box} aria-labelledby={titleId} closedby="any" className="enter max-w-regular">
      <div className="flex h-[min(44rem,88dvh)] flex-col p-5 sm:p-8">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={titleId} className="pt-1 text-xl">
            {searchTitle}
          </h2>
          <CloseButton onClick={close} className="-me-2 -mt-1" />
        </div>
        <SearchBox query={query} onQuery={onQuery} onChoose={choose} />
        <div className="mt-auto border-t border-hairline pt-1 text-sm pointer-coarse:hidden">
          <TickBox label="The / key opens the search" checked={slashIsOn} onTick={switchSlash} />
        </div>
      </div>
    </dialog>
  )
}
