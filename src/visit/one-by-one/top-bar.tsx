import ChevronLeft from 'lucide-react/icons/chevron-left'
import { checklistPath } from '../../content/paths.ts'
import { classes } from '../../ui/classes.ts'
import { OutdoorButton } from '../../ui/theme-switch.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import { answeredWords } from '../model/answered-words.ts'
import type { VisitProgress } from '../model/progress.ts'

interface TopBarProps {
  title: string
  progress: VisitProgress
  problems: number
}

/** The title, progress and number of problems of the visit; it stays in sight. */
export function TopBar({ title, progress, problems }: TopBarProps) {
  const { checklist } = useVisitContext()
  return (
    <header className="sticky top-0 z-20 flex items-center gap-2 border-b border-hairline bg-page px-2">
      <a
        href={checklistPath(checklist.id)}
        aria-label="Back to the checklist"
        className="grid size-12 shrink-0 place-items-center text-link"
      >
        <ChevronLeft size={26} aria-hidden="true" />
      </a>
      <div className="min-w-0 flex-1 py-1 leading-tight">
        <h1 className={classes('text-balance', title.length > 24 ? 'text-[0.9375rem]' : 'text-lg/tight')}>{title}</h1>
        <p className="text-sm/tight font-semibold tabular-nums" aria-live="off">
          {progress.all > 0 && <span className="sr-only">Answered: </span>}
          {progress.all > 0 ? `${progress.answered}/${progress.all}` : answeredWords(progress)}
          {problems > 0 && <span className="text-problem"> · {problems} to fix</span>}
        </p>
      </div>
      <OutdoorButton />
    </header>
  )
}
