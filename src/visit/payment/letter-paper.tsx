import Printer from 'lucide-react/icons/printer'
import { articlePath } from '../../content/paths.ts'
import { MoneyBox } from '../../shell/money-box.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { share } from '../../ui/share-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import { placeOfPaper } from '../paperwork/paper-place.ts'
import type { PaperProps } from '../paperwork/paper-props.ts'
import { FactFields } from './fact-fields.tsx'
import { letterIn, letterText } from './letter.ts'
import { LetterPhotos, LetterSheet } from './letter-sheet.tsx'
import { letterTitles } from './letter-words.ts'
import { paymentFields } from './payment-fields.ts'
import { DayField, LineField, ReceivedField, SumField } from './payment-form.tsx'
import { notLegalAdvice, sumFaultWords, sumWords } from './payment-words.ts'
import { useFaultPhotos } from './use-fault-photos.browser.ts'
import { usePayment } from './use-payment.tsx'

/** The letter of the 14 days, out of what the visit holds: its fields, and the sheets to print, copy or share. */
export function LetterPaper({ steps }: PaperProps) {
  const { visitId, checklist, job } = useVisitContext()
  const payment = usePayment(steps)
  const { visit, open, today } = payment
  const faults = open.problems
  const photos = useFaultPhotos(
    visitId,
    faults.map(({ point }) => point.id),
  )
  if (faults.length === 0)
    return (
      <p className="mt-2">
        This letter is written from the checks that you answered with Problem, and there is none yet. Other reasons,
        such as work not done, damage or an unpaid subcontractor, you write yourself, within the same 14 days.
      </p>
    )
  const content = { checklist, job, visit, faults, today, photos: numbersByPoint(photos ?? []) }
  const letters = [letterIn('en', content), letterIn('es', content)] as const
  const [english, spanish] = letters
  const both = letters.map(letterText).join('\n\n\n')
  return (
    <>
      <p className="mt-2">
        It says in writing what you do not approve of a bill, and why. Keep a copy, and send it some days before the
        last, by a way that proves the day.{' '}
        <TextLink href={articlePath('payment-schedules')}>When it is needed</TextLink>
      </p>
      <LetterForm {...payment} />
      <div className="mt-6 flex flex-wrap gap-3" data-screen-only="">
        <Button variant="primary" icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
          Print the letter
        </Button>
        <CopyButton size="regular" text={letterText(english)} of="the English text" label="Copy English" />
        <CopyButton size="regular" text={letterText(spanish)} of="the Spanish text" label="Copy Spanish" />
        <CopyButton
          size="regular"
          text={both}
          of="the letter in both languages"
          label="Share"
          insteadOfCopying={() => share({ title: letterTitles.title.en, text: both })}
        />
      </div>
      {photos === null && (
        <Notice tone="caution" className="mt-4">
          <p>This device did not tell the photos, so the letter names none.</p>
        </Notice>
      )}
      <div className="printed-alone">
        {letters.map((letter) => (
          <LetterSheet key={letter.lang} letter={letter} />
        ))}
        {photos && photos.length > 0 && (
          <LetterPhotos
            photos={photos}
            numberOf={(pointId) => faults.find(({ point }) => point.id === pointId)?.number ?? ''}
          />
        )}
      </div>
      <MoneyBox className="mt-6" />
      <p className="mt-4 text-quiet">{notLegalAdvice}</p>
    </>
  )
}

function numbersByPoint(photos: readonly { number: number; pointId: string }[]): ReadonlyMap<string, number[]> {
  const groups = Map.groupBy(photos, ({ pointId }) => pointId)
  return new Map([...groups].map(([pointId, ones]) => [pointId, ones.map(({ number }) => number)]))
}

/** What the letter names beside the problems; what is left out is a blank line in it. */
function LetterForm({ days, sum, forms, today }: ReturnType<typeof usePayment>) {
  const fixBy = forms[paymentFields.fixBy] ?? ''
  const held = sumFaultWords(sum) || sumWords(sum)
  return (
    <details className="fold mt-4" open data-screen-only="">
      <summary>
        <span className="font-semibold">Fill in the letter</span>
      </summary>
      <div className="grid grid-cols-1 gap-4 pb-4">
        <p className="text-quiet">What you leave out is a blank line, to fill in by hand.</p>
        <LineField name={paymentFields.owner} label="Your name" />
        <FactFields />
        <LineField name={paymentFields.billNumber} label="Number of the bill" />
        <DayField name={paymentFields.billDay} label="Date on the bill" />
        <ReceivedField days={days} />
        <SumField name={paymentFields.sum} label="The bill asks for" />
        <div>
          <p className="font-semibold">The sum that you hold back</p>
          {held && <p className="mt-1">{held}</p>}
          <TextLink alone href={`#${placeOfPaper('before-paying')}`}>
            Costs of the faults, and the sum held back
          </TextLink>
        </div>
        <DayField
          name={paymentFields.fixBy}
          label="To be corrected by"
          error={fixBy !== '' && fixBy < today && 'That day has passed. Name one that is still to come.'}
        />
        <DayField name={paymentFields.letterDay} label="Date of the letter" hint="Today, unless you name another." />
      </div>
    </details>
  )
}
