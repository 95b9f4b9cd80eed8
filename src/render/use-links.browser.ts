import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { clickedLink } from '../ui/browser/clicked-link.browser.ts'

/**
 * Opens links to pages of this site without loading a document, whether a component, an article or a legal text has them.
 * A link to a place on the same page ("#plans") is left to the browser, with smooth scrolling.
 */
export function useLinks(isPage: (pathname: string) => boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = clickedLink(event)
      if (link?.hasAttribute('data-skip')) return skip(event)
      if (link?.getAttribute('href')?.startsWith('#')) return scrollSmoothly()
      if (!link || !isPage(link.pathname)) return
      event.preventDefault()
      // A link to the current page adds no history entry.
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, isPage])
}

/** Focuses the main content. The hash stays: a page may keep state in it. */
function skip(event: MouseEvent) {
  const begin = document.querySelector<HTMLElement>('[data-skip-here]') ?? document.getElementById('main')
  if (!begin) return
  event.preventDefault()
  begin.focus()
}

/** Long enough for the browser to begin scrolling, too short to open another page; in milliseconds. */
const smoothMs = 800

/** Smooth scrolling for this link only: otherwise every new page would scroll slowly to its top. */
function scrollSmoothly() {
  const page = document.documentElement
  page.dataset.glide = ''
  setTimeout(() => delete page.dataset.glide, smoothMs)
}
