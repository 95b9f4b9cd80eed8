import { useMemo } from 'react'
import { phoenixDay } from '../../format/phoenix-time.ts'
import { useNow } from '../../ui/browser/now.browser.ts'
import { useVisitValue } from '../context/visit-context.tsx'
import { formsIn } from '../model/forms.ts'
import type { Step } from '../model/steps.ts'
import { objectionDays } from './objection-days.ts'
import { heldSumIn, paymentFields, stageIn } from './payment-fields.ts'
import { stagesOf, standingOpen } from './standing-open.ts'

/** The payment that the fields of a visit tell of: what stands open of it, the sums, and the days; drawn anew with each change. */
export function usePayment(steps: readonly Step[]) {
  const visit = useVisitValue((shown) => shown)
  const now = useNow(60_000)
  return useMemo(() => {
    const forms = formsIn(visit)
    const stages = stagesOf(steps)
    const stage = stageIn(forms, stages)
    const open = standingOpen(steps, visit, stage)
    const faultIds = open.problems.map(({ point }) => point.id)
    const today = phoenixDay(now ?? new Date())
    const said = { received: forms[paymentFields.received] ?? '', billDay: forms[paymentFields.billDay] ?? '' }
    return {
      visit,
      forms,
      stages,
      stage,
      open,
      today,
      days: objectionDays(said, today),
      sum: heldSumIn(forms, faultIds),
    }
  }, [visit, steps, now])
}

export type Payment = ReturnType<typeof usePayment>
