import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccessResponse } from '../../src/access/access-calls.ts'
import { recoveryWords } from '../../src/orders/recovery-words.ts'
import { type Business, openBusiness, openDemonstrationThenLive } from '../support/business.ts'
import { engines } from '../support/engines.ts'
import { orderBody } from '../support/plans.ts'
import { expectProblem } from '../support/problem.ts'

const refusal = 'This reference and these recovery words do not open an order. Please check both and try again.'
const wrongWords = (right: string) =>
  recoveryWords
    .filter((word) => !right.includes(word))
    .slice(0, 4)
    .join(' ')

describe.each(engines)('a lost code on $name', (engine) => {
  let shop: Business
  beforeAll(async () => {
    shop = await openBusiness(engine, { live: true })
  })
  afterAll(() => shop.close())

  const recover = (reference: string, words: string, by = shop) => by.post('/api/recover-code', { reference, words })
  const verify = (accessCode: string, by = shop) => by.post('/api/verify-access', { accessCode })
  const historyOf = async (reference: string) =>
    (await shop.operator.fileOf(reference))?.history.map(({ actor, action }) => `${actor} ${action}`)
  const refused = async (reference: string, words: string, by = shop) => {
    const problem = await expectProblem(await recover(reference, words, by), 401, 'invalid-recovery')
    expect(problem.detail).toBe(refusal)
  }
  async function newOrder(by = shop) {
    const { accessCode, recoveryPhrase = '', instructions } = await by.order('qualitechnician')
    return { accessCode, words: recoveryPhrase, reference: instructions.reference }
  }
  async function recovered(reference: string, words: string, by = shop) {
    const response = await recover(reference, words, by)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    return (await response.json()) as { accessCode: string; access: AccessResponse }
  }

  it('is answered with a new one for reference and words; the old one dies at once, and projects and last day stay', async () => {
    const { accessCode, words, reference } = await newOrder()
    expect(words.split(' ')).toHaveLength(4)
    await shop.change(reference, 'confirm')
    await shop.post('/api/projects', { accessCode, checklistId: 'hvac' })
    const before = (await (await verify(accessCode)).json()) as AccessResponse
    const again = await recovered(reference, words)
    expect(again.access).toEqual(before)
    expect(again.accessCode).not.toBe(accessCode)
    await expectProblem(await verify(accessCode), 401, 'invalid-access-code')
    expect(await (await verify(again.accessCode)).json()).toEqual(before)
    expect((await historyOf(reference))?.at(-1)).toBe('buyer recovered')
  })

  it('can be lost again: the words stay good, and the key of the order makes neither a second order nor answers with the code that died', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await shop.order('basic', key)
    const { accessCode, recoveryPhrase: words = '', instructions } = first
    expect(await shop.order('basic', key)).toEqual(first)
    const second = await recovered(instructions.reference, words)
    const third = await recovered(instructions.reference, words)
    await expectProblem(await verify(second.accessCode), 401, 'invalid-access-code')
    expect((await verify(third.accessCode)).status).toBe(200)
    const repeated = await shop.post('/api/bank-transfer', orderBody(), key)
    const { detail } = await expectProblem(repeated, 422, 'idempotency-key-reused')
    expect(detail).toContain('has been replaced. The order itself stands')
    expect(JSON.stringify(detail)).not.toContain(accessCode)
  })

  it('is found for an order that waits for its payment, which then opens the new code', async () => {
    const { words, reference } = await newOrder()
    const { accessCode, access } = await recovered(
      reference.toLowerCase().slice(3),
      words.toUpperCase().replaceAll(' ', ', '),
    )
    expect(access.status).toBe('awaiting-payment')
    await shop.change(reference, 'confirm')
    expect(await (await verify(accessCode)).json()).toMatchObject({ status: 'active' })
  })

  it('is refused in the same words for wrong words, another order’s words, an unknown reference and no words at all', async () => {
    const [one, other] = [await newOrder(), await newOrder()]
    await refused(one.reference, wrongWords(one.words))
    await refused(one.reference, other.words)
    await refused(one.reference, one.words.split(' ').toReversed().join(' '))
    await refused(one.reference, 'these are no words of ours')
    await refused('HQ-2222222', one.words)
    await refused('no reference', one.words)
    expect((await verify(one.accessCode)).status).toBe(200)
    expect(await historyOf(one.reference)).toEqual(['buyer ordered'])
  })

  it('is refused in the same words for an order that is cancelled, has expired or is over', async () => {
    const [cancelled, waiting, paid] = [await newOrder(), await newOrder(), await newOrder()]
    await shop.change(cancelled.reference, 'cancel')
    await shop.change(paid.reference, 'confirm')
    await refused(cancelled.reference, cancelled.words)
    shop.setNow(new Date('2027-01-20T18:00:00Z'))
    await refused(waiting.reference, waiting.words)
    expect((await recover(paid.reference, paid.words)).status).toBe(200)
    shop.setNow(new Date('2027-11-22T18:00:00Z'))
    await refused(paid.reference, paid.words)
    expect((await historyOf(paid.reference))?.filter((row) => row === 'buyer recovered')).toHaveLength(1)
    shop.setNow(new Date('2026-11-20T18:00:00Z'))
  })

  it('leaves one code alive when two ask at once', async () => {
    const { words, reference } = await newOrder()
    const answers = await Promise.all(Array.from({ length: 8 }, () => recovered(reference, words)))
    const alive = await Promise.all(answers.map(async ({ accessCode }) => (await verify(accessCode)).status))
    expect(alive.filter((status) => status === 200)).toHaveLength(1)
  })

  it('gets a new phrase beside the new code from the operator, and the phrase before dies with the code before', async () => {
    const { words, reference } = await newOrder()
    const decided = await shop.operator.decide(reference, { action: 'reissue' }, 'lost')
    const newPhrase = 'newPhrase' in decided ? (decided.newPhrase ?? '') : ''
    await refused(reference, words)
    expect((await recover(reference, newPhrase)).status).toBe(200)
  })

  it('does not stand in the way of taking back the decision before it', async () => {
    const { words, reference } = await newOrder()
    await shop.change(reference, 'confirm')
    const { accessCode } = await recovered(reference, words)
    const undone = await shop.operator.decide(reference, { action: 'undo' }, 'another order')
    expect(undone.outcome).toBe('done')
    expect(await (await verify(accessCode)).json()).toMatchObject({ status: 'awaiting-payment' })
  })

  it('leaves no code and no word of a phrase in the records or in the log, also when it is refused', async () => {
    const rowsNow = async () =>
      JSON.stringify([
        await shop.database.db.selectFrom('orders').selectAll().execute(),
        await shop.database.db.selectFrom('audit').selectAll().execute(),
      ])
    const isIn = (text: string, words: string) =>
      words.split(' ').some((word) => new RegExp(`\\b${word}\\b`).test(text))
    // A phrase may have a word that the records say by themselves, such as the name of a column; then it proves nothing.
    const usual = (await rowsNow()) + shop.logged.join('')
    let order = await newOrder()
    while (isIn(usual, order.words)) order = await newOrder()
    const { words, reference } = order
    const wrong = wrongWords(words)
    await refused(reference, wrong)
    const { accessCode } = await recovered(reference, words)
    const rows = await rowsNow()
    const said = rows + shop.logged.join('')
    expect(isIn(said, words)).toBe(false)
    expect(isIn(said, wrong)).toBe(false)
    expect(said).not.toContain(accessCode.slice(-20))
    expect(rows).toContain('"actor":"stranger","action":"wrong-recovery","detail":"{}"')
  })

  it('is found in a demonstration, and a live service knows nothing of that order', async () => {
    const both = await openDemonstrationThenLive(engine)
    const { words, reference } = await newOrder(both.demonstration)
    const { access, accessCode } = await recovered(reference, words, both.demonstration)
    expect(access.status).toBe('active')
    await refused(reference, words, both.live)
    expect((await verify(accessCode, both.demonstration)).status).toBe(200)
    await both.close()
  })

  it('makes an address wait after five wrong tries in a minute, codes and words together', async () => {
    const guarded = await openBusiness(engine, { live: true, rateLimits: true })
    const { words, reference } = await newOrder(guarded)
    const from = (address: string, path: string, body: object) =>
      guarded.api.request(
        path,
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
        { incoming: { socket: { remoteAddress: address } } } as never,
      )
    for (let n = 0; n < 3; n++) await from('203.0.113.1', '/api/verify-access', { accessCode: 'wrong' })
    for (let n = 0; n < 2; n++) await from('203.0.113.1', '/api/recover-code', { reference, words: 'wrong' })
    const waiting = await from('203.0.113.1', '/api/recover-code', { reference, words })
    await expectProblem(waiting, 429, 'too-many-requests')
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('203.0.113.2', '/api/recover-code', { reference, words })).status).toBe(200)
    await guarded.close()
  })

  it('makes a reference wait after ten wrong tries in an hour, from wherever they come, and says no more of one that is unknown', async () => {
    const guarded = await openBusiness(engine, { live: true, rateLimits: true })
    const [one, other] = [await newOrder(guarded), await newOrder(guarded)]
    const from = (n: number, reference: string, words: string) =>
      guarded.api.request(
        '/api/recover-code',
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ reference, words }) },
        { incoming: { socket: { remoteAddress: `203.0.113.${n}` } } } as never,
      )
    for (const reference of [one.reference, 'HQ-2222222']) {
      for (let n = 0; n < 10; n++) expect((await from(n, reference, wrongWords(one.words))).status).toBe(401)
      await expectProblem(await from(20, reference, one.words), 429, 'too-many-requests')
    }
    for (let n = 0; n < 5; n++) expect((await from(30, other.reference, other.words)).status).toBe(200)
    await guarded.close()
  })

  it('is replaced five times a day at most, from wherever it is asked, and the newest code stays good', async () => {
    const guarded = await openBusiness(engine, { live: true, rateLimits: true })
    const { words, reference } = await newOrder(guarded)
    const from = (n: number, said = words) =>
      guarded.api.request(
        '/api/recover-code',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ reference, words: said }),
        },
        { incoming: { socket: { remoteAddress: `203.0.113.${n}` } } } as never,
      )
    let newest = ''
    for (let n = 0; n < 5; n++) newest = ((await (await from(n)).json()) as { accessCode: string }).accessCode
    const over = await from(6)
    const { detail } = await expectProblem(over, 429, 'too-many-requests')
    expect(detail).toContain('The newest of them is still good')
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(3600)
    expect((await from(7, wrongWords(words))).status).toBe(401)
    expect((await verify(newest, guarded)).status).toBe(200)
    const { history = [] } = (await guarded.operator.fileOf(reference)) ?? {}
    expect(history.filter(({ action }) => action === 'recovered')).toHaveLength(5)
    await guarded.close()
  })
})
