import { useParams } from 'react-router'
import { useAccess } from '../access/use-access.browser.ts'
import type { Checklist } from '../checklists/checklist.ts'
import { checklistSocial } from '../checklists/checklist-social.ts'
import { useRememberedChecklist } from '../checklists/last-checklist.browser.ts'
import { LoadedChecklist } from '../checklists/loaded-checklist.tsx'
import { checklistPath } from '../content/paths.ts'
import { Head } from '../shell/head.tsx'
import { NeedsScript } from '../shell/needs-script.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Page } from '../ui/page-section.tsx'
import { Loading, SkeletonLines } from '../ui/skeleton.tsx'
import { useJob } from './use-job.browser.ts'
import { useOpenItems } from './use-open-items.browser.ts'
import { useScreenAwake } from './use-screen-awake.browser.ts'
import { useVisit } from './use-visit.browser.ts'
import { VisitScreen } from './visit-screen.tsx'

/** A checklist in the hand: one check point a screen, beside the crew. */
export default function VisitPage() {
  const { id = '' } = useParams()
  return (
    <LoadedChecklist id={id} title="Check point by point">
      {(checklist) => <ChecklistInHand key={id} checklist={checklist} />}
    </LoadedChecklist>
  )
}

function ChecklistInHand({ checklist }: { checklist: Checklist }) {
  const visiting = useVisit(checklist.id)
  const { job, changeJob } = useJob(checklist)
  const { isOpen, canStart, items, asked } = useOpenItems(checklist, useAccess())
  useScreenAwake()
  useRememberedChecklist(checklist.id)
  return (
    <>
      <Head
        title={`${checklist.title}: check point by point`}
        description={checklist.description}
        // To those who look for it, it is the same list.
        path={checklistPath(checklist.id)}
        image={checklistSocial(checklist)}
      />
      <NeedsScript>Checking point by point needs JavaScript. The checklist itself can be read without it.</NeedsScript>
      {items ? (
        <VisitScreen
          checklist={checklist}
          items={items}
          isOpen={isOpen}
          canStart={canStart}
          job={job}
          changeJob={changeJob}
          visiting={visiting}
        />
      ) : (
        <Page>
          {asked.error && !asked.isFetching ? (
            <LoadFailed title="Failed to fetch items" error={asked.error} onRetry={asked.refetch} />
          ) : (
            <Loading label="Loading checklist items">
              <SkeletonLines lines={8} />
            </Loading>
          )}
        </Page>
      )}
    </>
  )
}
