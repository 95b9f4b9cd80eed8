import { useState } from 'react'
import { useSavedCode } from '../../access/saved-code.browser.ts'
import { forgetCode, useAccess } from '../../access/use-access.browser.ts'
import { Loaded } from '../../api/loaded.tsx'
import type { ChecklistCard } from '../../checklists/checklist-calls.ts'
import { checklistsQuery } from '../../checklists/checklist-queries.ts'
import { paths } from '../../content/paths.ts'
import { keepingWords } from '../../offline/keeping.ts'
import { useKeeping } from '../../offline/use-keeping.browser.ts'
import { Head } from '../../shell/head.tsx'
import { NeedsScript } from '../../shell/needs-script.tsx'
import { Page, PageHeader, Section } from '../../ui/page-section.tsx'
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx'
import { BackupReminder } from '../backup/backup-reminder.tsx'
import { BringOver } from '../backup/bring-over.tsx'
import { SaveBackup } from '../backup/save-backup.tsx'
import { useVisitsHere } from '../device/use-visits-here.browser.ts'
import type { VisitFigures } from '../device/visits-here.browser.ts'
import { DeleteVisits } from './delete-visits.tsx'
import { VisitsList } from './visits-list.tsx'

export default function MyVisitsPage() {
  return (
    <Page width="regular">
      <Head
        title="Your visits on this device"
        description="What you answered, noted and photographed is on your device only. Save a backup file, bring a visit over, or delete everything."
        path={paths.myVisits}
      />
      <PageHeader
        title="Your visits"
        intro="What you answered, noted and photographed is on this device and nowhere else."
      />
      <NeedsScript>Your visits are shown by JavaScript. Please switch it on and open this page again.</NeedsScript>
      <Loaded
        query={checklistsQuery}
        failed="Failed to fetch the checklists"
        className="mt-6"
        loading={
          <Loading label="Loading your visits">
            <SkeletonLines lines={6} />
          </Loading>
        }
      >
        {(checklists) => <OnThisDevice checklists={checklists} />}
      </Loaded>
    </Page>
  )
}

function OnThisDevice({ checklists }: { checklists: ChecklistCard[] }) {
  const visits = useVisitsHere()
  // It settles what is kept here of lists that were open before their payment.
  useAccess()
  const [isAsking, setAsking] = useState(false)
  const { code } = useSavedCode()
  const isAnythingHere = visits?.some(({ isEmpty }) => !isEmpty) ?? false
  const keeping = useKeeping(isAnythingHere)
  return (
    <div className="noscript:hidden">
      <VisitsList visits={visits} checklists={checklists} isAside={isAsking} />
      {isAnythingHere && (
        <Section
          layout="side"
          title="Save a backup file"
          intro="One file with all your visits, for another device or to be safe."
        >
          <SaveBackup />
          <BackupReminder {...answeredIn(visits ?? [])} />
          {keepingWords[keeping] && <p className="mt-6 max-w-reading">{keepingWords[keeping]}</p>}
          {keeping === 'seven-days' && <OntoTheHomeScreen />}
        </Section>
      )}
      <Section
        id="bring-over"
        layout="side"
        title="Bring your visit over"
        intro="From another phone or browser: save a backup file there, send it to yourself, and choose it here."
      >
        <BringOver checklists={checklists} hasCode={code !== null} onAsking={setAsking} />
      </Section>
      <Section layout="side" title="Delete everything" intro="Before you give the device away, or when you are done.">
        <DeleteVisits forgetCode={code === null ? undefined : forgetCode} />
      </Section>
    </div>
  )
}

/** When something was answered last in any of the visits, and first. */
const answeredIn = (visits: readonly VisitFigures[]) => ({
  changedAt:
    visits
      .map(({ changedAt }) => changedAt)
      .sort()
      .at(-1) ?? '',
  begunAt:
    visits
      .map(({ begunAt }) => begunAt)
      .filter((at) => at !== '')
      .sort()[0] ?? '',
})

/** The app on the home screen is not forgotten, but begins empty: so the file comes first. */
function OntoTheHomeScreen() {
  return (
    <>
      <h3 className="mt-6 text-xl">To keep them longer: the home screen</h3>
      <ol className="mt-2 max-w-reading list-decimal space-y-1 ps-6">
        <li>Save a backup file with the button above. The app on the home screen begins empty.</li>
        <li>In Safari press Share, then “Add to Home Screen”.</li>
        <li>Open it from there, press “Bring your visit over”, and choose the file.</li>
      </ol>
    </>
  )
}
