import Check from 'lucide-react/icons/check'
import type { Landing } from '../content/content-schema.ts'
import { Card, CardTitle } from '../ui/card.tsx'
import { Progress } from '../ui/progress.tsx'

/** A picture of a checklist at work, in words; nothing in it can be pressed. */
export function DemoChecklist({ demo }: { demo: Landing['demo'] }) {
  const done = demo.lines.filter((line) => line.done).length
  return (
    <Card className="max-sm:p-4">
      <CardTitle>{demo.title}</CardTitle>
      <Progress
        label="Progress"
        value={done}
        max={demo.lines.length}
        figures={`${done}/${demo.lines.length}`}
        className="mt-3"
      />
      <ul className="mt-4 gap-x-12 md:columns-2">
        {demo.lines.map((line) => (
          <li key={line.text} className="mb-1.5 flex break-inside-avoid gap-3 max-sm:text-sm">
            <span
              aria-hidden="true"
              className={`grid size-6 shrink-0 place-content-center rounded-small border-2 ${line.done ? 'border-pass bg-pass text-on-state' : 'border-outline'}`}
            >
              {line.done && <Check size={18} strokeWidth={3} />}
            </span>
            <span>
              <span className="sr-only">{line.done ? 'Done: ' : 'Open: '}</span>
              {line.text}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
