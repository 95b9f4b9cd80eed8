import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failureKind } from '../api/call-error.ts'
import { makeCall } from '../api/make-call.browser.ts'
import type { Plan } from '../content/content-schema.ts'
import type { PlanType } from '../content/plan-table.ts'
import { randomKey } from '../ui/browser/random-key.browser.ts'
import type { OrderResponse } from './purchase-calls.ts'

/**
 * The outcome of the last attempt. `refused`: no order was made. `unknown`: the response is lost, so the order may exist;
 * the next attempt finds it.
 */
export type Outcome = 'placed' | 'refused' | 'unknown'

/** Places orders. `onPlaced` is called with each order that was placed. */
export function useOrder(onPlaced: (order: OrderResponse) => void) {
  const [outcome, setOutcome] = useState<Outcome>()
  // Kept while the next order is placed, also when that one fails.
  const [placed, setPlaced] = useState<OrderResponse>()
  // One key for each plan until its order is closed: a retry after a lost response finds the same order.
  const keys = useRef(new Map<PlanType, string>())
  // A second click can come before React has disabled the button.
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
    /** Shows the placed order again. */
    show: () => setOutcome('placed'),
    /** Closes the outcome; after a placed order the next attempt is a new one. */
    close() {
      if (outcome === 'placed') keys.current.clear()
      setOutcome(undefined)
    },
  }
}
