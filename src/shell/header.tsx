import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import type { MouseEvent, ReactNode } from 'react'
import { paths } from '../content/paths.ts'
import { opensDialog } from '../ui/browser/modal.browser.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Logo } from '../ui/pictures/logo.tsx'
import { OutdoorButton } from '../ui/theme-switch.tsx'
import { headerLinks, menuLinks, type SiteLink } from './navigation.ts'
import { useSite } from './use-site.ts'

interface HeaderProps {
  /** The search, beside the links; it is given, because the shell knows nothing of searching. */
  search?: ReactNode
  /** The row below, which leads back to an order; it is given, because the shell knows nothing of orders. */
  order?: ReactNode
}

export function Header({ search, order }: HeaderProps) {
  const site = useSite()
  return (
    <header className="@container border-b border-hairline bg-page" data-screen-only="">
      <div className="mx-auto flex min-h-16 w-full max-w-wide items-center gap-2 px-4 sm:gap-4 sm:px-8">
        <a
          href={paths.home}
          className="flex min-h-target min-w-target items-center gap-3 text-sm font-bold leading-tight @min-[36rem]:text-base @min-[74rem]:@max-[84rem]:text-sm"
        >
          <Logo className="size-8 shrink-0" />
          <span className="@max-[20rem]:sr-only">{site.name}</span>
        </a>
        <nav aria-label="Main" className="ms-auto hidden items-center @min-[74rem]:flex">
          <NavigationLinks
            links={headerLinks}
            className="inline-flex min-h-target items-center rounded-control px-1.5 whitespace-nowrap @min-[84rem]:px-2 hover:bg-sunken"
          />
        </nav>
        <div className="ms-auto flex items-center gap-2 sm:gap-4 @min-[74rem]:ms-0">
          {search}
          <OutdoorButton />
          <ButtonLink href={paths.pricing} className="whitespace-nowrap max-sm:hidden">
            Get Started
          </ButtonLink>
        </div>
        <SideMenu />
      </div>
      {order}
    </header>
  )
}

function SideMenu() {
  return (
    <div className="@min-[74rem]:hidden">
      <Button size="small" icon={<Menu size={20} aria-hidden="true" />} {...opensDialog('menu')}>
        <span className="@max-[21rem]:sr-only">Menu</span>
      </Button>
      <dialog
        id="menu"
        aria-label="Menu"
        closedby="any"
        className="inset-y-0 right-0 left-auto h-dvh max-h-none w-[min(22rem,100vw)] translate-none rounded-none p-6"
      >
        <form method="dialog" className="flex justify-end">
          <Button type="submit" size="small" icon={<X size={20} aria-hidden="true" />}>
            Close
          </Button>
        </form>
        {/* biome-ignore lint/a11y: the click closes the menu after the link that was pressed did its work */}
        <nav aria-label="Main" className="mt-4 grid grid-cols-1 gap-1 text-lg" onClick={closeAround}>
          <NavigationLinks links={menuLinks} className="flex min-h-12 items-center border-b border-hairline" />
          <ButtonLink href={paths.pricing} variant="primary" className="mt-6">
            Get Started
          </ButtonLink>
        </nav>
      </dialog>
    </div>
  )
}

const closeAround = ({ currentTarget }: MouseEvent) => currentTarget.closest('dialog')?.close()

function NavigationLinks({ links, className }: { links: readonly SiteLink[]; className: string }) {
  return links.map(({ to, label, lang }) => (
    <a key={to} href={to} lang={lang} className={className}>
      {label}
    </a>
  ))
}
