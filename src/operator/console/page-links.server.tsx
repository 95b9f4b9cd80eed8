interface PageLinksParts {
  page: number
  pages: number
  addressOf: (page: number) => string
}

/** To the page before and the next one; nothing where there is only one. */
export const PageLinks = ({ page, pages, addressOf }: PageLinksParts) =>
  pages < 2 && page === 1 ? null : (
    <nav aria-label="Pages" className="chips">
      {page > 1 && <a href={addressOf(Math.min(page - 1, Math.max(pages, 1)))}>Page before</a>}
      <span className="quiet">
        Page {page} of {pages}
      </span>
      {page < pages && <a href={addressOf(page + 1)}>Next page</a>}
    </nav>
  )
