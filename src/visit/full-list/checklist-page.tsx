import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useMatch, useNavigate } from 'react-router'
import { SaveOfflineFile } from '../../access/save-offline-file.tsx'
import { StartHere } from '../../access/start-here.tsx'
import { useAccess, useIsAccessKnown } from '../../access/use-access.browser.ts'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import { checklistSocial } from '../../checklists/checklist-social.ts'
import { checklistSteps } from '../../checklists/checklist-steps.ts'
import { useRememberedChecklist } from '../../checklists/last-checklist.browser.ts'
import { LoadedChecklist } from '../../checklists/loaded-checklist.tsx'
import { TradePicture } from '../../checklists/trade-picture.tsx'
import { isSaid } from '../../content/job-fit.ts'
import { checklistPath, jobInHash, paths, visitPath } from '../../content/paths.ts'
import { KeepingLine, OfflineLine } from '../../offline/offline-line.tsx'
import { BeforePayment, isUnpaid } from '../../opening/before-payment-part.tsx'
import { OpensIfOrdered } from '../../opening/opens-if-ordered.tsx'
import { Head } from '../../shell/head.tsx'
import { JsonLd } from '../../shell/json-ld.tsx'
import { useSite } from '../../shell/use-site.ts'
import { useOpening } from '../../ui/browser/opening.browser.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FoldCard, Folds } from '../../ui/fold-card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Page } from '../../ui/page-section.tsx'
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx'
import { FindCheck } from '../context/find-check.tsx'
import { JobCard } from '../context/job-card.tsx'
import { NewerList } from '../context/newer-list.tsx'
import { openRowAround } from '../context/open-row.browser.ts'
import { StopWork } from '../context/stop-work.tsx'
import { Tonight } from '../context/tonight.tsx'
import { useFitted } from '../context/use-fitted.browser.ts'
import { VisitActions } from '../context/visit-actions.tsx'
import { VisitChoice } from '../context/visit-choice.tsx'
import { VisitProvider } from '../context/visit-context.tsx'
import { useNamedVisits } from '../device/use-named-visits.browser.ts'
import { useVisitedList, type VisitedList } from '../device/use-visited-list.browser.ts'
import type { FittedItem } from '../model/fitted-items.ts'
import { withJob } from '../model/job.ts'
import { countsOf, needsCode } from '../model/progress.ts'
import { goOnWords } from '../model/visit-words.ts'
import { devicePhotos } from '../photos/device-photos.tsx'
import { JobFormButton } from '../report/job-form-button.tsx'
import { ChecklistAbout, ChecklistFacts } from './checklist-about.tsx'
import { ItemList } from './item-list.tsx'

export default function ChecklistPage() {
  const { id = '' } = useMatch(paths.checklist)?.params ?? {}
  return (
    <LoadedChecklist id={id} title="Verification checklist">
      {(checklist) => <ChecklistView key={id} checklist={checklist} />}
    </LoadedChecklist>
  )
}

function ChecklistView({ checklist }: { checklist: Checklist }) {
  const visits = useNamedVisits(checklist.id)
  return <VisitedChecklist key={visits.key} newest={checklist} visits={visits} />
}

function VisitedChecklist({ newest, visits }: { newest: Checklist; visits: ReturnType<typeof useNamedVisits> }) {
  const access = useAccess()
  const list = useVisitedList(newest, visits, access)
  const { checklist, items, isOpen, isStarted, canStart, asked, visiting, job } = list
  useRememberedChecklist(newest.id, job.jobs)
  useNamedJob(list)
  // Who has it open is here to check: what is only said about the list makes room for it.
  const isAtWork = isOpen && !canStart
  const isKnown = useIsAccessKnown()
  const [isTold, setTold] = useState(false)
  useOpening(
    visiting.isRead && isKnown && (isOpen || asked.error !== null || !isStarted) && (isTold || !isUnpaid(access)),
  )
  const fitted = useFitted({ items: items ?? noItems, checklist, job, visit: visiting.visit })
  const parts = { list, access, fitted, isAtWork }
  return (
    <Page className="own-page own-list pt-4! sm:pt-6!">
      <p className="opening-line">Opening your checklist…</p>
      <PageTop {...parts} />
      <BeforePayment access={access} checklistId={newest.id} onShown={setTold} />
      {canStart && access && <StartCard checklist={checklist} access={access} />}
      {items && <Actions {...parts} items={items} />}
      <OfflineLine address={checklistPath(checklist.id)} isDataStored={list.isKept} shownSince={list.shownSince} />
      <NewerList newer={list.newer} visit={visiting.visit} />
      <Folds>
        <StopWork checklist={checklist} items={items ?? []} job={job} hrefOf={({ id }) => `#${id}`} />
        <JobCard checklist={checklist} job={job} onChange={list.changeJob} folded />
        <FoldCard title="Tools and how to use it" folded className="max-sm:col-span-full">
          <Tonight fitted={fitted} hrefOf={({ point }) => `#${point.id}`} />
          <VisitChoice checklist={checklist} visits={visits} />
          {isAtWork && <FindCheck fitted={fitted} hrefOf={({ id }) => `#${id}`} />}
          <ChecklistAbout checklist={checklist} />
        </FoldCard>
      </Folds>
      <Items {...parts} />
      <KeepingLine hasAnswers={visiting.visit.points.size + visiting.visit.items.size > 0} />
      {items && <JobFormButton checklist={checklist} items={items} job={job} />}
    </Page>
  )
}

