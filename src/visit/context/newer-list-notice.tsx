import type { CheckPoint } from '../../checklists/checklist.ts'
import { goodLines } from '../../checklists/checklist-words.ts'
import { Button } from '../../ui/button.tsx'
import { Day } from '../../ui/day.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { NewerList as Newer } from '../device/use-list-snapshot.browser.ts'
import { pointIn, type Visit } from '../model/visit.ts'

/** The differences between the list this visit began with and a newer one, which the homeowner may take. */
export function NewerListNotice({ newer, visit }: { newer: Newer; visit: Visit }) {
  const { checklist, changes, take } = newer
  const { changed, added, removed } = changes
  const again = changed.filter(({ after }) => pointIn(visit, after.id).answer !== null).length
  return (
    <Notice
      title="This checklist was revised"
      className="mt-6"
      actions={
        // Where the device cannot store it, the offer stays.
        <Button onClick={() => void take().catch(() => {})}>Go on with the newer list</Button>
      }
    >
      <p>
        You see it as it was when you began. The one of <Day date={checklist.reviewed} /> has{' '}
        {inWords([
          [changed.length, 'changed'],
          [added.length, 'more'],
          [removed.length, 'less'],
        ])}
        . Every answer stays with its check
        {again > 0 && `; ${again === 1 ? 'one of the changed is' : `${again} of the changed are`} answered already`}.
      </p>
      <details>
        <summary className="min-h-target content-center font-semibold">What is different</summary>
        <ul className="grid gap-3">
          {changed.map(({ before, after }) => (
            <li key={after.id}>
              <PointText point={after} />
              <p className="text-sm text-quiet">
                Before: {before.name.en}. {before.do.join(' ')} {goodWords(before)}
              </p>
            </li>
          ))}
          {added.map((point) => (
            <li key={point.id}>
              <span className="form-label">New</span>
              <PointText point={point} />
            </li>
          ))}
          {removed.map((point) => (
            <li key={point.id}>
              <span className="form-label">No longer asked</span>
              <p>{point.name.en}</p>
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  )
}

const PointText = ({ point }: { point: CheckPoint }) => (
  <p>
    <strong>{point.name.en}</strong> {point.do.join(' ')} {goodWords(point)}
  </p>
)

const goodWords = ({ good, cases = [] }: CheckPoint): string =>
  goodLines({ good, cases })
    .map(({ label, text }) => `${label}: ${text}.`)
    .join(' ')

/** "3 checks changed, 1 more". */
const inWords = (counts: [number, string][]): string =>
  counts
    .filter(([count]) => count > 0)
    .map(([count, word], index) =>
      index > 0 ? `${count} ${word}` : `${count === 1 ? '1 check' : `${count} checks`} ${word}`,
    )
    .join(', ')
