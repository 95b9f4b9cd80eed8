import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { calls } from '../../src/api/contract.ts'
import { checklistIds } from '../../src/content/checklist-ids.ts'
import type { OrderResponse } from '../../src/purchase/purchase-calls.ts'
import { type Business, openBusiness } from '../support/business.ts'
import { sqlite } from '../support/engines.ts'
import { lockedIn } from '../support/locked-text.ts'

vi.setConfig({ testTimeout: 180_000 })

const friday = new Date('2026-11-21T04:00:00Z')
const lastMoment = new Date('2026-11-25T23:59:59.999Z')
const shut = new Date('2026-11-26T00:00:00Z')

async function openShop(openBeforePayment: number): Promise<Business> {
  const shop = await openBusiness(sqlite, { live: true, openBeforePayment, now: friday })
  onTestFinished(shop.close)
  return shop
}

/** What the code of an order gets, by call: whatever the contract lets a code be sent to, for every checklist and format. */
async function* answersTo(shop: Business, { accessCode, instructions, recoveryPhrase }: OrderResponse) {
  const authorization = `Bearer ${accessCode}`
  for (const call of Object.values(calls)) {
    const paths = ['pdf', 'mobile', 'print'].flatMap((format) =>
      checklistIds.map((id) => call.path.replace('{format}', format).replace('{id}', id)),
    )
    if ('bearer' in call)
      for (const path of new Set(paths)) yield { path, answer: await shop.get(path, { authorization }) }
    if (!('body' in call) || !('accessCode' in call.body.shape)) continue
    const bodies: object[] =
      'checklistId' in call.body.shape ? checklistIds.map((checklistId) => ({ checklistId })) : []
    for (const path of new Set(paths))
      for (const more of [...bodies, {}]) yield { path, answer: await shop.post(path, { accessCode, ...more }) }
  }
  // The last, since it replaces the code.
  const recovery = { reference: instructions.reference, words: recoveryPhrase }
  yield { path: '/api/recover-code', answer: await shop.post('/api/recover-code', recovery) }
}

/** The calls that gave locked text, and how many gave none. */
async function leaks(shop: Business, order: OrderResponse): Promise<{ locked: string[]; clean: number }> {
  const locked = new Set<string>()
  let clean = 0
  for await (const { path, answer } of answersTo(shop, order))
    if (lockedIn(await answer.text()).length > 0) locked.add(path)
    else clean++
  return { locked: [...locked], clean }
}

describe('locked text, for a code whose payment is not confirmed,', () => {
  it('is in the items of its one project while that is open, and in no other answer', async () => {
    const shop = await openShop(3)
    const order = await shop.order('qualitechnician')
    await shop.post('/api/projects', { accessCode: order.accessCode, checklistId: 'hvac' })
    shop.setNow(lastMoment)
    const { locked, clean } = await leaks(shop, order)
    expect(locked).toEqual(['/api/checklist-items/hvac'])
    expect(clean).toBeGreaterThan(60)
  })

  it('is in no answer once that is shut', async () => {
    const shop = await openShop(3)
    const order = await shop.order('qualitechnician')
    await shop.post('/api/projects', { accessCode: order.accessCode, checklistId: 'hvac' })
    shop.setNow(shut)
    const { locked, clean } = await leaks(shop, order)
    expect(locked).toEqual([])
    expect(clean).toBeGreaterThan(60)
  })

  it('is in no answer where nothing opens before the payment', async () => {
    const shop = await openShop(0)
    const { locked, clean } = await leaks(shop, await shop.order('qualitechnician'))
    expect(locked).toEqual([])
    expect(clean).toBeGreaterThan(60)
  })
})
