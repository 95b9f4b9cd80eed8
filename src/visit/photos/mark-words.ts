import type { Both } from '../../checklists/checklist.ts'
import type { Mark, MarkKind } from '../model/photo-marks.ts'

/** The marks for who does not see them: "Marked: an arrow, “crack”"; null without any. */
export function marksInWords(marks: readonly Mark[]): Both | null {
  if (marks.length === 0) return null
  const said = (lang: keyof Both) =>
    [...new Set(marks.map((mark) => (mark.kind === 'word' ? `“${mark.text}”` : markTitles[mark.kind][lang])))].join(
      ', ',
    )
  return { en: `Marked: ${said('en')}`, es: `Marcado: ${said('es')}` }
}

const markTitles: Record<Exclude<MarkKind, 'word'>, Both> = {
  arrow: { en: 'arrow', es: 'flecha' },
  circle: { en: 'circle', es: 'círculo' },
}
