/** The photos in the report of a visit: how small each is drawn, and how it stands there. */
import type { Both } from '../../checklists/checklist.ts'
import { type Html, html } from '../../format/html.ts'
import type { Mark } from '../model/photo-marks.ts'
import { shapesOf } from '../photos/mark-shapes.ts'
import { marksInWords } from '../photos/mark-words.ts'
import type { Size, Step } from '../photos/small-picture.ts'
import { type ReportLanguage, reportWords } from './report-words.ts'

export interface ReportPhoto {
  /** The picture itself as a `data:` address; null when it cannot be read. */
  picture: string | null
  /** When it was taken, in words; null when nobody can tell. */
  taken: Both | null
  caption: string
  /** What is drawn on it, and the size of the picture that it is drawn on. */
  drawn?: { marks: readonly Mark[]; size: Size } | undefined
  /** As of `Photo`. */
  step?: string
}

/** By check point and by item, in the order in which they were added. */
export type ReportPhotos = ReadonlyMap<string, readonly ReportPhoto[]>

/** Bytes of all pictures together; as text in a file they take a third more. */
const mostOfAll = 5_600_000
const mostOfLarge = 220_000
const mostOfSmall = 45_000

/**
 * How the pictures are drawn, so that the file can be sent however many there are. `large` is one that proves something:
 * of a problem, or of a reading. The last step is taken whatever comes of it.
 */
export function stepsForReport(count: { large: number; small: number }): Record<'large' | 'small', readonly Step[]> {
  const all = count.large + count.small
  const small = Math.min(mostOfSmall, mostOfAll / Math.max(1, all))
  const large = Math.min(mostOfLarge, (mostOfAll - small * count.small) / Math.max(1, count.large))
  return {
    large: [
      { edge: 1000, quality: 0.75, mostBytes: large },
      { edge: 1000, quality: 0.55, mostBytes: large },
      { edge: 800, quality: 0.5, mostBytes: large },
      { edge: 640, quality: 0.4, mostBytes: Number.POSITIVE_INFINITY },
    ],
    small: [
      { edge: 480, quality: 0.7, mostBytes: small },
      { edge: 480, quality: 0.45, mostBytes: small },
      { edge: 320, quality: 0.4, mostBytes: Number.POSITIVE_INFINITY },
    ],
  }
}

interface Place {
  /** Its number or title, for who does not see the photos. */
  of: string
  lang: ReportLanguage
  beside?: Html | null
  /** What each step of a problem there is called, by its id: it stands at the photos that show it. */
  stepTitles?: ReadonlyMap<string, string>
}

/** The photos of one place. */
export const photoFigures = (
  photos: readonly ReportPhoto[] | undefined,
  { of, lang, beside = null, stepTitles }: Place,
): Html | null =>
  !photos || photos.length === 0
    ? null
    : html`<div class="photos">${beside}${photos.map((photo, index) =>
        figure(photo, {
          name: reportWords[lang].photo(index + 1, of),
          lang,
          title: photo.step ? stepTitles?.get(photo.step) : undefined,
        }),
      )}</div>`

function figure(
  { picture, taken, caption, drawn }: ReportPhoto,
  { name, lang, title }: { name: string; lang: ReportLanguage; title: string | undefined },
): Html {
  const { photoLost, photoTimeUnknown } = reportWords[lang]
  return html`<figure>${
    picture === null ? html`<p class="lost">${photoLost}</p>` : pictureHtml(picture, name, drawn, lang)
  }<figcaption>${title ? html`<b>${title}.</b> ` : null}${taken?.[lang] ?? photoTimeUnknown}${caption.trim() ? html`<br><bdi>${caption.trim()}</bdi>` : null}</figcaption></figure>`
}

/** The drawing lies over the picture, so that print and PDF hold it and the picture itself stays clean. */
function pictureHtml(picture: string, name: string, drawn: ReportPhoto['drawn'], lang: ReportLanguage): Html {
  if (!drawn) return html`<img src="${picture}" alt="${name}">`
  const { marks, size } = drawn
  const said = marksInWords(marks)?.[lang]
  return html`<div class="marked"><img src="${picture}" alt="${said ? `${name}. ${said}` : name}"><svg viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="xMinYMin meet" aria-hidden="true">${shapesOf(marks, size)}</svg></div>`
}
