import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { DrawingLine } from '../checklist-words.ts'
import { panelSize } from './drawing.ts'

/** Good work beside bad, drawn; what is drawn stands below in words. */
export function PointDrawing({ panels }: DrawingLine) {
  return (
    <div className="drawing my-2 grid max-w-2xl grid-cols-1 gap-3 sm:grid-cols-2">
      {panels.map(({ look, label, text, svg }) => (
        <figure key={look} className="rounded-control border border-hairline bg-card p-3">
          <svg
            viewBox={panelSize}
            aria-hidden="true"
            className="block w-full"
            // Our own content, of which only shapes and labels pass the check.
            dangerouslySetInnerHTML={{ __html: svg }}
          />
          <figcaption className="mt-2 text-sm">
            <strong className={`inline-flex items-center gap-1 ${look === 'good' ? 'text-pass' : 'text-problem'}`}>
              {look === 'good' ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
              {label}:
            </strong>{' '}
            {text}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
