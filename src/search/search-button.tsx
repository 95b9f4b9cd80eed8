import Search from 'lucide-react/icons/search'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { searchIsOpen, searchWanted } from './search-opening.browser.ts'

/** Opens the search; the words are the caller's. Where no script runs it would do nothing, so it is not there. */
export function SearchButton({ className = '', ...button }: ButtonProps) {
  return (
    <Button
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      title="Search (Ctrl+K or /)"
      icon={<Search size={20} aria-hidden="true" />}
      popoverTarget={searchWanted}
      onClick={(event) => {
        event.preventDefault()
        searchIsOpen.change(true)
      }}
      {...button}
      className={`noscript:hidden ${className}`}
    />
  )
}
