import { isAsked, isSaid, type Job, nothingSaid } from '../content/job-fit.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, Select } from '../ui/field.tsx'
import { TickBox } from '../ui/tick-box.tsx'
import type { Checklist } from './checklist.ts'
import { jobHint, jobTitle, unsureOfAnswer } from './checklist-words.ts'
import { withAnswer, withJob } from './job.ts'

interface JobCardProps {
  checklist: Checklist
  job: Job
  onChange: (job: Job) => void
}

/** Asks about the job, so that only what can apply to it stands in the way. Every question may be left out. */
export function JobCard({ checklist: { jobs, questions, pointCount }, job, onChange }: JobCardProps) {
  return (
    <Card className="mt-8 noscript:hidden">
      <fieldset>
        <legend className="text-lg font-bold">{jobTitle}</legend>
        <p className="mt-1 text-quiet">{jobHint} What closes up first comes first.</p>
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
              onTick={(ticked) => onChange(withJob(job, id, ticked))}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {questions
          .filter((question) => isAsked(question, job))
          .map(({ id, ask, options }) => (
            <Field key={id} label={ask}>
              <Select
                autoComplete="off"
                value={job.answers[id] ?? ''}
                onChange={(event) => onChange(withAnswer(job, id, event.currentTarget.value))}
              >
                <option value="">{unsureOfAnswer}</option>
                {options.map((option) => (
                  <option key={option.id} value={option.id}>
                    {option.name}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
      </div>
      {isSaid(job) && (
        <Button size="small" className="mt-4" onClick={() => onChange(nothingSaid)}>
          Show all {pointCount} checks
        </Button>
      )}
    </Card>
  )
}
