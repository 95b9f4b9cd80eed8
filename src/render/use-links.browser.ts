import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { clickedLink } from '../ui/browser/clicked-link.browser.ts'

/**
 * Follows links to our own pages without loading anew, whoever wrote them: a component, an article or a legal text. A
 * link to a place on the same page ("#plans") is the browser's, and glides there.
 */
export function useLinks(isPage: (pathname: string) => boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = clickedLink(event)
      if (link?.hasAttribute('data-skip')) return skip(event)
      if (link?.getAttribute('href')?.startsWith('#')) return glide()
      if (!link || !isPage(link.pathname)) return
      event.preventDefault()
      // The page that is shown is no new step of the history.
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, isPage])
}

/** Past the head of a page, to where it begins. The address stays: a page may keep its place in the part this would write. */
function skip(event: MouseEvent) {
  const begin = document.querySelector<HTMLElement>('[data-skip-here]') ?? document.getElementById('main')
  if (!begin) return
  event.preventDefault()
  begin.focus()
}

/** Longer than a browser takes to begin a scroll, shorter than a reader takes to choose another page. */
const glideMs = 800

/** Scrolling may glide for one press only: if it always did, every change of page would be a slow ride to the top. */
function glide() {
  const page = document.documentElement
  page.dataset.glide = ''
  setTimeout(() => delete page.dataset.glide, glideMs)
}
