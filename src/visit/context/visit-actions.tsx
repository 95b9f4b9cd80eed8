import Download from 'lucide-react/icons/download'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import type { Job } from '../../content/job-fit.ts'
import { paths } from '../../content/paths.ts'
import { useSite } from '../../shell/use-site.ts'
import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { loadPart } from '../../ui/browser/part.browser.ts'
import { saveFile } from '../../ui/browser/save-file.browser.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Notice } from '../../ui/notice.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import type { useVisit } from '../device/use-visit.browser.ts'
import { factsIn } from '../model/about.ts'
import type { MadeReport } from '../report/make-report.browser.ts'
import type { ReportContent } from '../report/report.ts'

interface VisitActionsProps {
  checklist: Checklist
  /** The title of the visit. */
  title: string
  items: Item[]
  /** True when these are all the items, not only the free ones. */
  open: boolean
  /** They were all open to this visit at some time. */
  hadFullAccess: boolean
  /** What is known of the points of items that were open and are shut. */
  told?: ReportContent['told']
  /** True when the code on this device has a project left for it, or waits for its payment: then no plan is offered. */
  canStart: boolean
  visiting: Pick<ReturnType<typeof useVisit>, 'id' | 'visit' | 'isRead' | 'store'>
  job: Job
  /** The visit is over, and the list is not shared; once all is answered, the report is the next step. */
  isAtEnd?: 'early' | 'all'
  /** Shown before the other actions. */
  children?: ReactNode
}

/** What can be done with the whole checklist: export a report, buy it, share its address. */
export function VisitActions(props: VisitActionsProps) {
  const { checklist, title, items, open, hadFullAccess, told, canStart, visiting, job, isAtEnd, children } = props
  const { id, visit, isRead, store } = visiting
  const site = useSite()
  const [made, setMade] = useState<Making>({ state: 'none' })
  const isMaking = made.state === 'making'
  const exportReport = async () => {
    setMade({ state: 'making', words: 'Making the report…' })
    // `current` includes the last press, which may not be shown yet.
    const visit = store.current()
    const content = {
      site,
      checklist,
      title,
      items,
      visit,
      hadFullAccess,
      hasCode: canStart,
      told,
      job,
      facts: factsIn(visit),
    }
    const report = await saveReport(id, content, (done, all) =>
      setMade({ state: 'making', words: `Putting photo ${done + 1} of ${all} into the report…` }),
    )
    setMade(report ? { state: 'made', report } : { state: 'failed' })
  }
  // Export may be pressed before the visit is read from the device; the report then waits for it.
  const [isWanted, setWanted] = useState(false)
  const exportWanted = useEffectEvent(() => {
    setWanted(false)
    void exportReport()
  })
  useEffect(() => {
    if (isWanted && isRead) exportWanted()
  }, [isWanted, isRead])
  return (
    <div className={classes('noscript:hidden', isAtEnd ? 'mt-4 flex flex-wrap gap-3' : 'list-actions')}>
      {children}
      <Button
        {...(isAtEnd && { size: 'large', ...(open && isAtEnd === 'all' && { variant: 'primary' }) })}
        busy={isMaking}
        onClick={() => setWanted(true)}
        icon={<Download size={20} aria-hidden="true" />}
      >
        {open ? 'Export Report' : 'Export Free Preview'}
      </Button>
      {!open && !canStart && (
        <ButtonLink href={paths.pricing}>
          <span>
            <span className="whitespace-nowrap">Purchase Plan</span>{' '}
            <span className="whitespace-nowrap">from {site.priceRange.split('-')[0]}</span>
          </span>
        </ButtonLink>
      )}
      {!isAtEnd && (
        <ShareButton
          title={`${checklist.title} checklist`}
          url={`${site.publicUrl}/checklist/${checklist.id}`}
          label="Click to Share"
        />
      )}
      {/* The status is there before its words, so that they are announced. */}
      <div
        role="status"
        className={isMaking || made.state === 'made' ? 'col-span-full w-full' : 'sr-only'}
        data-screen-only=""
      >
        {isMaking && <p className="font-semibold">{made.words}</p>}
        {made.state === 'made' && <ReportMade report={made.report} />}
      </div>
      {made.state === 'failed' && (
        <Notice tone="problem" role="alert" className="col-span-full w-full">
          <p>The report could not be made: there is no connection. Please try again when it is back.</p>
        </Notice>
      )}
      {(made.state === 'made' || (isAtEnd && visit.points.size > 0)) && (
        <ReportFactsForm visit={visit} onChange={(about) => store.dispatch({ about })}>
          {made.state === 'made' && <Button onClick={() => setWanted(true)}>Save the report again</Button>}
        </ReportFactsForm>
      )}
    </div>
  )
}

const ReportMade = lazyPart(
  () => import('../report/report-made.tsx').then((part) => part.ReportMade),
  ({ report }) => <p>Report made: {report.file.name}</p>,
)

const ReportFactsForm = lazyPart(
  () => import('../report/report-facts-form.tsx').then((part) => part.ReportFactsForm),
  () => null,
)

type Making = { state: 'none' | 'failed' } | { state: 'making'; words: string } | { state: 'made'; report: MadeReport }

/** Returns null when the code that writes reports cannot be fetched. */
async function saveReport(
  ...of: Parameters<typeof import('../report/make-report.browser.ts').makeReport>
): Promise<MadeReport | null> {
  const part = await loadPart(() => import('../report/make-report.browser.ts')).catch(() => null)
  if (part === null) return null
  const report = await part.makeReport(...of)
  saveFile(report.file)
  return report
}
