import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { openDatabase } from '../src/database/database.server.ts'
import { orderBody } from '../tests/support/plans.ts'
import { startPostgres } from '../tests/support/postgres-server.ts'
import { type LoadGenerator, runExpecting } from './load.ts'
import { type Measured, startService, workDir } from './measured.ts'
import { median, type Row, row, spread } from './table.ts'

const rounds = 8
const perRound = 400
const connections = 16

/** Orders through the service against the same two rows inserted without it, both on the disk before they count. */
export async function orders(load: LoadGenerator): Promise<Row[]> {
  return [...(await onSqlite(load)), ...(await onPostgres(load))]
}

async function onSqlite(load: LoadGenerator): Promise<Row[]> {
  const service = await startService()
  const file = join(mkdtempSync(join(workDir, 'bare-')), 'bare.db')
  const schema = await openDatabase({ file })
  await schema.destroy()
  const db = new DatabaseSync(file)
  db.exec('pragma journal_mode = wal; pragma synchronous = full')
  const insertOrder = db.prepare(statement('orders', orderRow(), () => '?'))
  const insertAudit = db.prepare(statement('audit', auditRow(''), () => '?'))
  const insert = async () => {
    const order = orderRow()
    db.exec('begin immediate')
    insertOrder.run(...Object.values(order))
    insertAudit.run(...Object.values(auditRow(order.id)))
    db.exec('commit')
  }
  const rows = await compare('SQLite', load, service, async () => {
    for (let i = 0; i < perRound; i++) await insert()
  })
  db.close()
  await service.stop()
  return rows
}

async function onPostgres(load: LoadGenerator): Promise<Row[]> {
  const server = await startPostgres({ durable: true })
  if (!server) return [row('orders on PostgreSQL', 'not measured: no server programs here', 0)]
  const service = await startService({ DATABASE_URL: server.url, CODE_KEY: 'a key for measuring only, long enough' })
  const pool = new pg.Pool({ connectionString: server.url, max: 10 })
  const order = statement('orders', orderRow(), (i) => `$${i + 1}`)
  const audit = statement('audit', auditRow(''), (i) => `$${i + 1}`)
  const insert = async () => {
    const client = await pool.connect()
    const values = orderRow()
    await client.query('begin')
    await client.query({ name: 'order', text: order, values: Object.values(values) })
    await client.query({ name: 'audit', text: audit, values: Object.values(auditRow(values.id)) })
    await client.query('commit')
    client.release()
  }
  const rows = await compare('PostgreSQL', load, service, async () => {
    let left = perRound
    const writer = async () => {
      while (left-- > 0) await insert()
    }
    await Promise.all(Array.from({ length: connections }, writer))
  })
  await pool.end()
  await service.stop()
  await server.stop()
  return rows
}

/** Turn and turn about: `perRound` orders through the service, then as many bare inserts. */
async function compare(
  engine: string,
  load: LoadGenerator,
  { port }: Measured,
  insertBare: () => Promise<void>,
): Promise<Row[]> {
  const order = {
    port,
    method: 'POST' as const,
    paths: ['/api/bank-transfer'],
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderBody()),
    requests: perRound,
    connections,
  }
  const through: number[] = []
  const bare: number[] = []
  await runExpecting(load, 201, { ...order, requests: 1000 })
  await insertBare()
  for (let round = 0; round < rounds; round++) {
    through.push(perRound / (await runExpecting(load, 201, order)).seconds)
    const began = performance.now()
    await insertBare()
    bare.push((perRound / (performance.now() - began)) * 1000)
  }
  const ratios = through.map((rate, i) => rate / (bare[i] ?? Number.NaN))
  const n = `${rounds} × ${perRound}`
  return [
    row(`orders a second on ${engine}, ${connections} at once`, spread(through, '/s', 0), n),
    row(`bare inserts a second on ${engine}`, spread(bare, '/s', 0), n),
    row(`orders against bare inserts on ${engine}`, spread(ratios, '×'), n, '>= 0.5×', median(ratios) >= 0.5),
  ]
}

const statement = (table: string, values: object, placeholder: (index: number) => string): string =>
  `insert into ${table} (${Object.keys(values)}) values (${Object.keys(values).map((_, i) => placeholder(i))})`

/** A row as large as the service's own. */
function orderRow() {
  const now = new Date().toISOString()
  return {
    id: randomUUID(),
    plan: 'basic',
    amount_cents: 2900,
    currency: 'USD',
    payments: 'demo',
    reference: `HQ-${randomBytes(4).toString('hex')}`,
    code_hmac: randomBytes(32).toString('hex'),
    recovery_hmac: randomBytes(32).toString('hex'),
    status: 'paid',
    projects_bought: 1,
    projects_remaining: 1,
    created_at: now,
    confirmed_at: now,
    expires_on: now.slice(0, 10),
    due_on: now.slice(0, 10),
    closes_on: now.slice(0, 10),
  }
}

const auditRow = (orderId: string) => ({
  id: randomUUID(),
  at: new Date().toISOString(),
  order_id: orderId,
  actor: 'demonstration',
  action: 'ordered',
  detail: '{"plan":"basic","status":"paid"}',
})
