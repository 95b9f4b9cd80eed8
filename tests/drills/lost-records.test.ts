import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { bankEnvironment } from '../support/business.ts'
import { orderBody } from '../support/plans.ts'
import { type RunningService, startService } from '../support/running-service.ts'

vi.setConfig({ testTimeout: 180_000 })

const laterOrders = 15

async function start(env: Record<string, string>, dataDir: string): Promise<RunningService> {
  const service = await startService({ RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...env }, dataDir)
  onTestFinished(async () => void (await service.stop('SIGKILL')))
  return service
}

function folders(): { parent: string; dataDir: string } {
  const parent = mkdtempSync(join(tmpdir(), 'hqp-lost-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  return { parent, dataDir: join(parent, 'data') }
}

const buy = (service: RunningService) =>
  fetch(`${service.url}/api/bank-transfer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderBody()),
  })
const readiness = async (service: RunningService) => (await fetch(`${service.url}/readyz`)).status
const records = (dataDir: string) =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith('home-quality.db'))
    .map((name) => join(dataDir, name))

it.each<[string, (dataDir: string, parent: string) => void]>([
  ['are moved away', (dataDir) => renameSync(join(dataDir, 'home-quality.db'), join(dataDir, 'moved.db'))],
  [
    'are deleted',
    (dataDir) => {
      for (const file of records(dataDir)) rmSync(file)
    },
  ],
  [
    'are in a folder that another takes the place of',
    (dataDir, parent) => {
      renameSync(dataDir, join(parent, 'before'))
      mkdirSync(dataDir)
      cpSync(join(parent, 'before'), dataDir, { recursive: true })
    },
  ],
  ['are emptied', (dataDir) => truncateSync(join(dataDir, 'home-quality.db'))],
  ['lose the file that writes ahead', (dataDir) => rmSync(join(dataDir, 'home-quality.db-wal'))],
])('acknowledges no order once the records %s, and says so', async (_, lose) => {
  const { parent, dataDir } = folders()
  const service = await start(bankEnvironment, dataDir)
  for (let n = 0; n < 5; n++) expect((await buy(service)).status).toBe(201)
  expect(await readiness(service)).toBe(200)

  lose(dataDir, parent)
  const answers = await Promise.all(Array.from({ length: laterOrders }, () => buy(service)))
  const acknowledged = answers.filter(({ status }) => status === 201).length
  process.stdout.write(`${acknowledged} of ${laterOrders} lost orders acknowledged\n`)
  expect(answers.map(({ status }) => status)).toEqual(Array(laterOrders).fill(503))
  expect(await answers[0]?.json()).toMatchObject({ code: 'unavailable', detail: expect.stringContaining('Nothing') })
  expect(await readiness(service)).toBe(503)
  expect((await fetch(service.url)).status).toBe(200)
  expect(service.output()).toMatch(/no longer the file that this service has open.*stop the service, restore/)
})

it('goes on selling when its records are back', async () => {
  const { dataDir } = folders()
  const service = await start({}, dataDir)
  await buy(service)
  renameSync(join(dataDir, 'home-quality.db'), join(dataDir, 'moved.db'))
  expect((await buy(service)).status).toBe(503)
  renameSync(join(dataDir, 'moved.db'), join(dataDir, 'home-quality.db'))
  expect((await buy(service)).status).toBe(201)
  await service.stop()
  const db = new DatabaseSync(join(dataDir, 'home-quality.db'))
  expect(db.prepare('select count(*) as orders from orders').get()).toMatchObject({ orders: 2 })
  db.close()
})

it('starts live on empty records only when told to, and on its own ever after', async () => {
  const { dataDir } = folders()
  const untold = { ...bankEnvironment, NEW_RECORDS: 'no' }
  const refused = async () => {
    const fault = await start(untold, dataDir).then(
      () => 'it started',
      (error: Error) => error.message,
    )
    expect(fault).toMatch(/there are no records at .*home-quality\.db, and a live service makes none.*NEW_RECORDS=yes/)
  }
  await refused()
  const first = await start(bankEnvironment, dataDir)
  expect((await buy(first)).status).toBe(201)
  await first.stop()
  await (await start(untold, dataDir)).stop()
  truncateSync(join(dataDir, 'home-quality.db'))
  await refused()
})

it('starts a demonstration on empty records without being told', async () => {
  const service = await start({ NEW_RECORDS: 'no' }, folders().dataDir)
  expect((await buy(service)).status).toBe(201)
})
