import Printer from 'lucide-react/icons/printer'
import { useMatch } from 'react-router'
import { checklistPath, contractRiderPath, paths } from '../content/paths.ts'
import type { Rider } from '../content/rider-content.ts'
import { Head } from '../shell/head.tsx'
import { MoneyBox } from '../shell/money-box.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ChecklistNotFound } from './checklist-not-found.tsx'
import { type RiderWords, riderWords } from './contract-rider-words.ts'
import { riderOf } from './riders.ts'

/** What a homeowner may add to the contract: when the work stops for a photo, and what comes before which payment. */
export default function ContractRiderPage() {
  const { id = '' } = useMatch(paths.contractRider)?.params ?? {}
  const rider = riderOf(id)
  if (!rider) return <ChecklistNotFound />
  const title = `Contract rider: ${rider.title}`
  return (
    <Page width="regular">
      <Head
        title={title}
        description={`Lines to add to a contract before the work begins, in English and Spanish: when the work stops for a photo, and what you hold before you pay. ${rider.title}.`}
        path={contractRiderPath(id)}
        within={{ name: 'Checklists', path: paths.checklists }}
      />
      <div data-screen-only="">
        <PageHeader
          title={title}
          label="Free to copy"
          intro="Agree on it before you sign. One page in English, the same page in Spanish. It is not legal advice."
        >
          <div className="flex flex-wrap gap-3 noscript:hidden">
            <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
              Print both pages
            </Button>
          </div>
          <p className="mt-3">
            It belongs to the <TextLink href={checklistPath(id)}>{rider.title} checklist</TextLink>.
          </p>
        </PageHeader>
      </div>
      <Paper rider={rider} words={riderWords.en} />
      <Paper rider={rider} words={riderWords.es} />
      <div data-screen-only="">
        <MoneyBox className="mt-8" />
      </div>
    </Page>
  )
}

function Paper({ rider, words }: { rider: Rider; words: RiderWords }) {
  const { lang } = words
  return (
    <Card as="section" lang={lang} className="rider mt-8">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-2xl">{words.title}</h2>
        <CopyButton text={riderText(rider, words)} of={lang === 'en' ? 'the English text' : 'the Spanish text'} />
      </div>
      <dl className="mt-4 grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
        {words.lines.map((line) => (
          <WriteIn key={line} label={line} />
        ))}
      </dl>
      <p className="mt-5">{words.intro}</p>
      <Clauses title={words.stops} clauses={rider.stops} lang={lang} />
      <Clauses title={words.payments} clauses={rider.payments} lang={lang} first={rider.stops.length + 1} />
      <p className="mt-5">{words.closing}</p>
      <dl className="mt-6 grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
        {words.signatures.map((line) => (
          <WriteIn key={line} label={line} />
        ))}
      </dl>
      <p className="mt-5 text-sm text-quiet">{words.notAdvice}</p>
    </Card>
  )
}

interface ClausesProps {
  title: string
  clauses: Rider['stops']
  lang: 'en' | 'es'
  /** The number of the first one. */
  first?: number
}

function Clauses({ title, clauses, lang, first = 1 }: ClausesProps) {
  return (
    <>
      <h3 className="mt-5 text-lg">{title}</h3>
      <ol start={first} className="mt-2 list-decimal space-y-2 ps-6">
        {clauses.map((clause) => (
          <li key={clause.en}>{clause[lang]}</li>
        ))}
      </ol>
    </>
  )
}

/** A line to fill in by hand. */
function WriteIn({ label }: { label: string }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="h-8 border-b-2 border-outline" />
    </div>
  )
}

/** A rider as plain text, to be pasted into a contract or a message. */
export function riderText(rider: Pick<Rider, 'stops' | 'payments'>, words: RiderWords): string {
  const { lang } = words
  const numbered = (clauses: Rider['stops'], first: number) =>
    clauses.map((clause, index) => `${first + index}. ${clause[lang]}`)
  return [
    words.title,
    words.lines.map((line) => `${line}: ________`).join('\n'),
    words.intro,
    [words.stops, ...numbered(rider.stops, 1)].join('\n'),
    [words.payments, ...numbered(rider.payments, rider.stops.length + 1)].join('\n'),
    words.closing,
    words.signatures.map((line) => `${line}: ________`).join('\n'),
    words.notAdvice,
  ].join('\n\n')
}
