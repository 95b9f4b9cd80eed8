import { countedPages } from './counted-pages.ts'

/**
 * Says that a page was shown, by its name alone. Not by `sendBeacon`, which would add cookies and the whole address with
 * its query as the referrer. Nobody waits for the answer, which is read so that the connection is free again, and a failure
 * changes nothing.
 */
export function countView(page: string): void {
  if (!countedPages.includes(page) || !navigator.onLine) return
  void fetch('/api/page-views', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
    .then((answer) => answer.text())
    .catch(() => {})
}
