/** Makes the report of a visit, and the form for a job. It is fetched when one is wanted: it brings the words, the look and the pictures. */

import { phoenixDay } from '../../format/phoenix-time.ts'
import { type JobFormContent, jobForm, jobFormFileName, jobFormStyle } from './job-form.ts'
import { placesThatProve, type ReportContent, reportFileName, reportStyle, verificationReport } from './report.ts'
import { photosForReport } from './report-photos.browser.ts'

export interface MadeReport {
  file: File
  /** The device did not tell the photos, so none are in it. */
  lacksPhotos: boolean
  /** Shows it in a tab of its own. False where the browser opens none. */
  open: () => boolean
}

/** `tell`: how many of its photos are in it so far. */
export async function makeReport(
  visitId: string,
  content: Omit<ReportContent, 'madeOn' | 'photos'>,
  tell: (done: number, all: number) => void,
): Promise<MadeReport> {
  const proofs = placesThatProve(content.items, content.visit)
  const photos = await photosForReport(visitId, (place) => (proofs.has(place) ? 'large' : 'small'), tell).catch(
    () => null,
  )
  const madeOn = phoenixDay(new Date())
  const text = verificationReport({ ...content, madeOn, photos: photos ?? new Map() })
  return {
    file: new File([text], reportFileName(content.checklist), { type: 'text/html' }),
    lacksPhotos: photos === null,
    open: () => isOpened(text, reportStyle),
  }
}

/** Shows the form in a tab of its own and opens its print window; the file instead where the browser opens no tab. */
export function printJobForm(content: JobFormContent): File | undefined {
  const text = jobForm(content)
  return isOpened(text, jobFormStyle, (tab) => tab.print())
    ? undefined
    : new File([text], jobFormFileName(content.checklist), { type: 'text/html' })
}

/**
 * Written into an empty tab: what a page of ours opens obeys the rules of the page, which allow no style that stands in
 * a document. A sheet that the program makes is allowed.
 */
function isOpened(text: string, style: string, then?: (tab: Window) => void): boolean {
  const tab = window.open('', '_blank')
  if (!tab) return false
  tab.document.write(text.replace(`<style>${style}</style>`, ''))
  tab.document.close()
  const view = tab.document.defaultView
  if (view) {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(style)
    tab.document.adoptedStyleSheets = [sheet]
  }
  then?.(tab)
  return true
}
