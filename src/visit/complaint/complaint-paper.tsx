import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useDeferredValue, useMemo, useState } from 'react'
import { articlePath } from '../../content/paths.ts'
import { phoenixDay } from '../../format/phoenix-time.ts'
import { saveFile } from '../../ui/browser/save-file.browser.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useVisitContext, useVisitValue } from '../context/visit-context.tsx'
import { stopFirst } from '../model/fitted-items.ts'
import { filtered } from '../model/steps.ts'
import { aboutIn } from '../model/visit.ts'
import type { PaperProps } from '../paperwork/paper-props.ts'
import { useFormField } from '../paperwork/use-form-field.tsx'
import { FactFields } from '../payment/fact-fields.tsx'
import { paymentFields } from '../payment/payment-fields.ts'
import { DayField, LineField, SumField } from '../payment/payment-form.tsx'
import {
  type ComplaintContent,
  complaintEnd,
  complaintFaults,
  complaintFile,
  complaintFileName,
  complaintHead,
  complaintStyle,
} from './complaint.ts'
import { complaintFields } from './complaint-fields.ts'
import {
  beforeFiling,
  complaintBasis,
  complaintIntro,
  complaintLabels,
  filingDayWords,
  filingRule,
  notAdvice,
} from './complaint-words.ts'
import { ShownParts } from './shown-parts.tsx'
import { useDrawnPhotos } from './use-drawn-photos.browser.ts'

/** The folder for a complaint to the Registrar of Contractors, out of what the visit holds: to print, or to keep as a file. */
export function ComplaintPaper({ steps }: PaperProps) {
  const { visitId, checklist, job } = useVisitContext()
  const visit = useVisitValue((shown) => shown)
  const [today] = useState(() => phoenixDay(new Date()))
  const faults = useMemo(() => stopFirst(filtered(steps, visit, 'problem')), [steps, visit])
  const { photos, drawing } = useDrawnPhotos(
    visitId,
    faults.map(({ point }) => point.id),
  )
  const content = { checklist, job, visit, faults, today, photos: photos ?? new Map() }
  if (faults.length === 0)
    return (
      <p className="mt-2">
        A complaint names faults, and no problem of this visit is open. Answer a check with Problem first.
      </p>
    )
  return (
    <>
      <p className="mt-2">{complaintIntro}</p>
      <BeforeFiling today={today} />
      <ComplaintForm />
      {drawing && drawing.all > 0 && (
        <p role="status" className="mt-4">
          Putting photo {drawing.done + 1} of {drawing.all} into the folder…
        </p>
      )}
      {photos === null && (
        <Notice tone="caution" className="mt-4">
          <p>This device did not tell the photos, so the folder has none. Open this page once more.</p>
        </Notice>
      )}
      <Actions content={content} isReady={drawing === undefined} />
      <Shown {...content} />
      <p className="mt-6 text-quiet">{complaintBasis}</p>
      <p className="mt-3 text-quiet">{notAdvice}</p>
    </>
  )
}

/** What to know first, and until when. */
function BeforeFiling({ today }: { today: string }) {
  const [finished] = useFormField(complaintFields.finished)
  return (
    <>
      <h3 className="mt-5 text-xl">Before you file</h3>
      <ul className="mt-2 list-disc space-y-1 ps-6">
        {beforeFiling.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-3">{filingRule}</p>
      <p role="status" className="mt-1 font-semibold">
        {filingDayWords(finished, today)}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <TextLink alone href="https://roc.az.gov/file-complaint">
          File with the Registrar
        </TextLink>
        <TextLink alone href={articlePath('roc-license-check')}>
          What the Registrar can do
        </TextLink>
      </p>
    </>
  )
}

/** What the folder names beside the faults. */
const ComplaintForm = () => (
  <details className="fold mt-4" open data-screen-only="">
    <summary>
      <span className="font-semibold">Fill in the folder</span>
    </summary>
    <div className="grid grid-cols-1 gap-4 pb-4 sm:grid-cols-2">
      <p className="text-quiet sm:col-span-2">What you leave out is a blank line, to fill in by hand.</p>
      <LineField name={complaintFields.owner} label="Your name" />
      <LineField name={complaintFields.ownerAddress} label="Your mailing address" />
      <LineField name={complaintFields.ownerContact} label="Your phone and e-mail" />
      <FactFields />
      <LineField name={complaintFields.contractorAddress} label={complaintLabels.contractorAddress} />
      <DayField name={complaintFields.signed} label={complaintLabels.signed} />
      <SumField name={complaintFields.price} label={complaintLabels.price} />
      <SumField name={complaintFields.paid} label={complaintLabels.paid} />
      <DayField name={complaintFields.begun} label="The work was begun on" />
      <DayField name={complaintFields.finished} label="Finished, or last worked on" />
      <LineField name={complaintFields.asks} label="What you ask for" hint="Repair, or completion of the work." />
      <DayField name={paymentFields.letterDay} label="Date of your letter" hint="If you sent one." />
      <LineField name={complaintFields.letterSent} label="How and when you sent it" />
    </div>
  </details>
)

interface ActionsProps {
  content: ComplaintContent
  /** All photos are in it. */
  isReady: boolean
}

function Actions({ content, isReady }: ActionsProps) {
  const [saved, setSaved] = useState('')
  const save = () => {
    const name = complaintFileName(content.checklist)
    saveFile(new File([complaintFile(content)], name, { type: 'text/html' }))
    setSaved(name)
  }
  return (
    <div data-screen-only="" className="mt-6">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          busy={!isReady}
          icon={<Printer size={20} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          Print the folder
        </Button>
        <Button busy={!isReady} icon={<Download size={20} aria-hidden="true" />} onClick={save}>
          Save it as a file
        </Button>
      </div>
      <p role="status" className="mt-2 wrap-anywhere text-quiet">
        {saved && `${saved}: look for it where this device puts downloads. Nothing was sent anywhere.`}
      </p>
    </div>
  )
}

/** The folder as it is printed. What is typed changes the parts around the faults alone, and not before it is shown. */
function Shown(content: ComplaintContent) {
  const { checklist, job, visit, faults, photos, today } = content
  const about = aboutIn(useDeferredValue(visit))
  const { points } = visit
  const around = useMemo(() => {
    const said = { checklist, job, visit: { points: new Map(), items: new Map(), about }, faults, today }
    return [complaintHead(said), complaintEnd(said)]
  }, [checklist, job, about, faults, today])
  const middle = useMemo(
    () => complaintFaults({ checklist, job, visit: { points, items: new Map() }, faults, photos, today }),
    [checklist, job, points, faults, photos, today],
  )
  const parts = useMemo(() => [around[0], middle, around[1]].map((part) => part?.markup ?? ''), [around, middle])
  return (
    <section aria-label="The folder" className="printed-alone mt-6 border-2 border-outline print:mt-0 print:border-0">
      <ShownParts style={complaintStyle} parts={parts} />
    </section>
  )
}
