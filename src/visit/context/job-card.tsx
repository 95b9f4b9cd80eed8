import type { Checklist } from '../../checklists/checklist.ts'
import { jobHint, jobTitle, unsureOfAnswer } from '../../checklists/job-words.ts'
import { isAsked, isSaid, type Job, nothingSaid } from '../../content/job-fit.ts'
import { useEarlyInput } from '../../ui/browser/early-input.browser.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import { Field, Select } from '../../ui/form/field.tsx'
import { TickBox } from '../../ui/form/tick-box.tsx'
import { withAnswer, withJob } from '../model/job.ts'

interface JobCardProps {
  checklist: Checklist
  job: Job
  onChange: (change: (job: Job) => Job) => void
  folded?: boolean
  className?: string
}

/** Asks about the job, so that only the checks that can apply to it are shown. Every question is optional. */
export function JobCard({
  checklist: { jobs, questions, pointCount },
  job,
  onChange,
  folded,
  className,
}: JobCardProps) {
  const picked = jobs.filter(({ id }) => job.jobs.includes(id)).map(({ name }) => name)
  const foldedTitle = picked.length > 0 ? `Your job: ${picked.join(', ')}` : `${jobTitle} All jobs`
  return (
    <FoldCard title={folded ? foldedTitle : jobTitle} folded={folded} className={classes('noscript:hidden', className)}>
      <fieldset>
        <legend className="sr-only">{jobTitle}</legend>
        <p className="mt-1 text-quiet">{jobHint} What gets covered up comes first.</p>
        <div className="mt-2 grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {jobs.map(({ id, name, pointCount }) => (
            <TickBox
              key={id}
              label={
                <>
                  {name} <span className="text-sm whitespace-nowrap text-quiet">{pointCount} checks</span>
                </>
              }
              checked={job.jobs.includes(id)}
              onTick={(ticked) => onChange((one) => withJob(one, id, ticked))}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {questions
          .filter((question) => isAsked(question, job))
          .map(({ id, ask, options }) => (
            <Field key={id} label={ask}>
              <Answer
                options={options}
                answer={job.answers[id]}
                onAnswer={(option) => onChange((one) => withAnswer(one, id, option))}
              />
            </Field>
          ))}
      </div>
      {isSaid(job) && (
        <Button size="small" className="mt-4" onClick={() => onChange(() => nothingSaid)}>
          Show all {pointCount} checks
        </Button>
      )}
    </FoldCard>
  )
}

interface AnswerProps {
  options: Checklist['questions'][number]['options']
  answer: string | undefined
  onAnswer: (option: string) => void
}

function Answer({ options, answer, onAnswer }: AnswerProps) {
  const choice = useEarlyInput<HTMLSelectElement>(({ value }) => onAnswer(value))
  return (
    <Select
      ref={choice}
      autoComplete="off"
      value={answer ?? ''}
      onChange={(event) => onAnswer(event.currentTarget.value)}
    >
      <option value="">{unsureOfAnswer}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </Select>
  )
}
