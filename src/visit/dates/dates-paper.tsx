import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { phoenixDay } from '../../format/phoenix-time.ts'
import { useSite } from '../../shell/use-site.ts'
import { saveFile } from '../../ui/browser/save-file.browser.ts'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import { lateSteps } from '../model/steps.ts'
import { lastDay } from '../model/visit-words.ts'
import { useWalk } from '../one-by-one/use-walk.browser.ts'
import type { PaperProps } from '../paperwork/paper-props.ts'
import { useFormField } from '../paperwork/use-form-field.tsx'
import { calendarFile } from './calendar-file.ts'
import { datesAfter, isFinishDay, monthsIn, mostLaborMonths } from './job-dates.ts'

/** The dates that follow from the day on which the job was finished, as a list and as a calendar file. */
export function DatesPaper({ title, steps, onPick }: PaperProps) {
  const { weekdayInWords } = useFormats()
  const { name, publicUrl } = useSite()
  const { visitId, checklist, job } = useVisitContext()
  const [finished, writeFinished] = useFormField('dates/finished')
  const [months, writeMonths] = useFormField('dates/labor-months')
  const laborMonths = monthsIn(months)
  const isDay = isFinishDay(finished)
  const today = phoenixDay(new Date())
  const dates = isDay ? datesAfter({ checklistId: checklist.id, job, finished, laborMonths: laborMonths ?? 0 }) : []
  const save = () => {
    const host = new URL(publicUrl).hostname
    const events = dates.map(({ id, day, title: what, why, remind }) => ({
      uid: `${visitId}.${id}@${host}`,
      day,
      title: `${what} (${title})`,
      text: why,
      remind,
    }))
    const text = calendarFile(events, { madeAt: new Date(), maker: name })
    saveFile(new File([text], `${checklist.category}-dates.ics`, { type: 'text/calendar' }))
  }
  return (
    <>
      <div className="mt-3 grid max-w-md grid-cols-1 gap-4">
        <Field label="The job was finished on">
          <TextInput
            type="date"
            max={lastDay}
            value={finished}
            onChange={(event) => writeFinished(event.currentTarget.value)}
          />
        </Field>
        <Field
          label="Months of labor warranty, as your paper says"
          optional
          {...(laborMonths === undefined && { error: `A whole number of months, from 1 to ${mostLaborMonths}.` })}
        >
          <TextInput inputMode="numeric" value={months} onChange={(event) => writeMonths(event.currentTarget.value)} />
        </Field>
      </div>
      {finished !== '' && !isDay && <p className="mt-4 font-semibold">This is no day that we can count from.</p>}
      {dates.length > 0 && (
        <>
          <ol className="mt-5 grid grid-cols-1 gap-3">
            {dates.map(({ id, day, title: what, why }) => (
              <li key={id} className="border-s-4 border-outline ps-3">
                <p className="font-semibold">
                  {weekdayInWords(day)}
                  {day < today && ' · has passed'}
                </p>
                <p>{what}</p>
                <p className="text-sm text-quiet">{why}</p>
              </li>
            ))}
          </ol>
          <Button
            variant="primary"
            size="large"
            className="mt-5"
            data-screen-only=""
            onClick={save}
            icon={<CalendarPlus size={20} aria-hidden="true" />}
          >
            Save the calendar file
          </Button>
          <p className="mt-2 text-quiet">
            Your calendar opens it and reminds you a week before each day, and 60 days before the last one for a
            complaint.
          </p>
          <LookAgain steps={steps} onPick={onPick} />
        </>
      )}
    </>
  )
}

/** What shows late, to be looked at again one by one. */
function LookAgain({ steps, onPick }: Pick<PaperProps, 'steps' | 'onPick'>) {
  const { visitId } = useVisitContext()
  const [, takeWalk] = useWalk(visitId)
  const late = lateSteps(steps)
  const [first] = late
  if (!first) return null
  const begin = () => {
    takeWalk('late')
    onPick(first.point.id)
  }
  return (
    <section className="mt-6">
      <h3 className="text-xl">In the eleventh month</h3>
      <p className="mt-1">
        {late.length === 1 ? 'One check' : `${late.length} checks`} can be looked at again without the crew. A problem
        that you find then is kept with its day.
      </p>
      <Button className="mt-3" data-screen-only="" onClick={begin}>
        Look at {late.length === 1 ? 'it' : 'them one by one'}
      </Button>
      <details className="fold mt-3">
        <summary>
          <span className="font-semibold">Which they are</span>
        </summary>
        <ul className="grid grid-cols-1">
          {late.map(({ point, number }) => (
            <li key={point.id}>
              <TextLink alone href={`#${point.id}`}>
                {number} {point.name.en}
              </TextLink>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
