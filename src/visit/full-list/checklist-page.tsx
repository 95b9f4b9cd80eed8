import { type ReactNode, useMemo } from 'react'
import { useMatch } from 'react-router'
import { SaveOfflineFile } from '../../access/save-offline-file.tsx'
import { StartHere } from '../../access/start-here.tsx'
import { useAccess } from '../../access/use-access.browser.ts'
import type { Checklist } from '../../checklists/checklist.ts'
import { checklistSocial } from '../../checklists/checklist-social.ts'
import { checklistSteps } from '../../checklists/checklist-steps.ts'
import { useRememberedChecklist } from '../../checklists/last-checklist.browser.ts'
import { LoadedChecklist } from '../../checklists/loaded-checklist.tsx'
import { TradePicture } from '../../checklists/trade-picture.tsx'
import { checklistPath, paths, visitPath } from '../../content/paths.ts'
import { OfflineLine } from '../../offline/offline-line.tsx'
import { Head } from '../../shell/head.tsx'
import { JsonLd } from '../../shell/json-ld.tsx'
import { useSite } from '../../shell/use-site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Folds } from '../../ui/fold-card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, PageHeader, Section } from '../../ui/page-section.tsx'
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx'
import { JobCard } from '../context/job-card.tsx'
import { NewerList } from '../context/newer-list.tsx'
import { StopWork } from '../context/stop-work.tsx'
import { Tonight } from '../context/tonight.tsx'
import { VisitActions } from '../context/visit-actions.tsx'
import { VisitChoice } from '../context/visit-choice.tsx'
import { VisitProvider } from '../context/visit-context.tsx'
import { useNamedVisits } from '../device/use-named-visits.browser.ts'
import { useVisitedList } from '../device/use-visited-list.browser.ts'
import { fitItems } from '../model/fitted-items.ts'
import { countsOf, needsCode } from '../model/progress.ts'
import { devicePhotos } from '../photos/device-photos.tsx'
import { ChecklistAbout, ChecklistFacts } from './checklist-about.tsx'
import { ItemList } from './item-list.tsx'
import { useOpening } from './opening.browser.ts'

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
  useRememberedChecklist(checklist.id)
  return <VisitedChecklist key={visits.key} newest={checklist} visits={visits} />
}

function VisitedChecklist({ newest, visits }: { newest: Checklist; visits: ReturnType<typeof useNamedVisits> }) {
  const site = useSite()
  const access = useAccess()
  const list = useVisitedList(newest, visits, access)
  const { checklist, title, items, isOpen: open, isStarted, canStart, asked: shown, visiting, job, changeJob } = list
  // Who has it open is here to check: all that is only said about the list makes room for it.
  const isAtWork = open && !canStart
  useOpening(isAtWork || canStart || shown.error !== null || (access !== undefined && !isStarted))
  const fitted = useMemo(() => fitItems(items ?? [], job, checklist), [items, job, checklist])
  return (
    <Page className={classes('own-list', isAtWork && 'pt-4! sm:pt-6!')}>
      <p className="opening-line">Opening your checklist…</p>
      <Head
        title={`${checklist.title} checklist`}
        description={checklist.description}
        path={checklistPath(checklist.id)}
        within={{ name: 'Checklists', path: paths.checklists }}
        image={checklistSocial(checklist)}
      />
      {items && <JsonLd data={checklistSteps(site, checklist, items.slice(0, checklist.freeItemCount))} />}
      {isAtWork ? (
        <h1 className="text-2xl sm:text-4xl">{checklist.title}</h1>
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[1fr_auto]">
          <PageHeader title={checklist.title} label="Verification checklist" intro={checklist.description}>
            <ChecklistFacts checklist={checklist} />
          </PageHeader>
          <TradePicture category={checklist.category} className="hidden h-40 w-auto md:block" />
        </div>
      )}
      {canStart && access && (
        <Card tone="strong" className="mt-6">
          <h2 className="text-xl">Open all {checklist.itemCount} items</h2>
          <p className="mt-2 mb-4">
            Your code has {access.projectsRemaining === 1 ? '1 project' : `${access.projectsRemaining} projects`} left.
          </p>
          <StartHere accessCode={access.code} checklist={checklist} access={access} />
        </Card>
      )}
      {items && (
        <VisitActions
          checklist={checklist}
          title={title}
          items={items}
          open={open}
          hadFullAccess={list.hadFullAccess}
          canStart={canStart || needsCode(countsOf(fitted, visiting.visit), list)}
          visiting={visiting}
          job={job}
          isDense={isAtWork}
        >
          <ButtonLink href={visitPath(checklist.id)} variant="primary">
            Check point by point
          </ButtonLink>
          {access && open && !canStart && access.status === 'active' && (
            <SaveOfflineFile code={access.code} checklistId={checklist.id} />
          )}
        </VisitActions>
      )}
      <OfflineLine
        address={checklistPath(checklist.id)}
        isDataStored={list.isKept}
        shownSince={list.shownSince}
        hasAnswers={visiting.visit.points.size + visiting.visit.items.size > 0}
      />
      <NewerList newer={list.newer} visit={visiting.visit} />
      <Folds>
        <StopWork checklist={checklist} items={items ?? []} job={job} hrefOf={({ id }) => `#${id}`} folded={isAtWork} />
        <JobCard checklist={checklist} job={job} onChange={changeJob} folded={isAtWork} />
        {isAtWork && <Tonight fitted={fitted} hrefOf={({ item }) => `#${item.id}`} />}
        <VisitChoice checklist={checklist} visits={visits} />
        {!isAtWork && <ChecklistAbout checklist={checklist} folded={false} />}
      </Folds>
      {access?.status === 'awaiting-payment' && (
        <Notice tone="caution" title="Your payment is not confirmed yet" className="mt-6">
          <p>The full checklist opens as soon as it is. Until then you see the free items.</p>
        </Notice>
      )}
      <List count={items?.length ?? 0} checklist={checklist} isAtWork={isAtWork}>
        {shown.error && !shown.isFetching && (
          <LoadFailed title="Failed to fetch items" error={shown.error} onRetry={shown.refetch} className="mb-6" />
        )}
        {items ? (
          <VisitProvider
            visitId={visiting.id}
            checklist={checklist}
            job={job}
            photos={devicePhotos}
            store={visiting.store}
          >
            <ItemList
              title={title}
              items={items}
              fitted={fitted}
              open={open}
              hadFullAccess={list.hadFullAccess}
              canStart={canStart}
              isDense={isAtWork}
              visiting={visiting}
            />
          </VisitProvider>
        ) : (
          <ItemsLoading failed={shown.error !== null} />
        )}
      </List>
      {isAtWork && <ChecklistAbout checklist={checklist} folded className="mt-6" />}
    </Page>
  )
}

function ItemsLoading({ failed }: { failed: boolean }) {
  if (failed) return null
  return (
    <Loading label="Loading checklist items">
      <SkeletonLines lines={8} />
    </Loading>
  )
}

interface ListProps {
  count: number
  checklist: Checklist
  isAtWork: boolean
  children: ReactNode
}

function List({ count, checklist, isAtWork, children }: ListProps) {
  const title = 'The checklist'
  if (isAtWork)
    return (
      <section aria-label={title}>
        <h2 className="sr-only">{title}</h2>
        {children}
      </section>
    )
  return (
    <Section title={title} index={`${count} of ${checklist.itemCount} items`}>
      {children}
    </Section>
  )
}
