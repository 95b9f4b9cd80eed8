import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useMemo } from 'react'
import example from '../../../content/example-report.yml'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import { itemsQuery } from '../../checklists/checklist-queries.ts'
import { LoadedChecklist } from '../../checklists/loaded-checklist.tsx'
import { exampleChecklist } from '../../content/checklist-ids.ts'
import { checklistPath, paths } from '../../content/paths.ts'
import { Head } from '../../shell/head.tsx'
import { useSite } from '../../shell/use-site.ts'
import { saveFile } from '../../ui/browser/save-file.browser.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Page, PageHeader } from '../../ui/page-section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { noFacts } from '../model/report-facts.ts'
import { exampleVisit } from './example-visit.ts'
import { type ReportContent, reportBody, reportFileName, reportStyle, verificationReport } from './report.ts'
import { ShownReport } from './shown-report.tsx'

const title = 'An example report'

/** The report of a visit that nobody made, so that what a list leaves behind can be seen before it is bought. */
export default function ExampleReportPage() {
  return (
    <LoadedChecklist id={exampleChecklist} title={title}>
      {(checklist) => <Example checklist={checklist} />}
    </LoadedChecklist>
  )
}

function Example({ checklist }: { checklist: Checklist }) {
  const { data: items, error, isFetching, refetch } = useQuery(itemsQuery(checklist.id))
  return (
    <Page width="regular">
      <Head
        title={title}
        description={`What a homeowner holds at the end: a report of the ${checklist.title} checklist with made-up answers, made by the same program as yours.`}
        path={paths.exampleReport}
      />
      {error && !isFetching && <LoadFailed title="Failed to fetch items" error={error} onRetry={refetch} />}
      {items && <Finished checklist={checklist} items={items} />}
    </Page>
  )
}

function Finished({ checklist, items }: { checklist: Checklist; items: Item[] }) {
  const content = useExample(checklist, items)
  const save = () => saveFile(new File([verificationReport(content)], reportFileName(checklist), { type: 'text/html' }))
  return (
    <>
      <div data-screen-only="">
        <PageHeader
          label="From the free checks"
          title={title}
          intro="The house and the answers are made up. Your report comes out of the same form."
        >
          <div className="flex flex-wrap gap-3 noscript:hidden">
            <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
              Print it
            </Button>
            <Button icon={<Download size={20} aria-hidden="true" />} onClick={save}>
              Save it as a file
            </Button>
          </div>
        </PageHeader>
      </div>
      <section aria-label="The report" className="mt-6 border-2 border-outline print:mt-0 print:border-0">
        <ShownReport style={reportStyle} markup={reportBody(content, 'h2').markup} />
      </section>
      <ul className="mt-8 max-w-reading list-disc space-y-1 ps-6" data-screen-only="">
        <li>
          It holds the {checklist.freeItemCount} free items of the{' '}
          <TextLink href={checklistPath(checklist.id)}>{checklist.title} checklist</TextLink>. With a plan it holds all{' '}
          {checklist.itemCount}.
        </li>
        <li>What is to fix comes first: what was seen, what the contractor promised, and your photos of it.</li>
        <li>
          It is made on your phone, and nothing of it is sent to us. You send it to the contractor, or you print it.
        </li>
      </ul>
      <p className="mt-6" data-screen-only="">
        The first three items of every list are free: <TextLink href={paths.checklists}>choose yours</TextLink>. All ten
        open with <TextLink href={paths.pricing}>a plan</TextLink>, from {content.site.priceRange.split('-')[0]}.
      </p>
    </>
  )
}

function useExample(checklist: Checklist, items: Item[]): ReportContent {
  const site = useSite()
  const visit = useMemo(() => exampleVisit(example), [])
  const { title, job, facts, madeOn } = example
  return { site, checklist, title, items, visit, job, facts: { ...noFacts, ...facts }, madeOn }
}
