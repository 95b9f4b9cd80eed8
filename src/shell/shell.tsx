import type { ReactNode } from 'react'
import { paths } from '../content/paths.ts'
import { ToastHost } from '../ui/toast.tsx'
import { behindHeader } from './behind-header.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useSite } from './use-site.ts'

interface ShellProps {
  /** The search of the header, and its row about an order. */
  search: ReactNode
  order: ReactNode
  /** The next page is on its way. */
  isLoading: boolean
  /** The page has a head and a foot of its own. */
  isBare?: boolean | undefined
  children: ReactNode
}

/** What stands around every page. */
export function Shell({ search, order, isLoading, isBare, children }: ShellProps) {
  const site = useSite()
  return (
    <>
      <a
        href="#main"
        data-skip=""
        className="sr-only rounded-control bg-card p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to the content
      </a>
      {site.demonstration && <DemonstrationStrip />}
      {!isBare && <Header search={search} order={order} />}
      {/* Seen and heard only when it takes longer than a moment. */}
      <div id={behindHeader} role="status">
        {isLoading && <p className={overTheTop}>Loading the page…</p>}
      </div>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {!isBare && <Footer />}
      <ToastHost />
    </>
  )
}

function DemonstrationStrip() {
  return (
    <aside
      aria-label="Demonstration"
      className="border-b border-hairline bg-caution-tint px-4 py-2 text-center text-sm text-caution"
    >
      <strong>Demonstration.</strong> No bank details are set up: nothing is charged, and codes open at once.{' '}
      <a href={paths.purchase} className="whitespace-nowrap underline">
        Try it
      </a>
    </aside>
  )
}

/** Overlays the edge, so nothing moves; it is shown after a delay, so quick pages do not flicker. */
const overTheTop =
  'fixed inset-x-0 top-0 z-40 bg-ink px-4 py-1 text-center text-sm font-semibold text-page [animation:appear_0s_300ms_both]'
