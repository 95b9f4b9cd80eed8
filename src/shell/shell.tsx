import { type ReactNode, Suspense, useEffectEvent, useLayoutEffect } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation, useNavigationType } from 'react-router'
import { Page } from '../ui/page-section.tsx'
import { Loading, SkeletonLines } from '../ui/skeleton.tsx'
import { ToastHost } from '../ui/toast.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useSite } from './site-queries.browser.ts'

/** What stands around every page. */
export function Shell({ search }: { search?: ReactNode }) {
  const site = useSite()
  const { pathname } = useLocation()
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-control bg-card p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to the content
      </a>
      {site.demonstration && <DemonstrationStrip />}
      <Header search={search} />
      <OnTheWay />
      <main id="main" tabIndex={-1} className="outline-none">
        {/* A boundary of its own for each page: a page that waits for data says so, and the last one does not linger. */}
        <Suspense key={pathname} fallback={<PageLoading />}>
          <Outlet />
          <Section />
        </Suspense>
      </main>
      <Footer />
      <ToastHost />
      {!import.meta.env.SSR && <ScrollRestoration />}
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
      <Link to="/purchase" className="underline">
        Try it
      </Link>
    </aside>
  )
}

/** Goes to the section that a link names, once the page is there; the router looks for it before that. */
function Section() {
  const { hash } = useLocation()
  const isByLink = useNavigationType() !== 'POP'
  const goThere = useEffectEvent(() => {
    if (isByLink && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  })
  // On the same page the router finds the section by itself.
  useLayoutEffect(() => goThere(), [])
  return null
}

/** The code of the next page is being fetched: seen and heard only when it takes longer than a moment. */
function OnTheWay() {
  const { state } = useNavigation()
  return <div role="status">{state !== 'idle' && <p className={overTheTop}>Loading the page…</p>}</div>
}

/** Over the edge, so that nothing moves; the wait before it is shown spares quick pages the flicker. */
const overTheTop =
  'fixed inset-x-0 top-0 z-40 bg-ink px-4 py-1 text-center text-sm font-semibold text-page [animation:appear_0s_300ms_both]'

function PageLoading() {
  const site = useSite()
  return (
    <Page>
      <title>{`Loading the page | ${site.name}`}</title>
      <Loading label="Loading the page">
        <SkeletonLines lines={6} />
      </Loading>
    </Page>
  )
}