const noItems: readonly Item[] = []

interface PartProps {
  list: VisitedList
  access: ReturnType<typeof useAccess>
  fitted: FittedItem[]
  isAtWork: boolean
}

function PageTop({ list: { checklist, title, items }, isAtWork }: PartProps) {
  const site = useSite()
  return (
    <>
      <Head
        title={`${checklist.title} checklist`}
        description={checklist.description}
        path={checklistPath(checklist.id)}
        within={{ name: 'Checklists', path: paths.checklists }}
        image={checklistSocial(checklist)}
      />
      {items && <JsonLd data={checklistSteps(site, checklist, items.slice(0, checklist.freeItemCount))} />}
      {isAtWork ? (
        <h1 className="text-2xl wrap-anywhere sm:text-4xl">{title}</h1>
      ) : (
        <header className="grid gap-2 md:grid-cols-[1fr_auto]">
          <div className="grid max-w-reading gap-1 sm:gap-2">
            <h1 className="text-2xl wrap-anywhere sm:text-4xl">{title}</h1>
            <p className="leading-snug wrap-anywhere text-quiet max-sm:text-[0.9375rem]">
              {firstSentence(checklist.description)}
            </p>
            <ChecklistFacts checklist={checklist} />
          </div>
          <TradePicture category={checklist.category} className="hidden h-32 w-auto md:block" />
        </header>
      )}
    </>
  )
}

function StartCard({ checklist, access }: { checklist: Checklist; access: NonNullable<PartProps['access']> }) {
  return (
    <Card tone="strong" className="mt-6">
      <h2 className="text-xl">Open all {checklist.itemCount} items</h2>
      <p className="mt-2 mb-4">
        {isUnpaid(access)
          ? 'Your code opens one project before your payment is confirmed.'
          : `Your code has ${access.projectsRemaining === 1 ? '1 project' : `${access.projectsRemaining} projects`} left.`}
      </p>
      <div className="min-h-target">
        <StartHere accessCode={access.code} checklist={checklist} access={access} />
      </div>
    </Card>
  )
}

function Actions({ list, access, items, fitted, isAtWork }: PartProps & { items: Item[] }) {
  const { checklist, canStart, visiting } = list
  const counts = countsOf(fitted, visiting.visit)
  return (
    <VisitActions
      checklist={checklist}
      title={list.title}
      items={items}
      open={list.isOpen}
      hadFullAccess={list.hadFullAccess}
      told={list.told}
      canStart={canStart || isUnpaid(access) || needsCode(counts, list)}
      visiting={visiting}
      job={list.job}
    >
      <ButtonLink href={visitPath(checklist.id)} variant="primary">
        {goOnWords(counts, list)}
      </ButtonLink>
      {access?.status === 'active' && isAtWork && <SaveOfflineFile code={access.code} checklistId={checklist.id} />}
    </VisitActions>
  )
}

/** The items of the checklist, or that they are still to come. */
function Items({ list, access, fitted }: PartProps) {
  const { checklist, items, asked, visiting } = list
  const title = 'The checklist'
  useNamedCheck(items)
  return (
    <section aria-label={title}>
      <h2 className="sr-only">{title}</h2>
      {asked.error && !asked.isFetching && (
        <LoadFailed title="Failed to fetch items" error={asked.error} onRetry={asked.refetch} className="mb-6" />
      )}
      {items ? (
        <VisitProvider
          visitId={visiting.id}
          checklist={checklist}
          job={list.job}
          photos={devicePhotos}
          store={visiting.store}
        >
          <ItemList
            items={items}
            fitted={fitted}
            open={list.isOpen}
            hadFullAccess={list.hadFullAccess}
            canStart={list.canStart || isUnpaid(access)}
            visiting={visiting}
            opens={<OpensIfOrdered />}
          />
        </VisitProvider>
      ) : (
        <ItemsLoading failed={asked.error !== null} />
      )}
    </section>
  )
}

/** Picks the job that the address names, once, where nothing was said of the job yet; the address then forgets it. */
function useNamedJob({ checklist, job, visiting: { isRead }, changeJob }: VisitedList): void {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const named = jobInHash(hash)
  const pick = useEffectEvent((id: string) => {
    if (!isSaid(job) && checklist.jobs.some((one) => one.id === id)) changeJob((said) => withJob(said, id, true))
    void navigate(pathname, { replace: true })
  })
  useEffect(() => {
    if (named && isRead) pick(named)
  }, [named, isRead])
}

/** Opens the row of the check that the address names; the page itself scrolls to it. */
function useNamedCheck(items: Item[] | undefined): void {
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is there once the items are.
  useEffect(() => {
    openRowAround(document.getElementById(location.hash.slice(1)))
  }, [location, items])
}

function ItemsLoading({ failed }: { failed: boolean }) {
  if (failed) return null
  return (
    <Loading label="Loading checklist items">
      <SkeletonLines lines={8} />
    </Loading>
  )
}

const firstSentence = (text: string): string => text.split(/(?<=\.) /)[0] ?? text
