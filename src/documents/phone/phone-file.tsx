/** The phone file: the full list of each of its checklists, with what its reader answers, on one page. */
import { useEffect, useState } from 'react'
import { adviceLine, phaseLabels } from '../../checklists/checklist-words.ts'
import { paths, visitPath } from '../../content/paths.ts'
import { useObservable } from '../../ui/browser/observable.browser.ts'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Logo } from '../../ui/pictures/logo.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { OutdoorButton, ThemeSwitch } from '../../ui/theme-switch.tsx'
import { fitItems, phases } from '../../visit/model/fitted-items.ts'
import { countsOf, percentOf, problemCount, progressOf } from '../../visit/model/progress.ts'
import { progressWords } from '../../visit/model/visit-words.ts'
import { type Pack, packTitle } from '../pack.ts'
import { chooserNote, howToStart, licenseLine, safetyRule } from '../words.ts'
import { FileAnswers } from './file-answers.tsx'
import { phoneStore, type StoredSheet, useFiles } from './phone-store.browser.ts'
import { type Filter, SheetList } from './sheet-list.tsx'
import { noVisitOf } from './stored-visit.ts'
import type { TextStorage } from './text-storage.browser.ts'

/** `storage` is where the answers are; the server has none. */
export function PhoneFile({ pack, storage }: { pack: Pack; storage: TextStorage }) {
  const [sheets] = useState(() =>
    pack.sheets.map((sheet): StoredSheet => {
      const { id } = sheet.checklist
      return { ...sheet, stored: phoneStore(`home-quality/${pack.codeLastFour}/${id}`, id, storage) }
    }),
  )
  useStoredAnswers(sheets, storage)
  const [filter, setFilter] = useState<Filter>('')
  const isKeeping = useObservable(storage.isKeeping) !== false
  const isAlone = sheets.length === 1
  return (
    <div className="mx-auto w-full max-w-regular px-4 pt-4 pb-32 sm:px-8">
      <FileHead pack={pack} isKeeping={isKeeping} sheets={sheets} />
      <main>
        {sheets.map((sheet, index) => (
          <SheetList
            key={sheet.checklist.id}
            {...sheet}
            isAlone={isAlone}
            isFirst={index === 0}
            filter={filter}
            storage={storage}
          />
        ))}
        <section className="mt-10">
          <FileAnswers publicUrl={pack.publicUrl} isKeeping={isKeeping} sheets={sheets} />
          <ThemeSwitch legend="Screen" className="mt-6 w-fit" />
          <p className="mt-6 text-sm text-quiet">{adviceLine}</p>
          <p className="mt-2 text-sm text-quiet">
            {licenseLine(pack)}. <TextLink href={pack.publicUrl}>{pack.publicUrl}</TextLink>
          </p>
        </section>
      </main>
      <FileBar sheets={sheets} filter={filter} onFilter={setFilter} />
    </div>
  )
}

/** Reads what is stored, and again whenever another tab may have stored something. */
function useStoredAnswers(sheets: readonly StoredSheet[], storage: TextStorage): void {
  useEffect(() => {
    const takeUp = () => {
      for (const { stored } of sheets) stored.takeUp()
    }
    const takeUpMore = () => {
      if (!document.hidden && storage.isKeeping.read()) takeUp()
    }
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || sheets.some(({ stored }) => stored.key === key)) takeUpMore()
    }
    takeUp()
    document.addEventListener('visibilitychange', takeUpMore)
    addEventListener('pageshow', takeUpMore)
    addEventListener('storage', onStorage)
    return () => {
      document.removeEventListener('visibilitychange', takeUpMore)
      removeEventListener('pageshow', takeUpMore)
      removeEventListener('storage', onStorage)
    }
  }, [sheets, storage])
}

interface FileHeadProps {
  pack: Pack
  isKeeping: boolean
  sheets: readonly StoredSheet[]
}

