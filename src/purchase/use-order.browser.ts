import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failureKind } from '../api/call-error.ts'
import { makeCall } from '../api/make-call.browser.ts'
import type { Plan } from '../content/content-schema.ts'
import type { PlanType } from '../content/plan-table.ts'
import { randomKey } from '../ui/browser/random-key.browser.ts'
import type { OrderResponse } from './purchase-calls.ts'

/**
 * What came of the last press. `refused`: no order was made. `unknown`: the answer is lost, and the order may have been
 * made; one more press finds it.
 */
export type Outcome = 'placed' | 'refused' | 'unknown'

/** Placing an order for a plan. `onPlaced` hears of each answer that has come. */
export function useOrder(onPlaced: (order: OrderResponse) => void) {
  const [outcome, setOutcome] = useState<Outcome>()
  // Stays in sight also while the next order is placed, and when that one fails.
  const [placed, setPlaced] = useState<OrderResponse>()
  // One key for one wish: a try after a lost answer finds the same order, also after a look at the other plan.
  const keys = useRef(new Map<PlanType, string>())
  // A second press comes before the button is drawn as busy.
  const isUnderWay = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ planType, priceDollars, currency }: Plan) => {
      const idempotencyKey = keys.current.get(planType) ?? randomKey()
      keys.current.set(planType, idempotencyKey)
      return makeCall('orderPlan', { body: { planType, amount: priceDollars, currency }, idempotencyKey })
    },
    onSuccess: (order) => {
      setPlaced(order)
      onPlaced(order)
      setOutcome('placed')
    },
    onError: (failure) => {
      const kind = failureKind(failure)
      setOutcome(kind === 'no-connection' || kind === 'our-side' ? 'unknown' : 'refused')
    },
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  return {
    placed,
    isPending,
    outcome,
    place(plan: Plan) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate(plan)
    },
    /** The placed order is to be seen once more. */
    show: () => setOutcome('placed'),
    /** The buyer has seen the outcome; after an order, the next press is about another one. */
    close() {
      if (outcome === 'placed') keys.current.clear()
      setOutcome(undefined)
    },
  }
}
