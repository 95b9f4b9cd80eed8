import Check from 'lucide-react/icons/check'
import type { Measure } from '../../checklists/checklist.ts'
import { verdictWords } from '../../checklists/readings/verdict-words.ts'
import type { SumResult } from '../../checklists/sums/sum.ts'
import { ToneIcon } from '../../ui/tone.tsx'
import { useChangeAt } from '../context/visit-context.tsx'
import type { PointRecord } from '../model/visit.ts'
import { NumberField } from './number-field.tsx'

interface SumFieldsProps {
  pointId: string
  check: string
  sum: NonNullable<Measure['sum']>
  record: PointRecord
  /** Undefined while there is no reading. */
  result: SumResult | undefined
}

/** The numbers that a reading is judged by, then the verdict with the calculation behind it. */
export function SumFields({ pointId, check, sum, record: { inputs }, result }: SumFieldsProps) {
  const change = useChangeAt(pointId)
  return (
    <>
      {Object.entries(sum.inputs).map(([key, { label, unit }]) => {
        const typed = inputs[key] ?? ''
        const fault = result && 'fault' in result && result.fault === key ? result.why : undefined
        // Nothing is wrong with a field that was not reached yet.
        const isReached = typed.trim() !== ''
        return (
          <NumberField
            key={key}
            label={label}
            unit={unit}
            check={check}
            typed={typed}
            keypad="decimal"
            hint={isReached ? undefined : fault}
            error={isReached ? fault : undefined}
            onType={(typed) => change({ inputs: { ...inputs, [key]: typed } })}
          />
        )
      })}
      <div role="status">{result && !('fault' in result) && <Judged {...result} />}</div>
    </>
  )
}

const looks = {
  inside: { tone: 'text-pass', icon: <Check size={20} aria-hidden="true" /> },
  outside: { tone: 'text-problem', icon: <ToneIcon tone="problem" /> },
  ask: { tone: 'text-caution', icon: <ToneIcon tone="caution" /> },
}

function Judged({ verdict, arithmetic, rule }: Exclude<SumResult, { fault: string }>) {
  const { tone, icon } = looks[verdict]
  return (
    <div className="max-w-lg">
      <p className={`flex gap-2 font-semibold ${tone}`}>
        <span className="mt-0.5">{icon}</span>
        {verdictWords[verdict]}
      </p>
      <p className="wrap-anywhere tabular-nums">{arithmetic}</p>
      <p className="text-sm text-quiet">{rule}</p>
    </div>
  )
}