function FileHead({ pack, isKeeping, sheets }: FileHeadProps) {
  const { dayInWords } = useFormats()
  return (
    <header className="grid grid-cols-1 gap-3 wrap-anywhere">
      <div className="flex items-center justify-between gap-4">
        <p className="flex items-center gap-2 font-semibold">
          <Logo className="size-6" />
          {pack.siteName}
        </p>
        <OutdoorButton />
      </div>
      <h1 className="text-3xl">{packTitle(pack)}</h1>
      <Notice tone="caution" className="hidden noscript:flex">
        <p>
          <b>Here it can only be read.</b> Answers need the page, or a browser that runs the script in this file. The
          page: <TextLink href={pageOf(pack)}>{pageOf(pack)}</TextLink>
        </p>
      </Notice>
      <p className="text-sm text-quiet">
        {pack.planLabel}. Made on {dayInWords(pack.madeOn)}.
      </p>
      {pack.kind === 'chooser' && <Chooser pack={pack} />}
      <p className="border-s-4 border-caution ps-3">
        <b>Safety.</b> {safetyRule}
      </p>
      {!isKeeping && (
        <Notice tone="caution" role="status" title="Your answers last only while this file is open.">
          <p>This browser lets it keep nothing. Save them before you close it, at the end of this page.</p>
        </Notice>
      )}
      {sheets.length > 1 && (
        <nav aria-label="Checklists in this file">
          <ul className="grid gap-1">
            {sheets.map(({ checklist: { id, title } }) => (
              <li key={id}>
                <TextLink alone href={`#${id}`}>
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  )
}

/** Where the same is answered on the site. */
function pageOf({ publicUrl, kind, sheets: [only, ...others] }: Pack): string {
  const isAlone = kind === 'started' && only !== undefined && others.length === 0
  return publicUrl + (isAlone ? visitPath(only.checklist.id) : paths.checklists)
}

const Chooser = ({ pack }: { pack: Pack }) => (
  <Card as="section">
    <h2 className="text-xl">What this file is</h2>
    <p className="mt-2">{chooserNote}</p>
    <ol className="mt-2 list-decimal ps-6">
      {howToStart(pack).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p className="mt-2">
      <TextLink href={`${pack.publicUrl}${paths.access}`}>Enter your access code</TextLink> (needs a connection)
    </p>
  </Card>
)

interface FileBarProps {
  sheets: readonly StoredSheet[]
  filter: Filter
  onFilter: (filter: Filter) => void
}

const filters: readonly Filter[] = ['', 'open', 'problem', ...phases]

/** At the lower edge of the screen: how far all checklists of the file are, and which points are shown. */
function FileBar({ sheets, filter, onFilter }: FileBarProps) {
  const used = phases.filter((phase) => sheets.some(({ items }) => items.some((item) => item.phase === phase)))
  const files = useFiles(sheets)
  const each = sheets.map(({ checklist, items }, index) => {
    const { visit, job } = files[index] ?? noVisitOf(checklist.id)
    const fitted = fitItems(items, job, checklist)
    return { ...progressOf(fitted, visit, checklist.itemCount), ...countsOf(fitted, visit) }
  })
  const sum = (of: (one: (typeof each)[number]) => number) => each.reduce((all, one) => all + of(one), 0)
  const [completed, total] = [sum((one) => one.completed), sum((one) => one.total)]
  const words = progressWords(
    { completed, total, percent: percentOf(completed, total) },
    { stops: sum((one) => one.stops) },
  )
  return (
    <section
      aria-label="Progress and filter"
      data-bottom-bar=""
      data-screen-only=""
      className="fixed inset-x-0 bottom-0 border-t border-hairline bg-page py-2 noscript:hidden"
    >
      <div className="mx-auto flex max-w-regular items-center gap-4 px-4 sm:px-8">
        <div className="flex-1">
          <p role="status" className="text-sm font-semibold tabular-nums">
            {words} · {sum(problemCount)} to fix
          </p>
          <progress className="bar" value={completed} max={Math.max(1, total)} aria-label="Items done" />
        </div>
        <Select
          aria-label="Show"
          className="w-40"
          value={filter}
          onChange={({ currentTarget: { value } }) => onFilter(filters.find((one) => one === value) ?? '')}
        >
          <option value="">Everything</option>
          {used.map((phase) => (
            <option key={phase} value={phase}>
              {phaseLabels[phase]}
            </option>
          ))}
          <option value="open">Not checked yet</option>
          <option value="problem">Problems</option>
        </Select>
      </div>
    </section>
  )
}
