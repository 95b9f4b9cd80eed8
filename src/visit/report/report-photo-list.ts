/** The photos of a visit that do not stand at a problem, in its report. */
import { type Html, html } from '../../format/html.ts'
import { toldTitle } from '../model/answers-beside-list.ts'
import type { FittedItem } from '../model/fitted-items.ts'
import type { ToldPoint } from '../model/list-snapshot.ts'
import { type Filled, readingLine } from './report-lines.ts'
import { photoFigures, type ReportPhotos } from './report-photos.ts'
import { answeredWith, type FoundPoint, fixedIn } from './report-points.ts'
import { reportWords } from './report-words.ts'

/** Smaller, by item; those of what is no longer on the list come last. */
export function photoList(
  found: FoundPoint[],
  fitted: FittedItem[],
  filled: Filled,
  { photos, told }: { photos: ReportPhotos; told: readonly ToldPoint[] },
): Html | null {
  const { lang } = filled
  const words = reportWords[lang]
  const shown = new Set([...answeredWith(found, 'problem'), ...fixedIn(found, filled)].map(({ point }) => point.id))
  const at = (place: string, title: string, before: Html[] = []): Html[] => {
    const here = photos.get(place)
    if (shown.has(place) || !here || here.length === 0) return []
    shown.add(place)
    return [html`<div class="place"><p>${title}</p>${before}${photoFigures(here, { of: title, lang })}</div>`]
  }
  const byItem = fitted.flatMap(({ item, number }) => {
    const places = [
      ...at(item.id, words.wholeItem),
      ...item.points.flatMap(({ id, name }, index) =>
        at(id, `${number}.${index + 1} ${name[lang]}`, timesOf(id, found, filled)),
      ),
    ]
    return places.length > 0 ? [html`<h3><span lang="en">${number}. ${item.title}</span></h3>${places}`] : []
  })
  const titleOf = (place: string) => {
    const known = told.find(({ id }) => id === place)
    return known ? toldTitle(known) : words.notOnList
  }
  const others = [...photos.keys()].flatMap((place) => at(place, titleOf(place)))
  const all = [...byItem, ...others]
  return all.length === 0 ? null : html`<section class="gallery"><h2>${words.photos}</h2>${all}</section>`
}

/** Both readings with their times, beside the photos that prove them. */
const timesOf = (id: string, found: FoundPoint[], filled: Filled): Html[] =>
  (found.find(({ point }) => point.id === id)?.point.lines ?? []).flatMap((line) =>
    line.kind === 'reading' && line.value.over ? [readingLine(line, id, filled)] : [],
  )
