import { useMatch } from 'react-router'
import { useAccess } from '../../access/use-access.browser.ts'
import type { Checklist } from '../../checklists/checklist.ts'
import { checklistSocial } from '../../checklists/checklist-social.ts'
import { useRememberedChecklist } from '../../checklists/last-checklist.browser.ts'
import { LoadedChecklist } from '../../checklists/loaded-checklist.tsx'
import { checklistPath, paths, visitPath } from '../../content/paths.ts'
import { KeepingLine, OfflineLine } from '../../offline/offline-line.tsx'
import { BeforePayment, isUnpaid } from '../../opening/before-payment-part.tsx'
import { Head } from '../../shell/head.tsx'
import { NeedsScript } from '../../shell/needs-script.tsx'
import { useOpening } from '../../ui/browser/opening.browser.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Page } from '../../ui/page-section.tsx'
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx'
import { VisitProvider } from '../context/visit-context.tsx'
import { useNamedVisits } from '../device/use-named-visits.browser.ts'
import { useVisitedList } from '../device/use-visited-list.browser.ts'
import { devicePhotos } from '../photos/device-photos.tsx'
import { useScreenAwake } from './use-screen-awake.browser.ts'
import { VisitScreen } from './visit-screen.tsx'

/** A checklist one check point at a time, for use beside the crew. */
export default function VisitPage() {
  const { id = '' } = useMatch(paths.visit)?.params ?? {}
  return (
    <LoadedChecklist id={id} title="Check point by point">
      {(checklist) => <OneByOne key={id} checklist={checklist} />}
    </LoadedChecklist>
  )
}

function OneByOne({ checklist }: { checklist: Checklist }) {
  const visits = useNamedVisits(checklist.id)
  useScreenAwake()
  return (
    <>
      <Head
        title={`${checklist.title}: check point by point`}
        description={`The ${checklist.title} checklist, one check a screen, for the phone in your hand: what to look at, what good is and what to say.`}
        // For search engines it is the same page as the list.
        path={checklistPath(checklist.id)}
        image={checklistSocial(checklist)}
      />
      <NeedsScript>Checking point by point needs JavaScript. The checklist itself can be read without it.</NeedsScript>
      <OpenVisit key={visits.key} newest={checklist} visits={visits} />
    </>
  )
}

function OpenVisit({ newest, visits }: { newest: Checklist; visits: ReturnType<typeof useNamedVisits> }) {
  const access = useAccess()
  const { items, ...list } = useVisitedList(newest, visits, access)
  useRememberedChecklist(newest.id, list.job.jobs)
  useOpening(list.isOpen || list.canStart || list.asked.error !== null || (access !== undefined && !list.isStarted))
  const { id, visit, store } = list.visiting
  if (items)
    return (
      <VisitProvider visitId={id} checklist={list.checklist} job={list.job} photos={devicePhotos} store={store}>
        <p className="opening-line p-4">Opening your checklist…</p>
        <VisitScreen
          {...list}
          items={items}
          isUnpaid={isUnpaid(access)}
          payment={(isBrief) => <BeforePayment access={access} checklistId={newest.id} isBrief={isBrief} />}
          offlineLine={
            <>
              <OfflineLine address={visitPath(newest.id)} isDataStored={list.isKept} shownSince={list.shownSince} />
              <KeepingLine hasAnswers={visit.points.size + visit.items.size > 0} />
            </>
          }
        />
      </VisitProvider>
    )
  const { error, isFetching, refetch } = list.asked
  return (
    <Page>
      {error && !isFetching ? (
        <LoadFailed title="Failed to fetch items" error={error} onRetry={refetch} />
      ) : (
        <Loading label="Loading checklist items">
          <SkeletonLines lines={8} />
        </Loading>
      )}
    </Page>
  )
}
