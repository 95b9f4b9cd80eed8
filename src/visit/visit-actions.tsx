import Download from 'lucide-react/icons/download'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Checklist, Item } from '../checklists/checklist.ts'
import type { Job } from '../content/job-fit.ts'
import { paths } from '../content/paths.ts'
import { dayInWords } from '../format/day.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { useSite } from '../shell/use-site.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Notice } from '../ui/notice.tsx'
import { loadPart } from '../ui/part.browser.ts'
import { saveFile } from '../ui/save-file.browser.ts'
import { ShareButton } from '../ui/share-button.tsx'
import { showToast } from '../ui/toast-store.browser.ts'
import type { useVisit } from './use-visit.browser.ts'

interface VisitActionsProps {
  checklist: Checklist
  /** Of the visit. */
  title: string
  items: Item[]
  /** True when these are all the items, not only the free ones. */
  open: boolean
  /** True when the code on this device has a project left for it: then no plan is offered. */
  canStart: boolean
  visiting: Pick<ReturnType<typeof useVisit>, 'visit' | 'isRead'>
  job: Job
  /** On a phone two stand side by side. */
  isDense?: boolean
  /** What comes first. */
  children?: ReactNode
}

/** What can be done with the whole checklist: take it along, buy it, pass its address on. */
export function VisitActions(props: VisitActionsProps) {
  const { checklist, title, items, open, canStart, visiting, job, isDense, children } = props
  const { visit, isRead } = visiting
  const site = useSite()
  const [failed, setFailed] = useState(false)
  const exportReport = async () => {
    const name = await saveReport({ site, checklist, title, items, visit, job })
    setFailed(name === null)
    if (name) showToast({ title: 'Report saved', body: name, tone: 'pass' })
  }
  // A press may come before the device has said what was answered, even before this ran; then the report waits for it.
  const [isWanted, setWanted] = useState(false)
  const exportWanted = useEffectEvent(() => {
    setWanted(false)
    void exportReport()
  })
  useEffect(() => {
    if (isWanted && isRead) exportWanted()
  }, [isWanted, isRead])
  return (
    <div
      className={classes(
        'noscript:hidden',
        isDense
          ? 'mt-3 grid grid-cols-2 gap-2 sm:flex [&_:is(a,button)]:px-3 max-sm:[&_button]:w-full sm:flex-wrap'
          : 'mt-4 flex flex-wrap gap-3',
      )}
    >
      {children}
      <Button onClick={() => setWanted(true)} icon={<Download size={20} aria-hidden="true" />}>
        {open ? 'Export Report' : 'Export Free Preview'}
      </Button>
      {!open && !canStart && <ButtonLink href={paths.pricing}>Purchase Plan</ButtonLink>}
      <ShareButton
        title={`${checklist.title} checklist`}
        url={`${site.publicUrl}/checklist/${checklist.id}`}
        label="Click to Share"
      />
      {failed && (
        <Notice tone="problem" role="alert" className="col-span-full w-full">
          <p>The report could not be made: there is no connection. Please try again when it is back.</p>
        </Notice>
      )}
    </div>
  )
}

/** Null when the connection is gone before the part of the program that writes reports has come. */
async function saveReport(content: Omit<Parameters<typeof import('./report.ts').verificationReport>[0], 'madeOn'>) {
  const writer = await loadPart(() => import('./report.ts')).catch(() => null)
  if (writer === null) return null
  const madeOn = dayInWords(phoenixDay(new Date()))
  const name = writer.reportFileName(content.checklist)
  saveFile(new File([writer.verificationReport({ ...content, madeOn })], name, { type: 'text/html' }))
  return name
}
