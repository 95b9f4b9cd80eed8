import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { headerLinks } from './navigation.ts'
import { useSite } from './site-queries.tsx'

export function Header() {
  const site = useSite()
  return (
    <header className="border-b border-hairline bg-page" data-screen-only="">
      <div className="mx-auto flex min-h-16 w-full max-w-wide items-center gap-4 px-4 sm:px-8">
        <Link to="/" className="flex min-h-target items-center gap-3 font-bold leading-tight">
          <Logo className="size-8 shrink-0" />
          {site.name}
        </Link>
        <nav aria-label="Main" className="ms-auto hidden items-center gap-1 lg:flex">
          <NavigationLinks className="inline-flex min-h-target items-center rounded-control px-3 hover:bg-sunken" />
        </nav>
        <div className="ms-auto hidden sm:block lg:ms-0">
          <ButtonLink to="/pricing">Get Started</ButtonLink>
        </div>
        <SideMenu />
      </div>
    </header>
  )
}

/** A native dialog: it traps focus, closes on Escape and gives focus back by itself. */
function SideMenu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <div className="ms-auto sm:ms-0 lg:hidden">
      <Button size="small" icon={<Menu size={20} aria-hidden="true" />} onClick={() => dialog.current?.showModal()}>
        Menu
      </Button>
      <dialog ref={dialog} aria-label="Menu" className="side-menu">
        <div className="flex justify-end">
          <Button size="small" icon={<X size={20} aria-hidden="true" />} onClick={close}>
            Close
          </Button>
        </div>
        {/* biome-ignore lint/a11y: the click closes the menu after the link that was pressed did its work */}
        <nav aria-label="Main" className="mt-4 grid gap-1 text-lg" onClick={close}>
          <NavigationLinks className="flex min-h-12 items-center border-b border-hairline" />
          <ButtonLink to="/pricing" variant="primary" className="mt-6">
            Get Started
          </ButtonLink>
        </nav>
      </dialog>
    </div>
  )
}

function NavigationLinks({ className }: { className: string }) {
  return headerLinks.map(({ to, label }) => (
    <Link key={to} to={to} className={className}>
      {label}
    </Link>
  ))
}
