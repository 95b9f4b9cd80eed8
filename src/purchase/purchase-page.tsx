import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import plans from '../../content/plans.yml'
import { useSavedCode } from '../access/saved-code.browser.ts'
import { accessQuery, isRefusal, useIsAccessKnown } from '../access/use-access.browser.ts'
import { CarriedLine } from '../checklists/carried-line.tsx'
import { useCarriedList } from '../checklists/carried-list.browser.ts'
import { lockedWords } from '../checklists/locked-words.ts'
import { paths } from '../content/paths.ts'
import type { PlanType } from '../content/plan-table.ts'
import { codeOpensInShort } from '../opening/opening-words.ts'
import { ExampleReportLink } from '../shell/example-report-link.tsx'
import { Head } from '../shell/head.tsx'
import { NeedsScript } from '../shell/needs-script.tsx'
import { useSite } from '../shell/use-site.ts'
import { useOpening } from '../ui/browser/opening.browser.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Button } from '../ui/button.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { ContinueVisit } from '../visit/my-visits/continue-visit.tsx'
import { type KnownOrder, orderOfCode, placedOrder } from './known-order.ts'
import { OrderDialog } from './order-dialog.tsx'
import { OrderFailed } from './order-failed.tsx'
import { OrderForm } from './order-form.tsx'
import { OrderFound, OrderPlaced, PayOrder } from './order-placed.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { Step, Steps } from './step.tsx'
import { useOrder } from './use-order.browser.ts'
import { WhatNow } from './what-now.tsx'
import { WhatOpensWhen } from './what-opens-when.tsx'

export default function PurchasePage() {
  const site = useSite()
  const { hours } = useFormats()
  const carried = useCarriedList()
  const [planType, setPlanType] = usePlanType()
  const plan = plans.find((one) => one.planType === planType)
  const savedCode = useSavedCode()
  const [isAgain, setAgain] = useState(false)
  const order = useOrder(({ accessCode }) => {
    // A code that is saved on this device may hold projects, so only the buyer replaces it.
    if (savedCode.code === null) savedCode.save(accessCode)
    setAgain(false)
  })
  const { placed, outcome } = order
  const found = useFoundOrder(savedCode.code)
  const known = placed ? placedOrder(placed) : found
  const isSaved = known !== undefined && known.accessCode === savedCode.code
  useOpening(useIsAccessKnown())
  return (
    <Page width="regular" className="own-page">
      <p className="opening-line">Looking for your order…</p>
      <Head
        title="Buy a plan"
        description={`Pay by bank transfer or Zelle. You get your access code at once; ${codeOpensInShort(site)}.`}
        path={paths.purchase}
      />
      <PageHeader title="Buy a plan" intro="Three steps: order, pay by bank transfer or Zelle, check the work." />
      {carried && (
        <>
          <CarriedLine list={carried} />
          {lockedWords(carried.jobs, { jobs: carried.picked, answers: {} }).map((line) => (
            <p key={line} className="mt-1 max-w-reading">
              {line}
            </p>
          ))}
        </>
      )}
      <p className="text-sm">
        <ExampleReportLink />
      </p>
      <ContinueVisit className="mt-4" />
      <NeedsScript>Placing an order needs JavaScript. Please switch it on and open this page again.</NeedsScript>
      <Steps>
        <Step number={1} title={known && !isAgain ? 'Order' : 'Choose your plan'}>
          {placed ? (
            <OrderPlaced order={placed} isSaved={isSaved} isShown={outcome === 'placed'} onShow={order.show} />
          ) : (
            known && <OrderFound order={known} />
          )}
          {known && !isAgain ? (
            // No button that orders stands where the first order was pressed.
            <Button
              className="mt-4"
              onClick={() => {
                setPlanType(undefined)
                setAgain(true)
              }}
            >
              Order another plan
            </Button>
          ) : (
            <div className={known && 'mt-6'}>
              <OrderForm
                chosen={plan}
                onChoose={setPlanType}
                isPending={order.isPending}
                onOrder={order.place}
                isAnother={known !== undefined}
              />
            </div>
          )}
        </Step>
        <Step number={2} title="Pay">
          {known && !isAgain ? (
            <PayOrder order={known} />
          ) : plan ? (
            <PaymentPanel plan={plan} />
          ) : (
            <p className="max-w-reading">
              Bank transfer or Zelle, with the reference that comes with your order. Cards and PayPal: coming soon.
            </p>
          )}
          <p className="mt-2 text-sm text-quiet">
            Business hours: {hours.short.days} {hours.short.span}, Phoenix time. Payments are confirmed within these
            hours.
          </p>
        </Step>
        <Step number={3} title="Check the work">
          {known && !isAgain ? (
            <WhatNow order={known} list={carried} isSaved={isSaved} />
          ) : (
            <WhatOpensWhen list={carried} />
          )}
        </Step>
      </Steps>
      {(outcome === 'refused' || outcome === 'unknown') && <OrderFailed outcome={outcome} onClose={order.close} />}
      {outcome === 'placed' && placed && (
        <OrderDialog
          order={placed}
          list={carried}
          otherCode={isSaved ? null : savedCode.code}
          onUse={savedCode.save}
          onClose={order.close}
        />
      )}
    </Page>
  )
}

/** The plan that is chosen; at first the one that the hash of the address names. */
function usePlanType() {
  const [planType, setPlanType] = useState<PlanType>()
  // The server never sees the hash, so it is read after hydration.
  const { hash } = useLocation()
  useEffect(() => {
    // A choice made before hydration is in the radio buttons only.
    const early = document.querySelector<HTMLInputElement>('input[name="plan"]:checked')?.value
    const wanted = plans.find((one) => one.planType === (early ?? hash.slice(1)))
    if (wanted) setPlanType(wanted.planType)
  }, [hash])
  return [planType, setPlanType] as const
}

/** The order of the code that this device has; `undefined` where it has none, or one that opens nothing any more. */
function useFoundOrder(code: string | null): KnownOrder | undefined {
  const { data, error } = useQuery({ ...accessQuery(code ?? ''), enabled: code !== null })
  if (code === null || isRefusal(error)) return undefined
  return data ? orderOfCode(code, data) : { accessCode: code, status: 'unknown', paidCents: 0 }
}
