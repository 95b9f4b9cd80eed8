/** Makes the report of a visit. It is fetched when one is wanted: it brings the words, the look and the pictures. */

import { formats } from '../../format/formats.ts'
import { phoenixDay } from '../../format/phoenix-time.ts'
import { placesThatProve, type ReportContent, reportFileName, reportStyle, verificationReport } from './report.ts'
import { photosForReport } from './report-photos.browser.ts'

const { dayInWords } = formats.en

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
  const photos = await photosForReport(visitId, (place) => proofs.has(place), tell).catch(() => null)
  const madeOn = dayInWords(phoenixDay(new Date()))
  const text = verificationReport({ ...content, madeOn, photos: photos ?? new Map() })
  return {
    file: new File([text], reportFileName(content.checklist), { type: 'text/html' }),
    lacksPhotos: photos === null,
    open: () => isOpened(text),
  }
}

/**
 * Written into an empty tab: what a page of ours opens obeys the rules of the page, which allow no style that stands in
 * a document. A sheet that the program makes is allowed.
 */
function isOpened(text: string): boolean {
  const tab = window.open('', '_blank')
  if (!tab) return false
  tab.document.write(text.replace(`<style>${reportStyle}</style>`, ''))
  tab.document.close()
  const view = tab.document.defaultView
  if (view) {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(reportStyle)
    tab.document.adoptedStyleSheets = [sheet]
  }
  return true
}
