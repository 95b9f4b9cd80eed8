import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { orderBody } from '../support/plans.ts'
import { type RunningService, startService } from '../support/running-service.ts'

// A service needs its time to start where many things run at once.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const paths = [
  '/',
  '/?q=secret-query',
  '/checklist/hvac?x=secret-query',
  '/nothing',
  '/api/search?q=secret-query',
  '/favicon.svg',
  '/%ff',
  '/line%0abreak',
]
const idempotencyKey = 'idempotency-key-of-the-whole-journey'

let service: RunningService
let output = ''
/** The number of each answer to `paths`, where it has one. */
const numbers: (string | null)[] = []
let secrets: { accessCode: string; reference: string }

// One life of a service: strange addresses, then a whole journey; the log is read when it is over.
beforeAll(async () => {
  service = await startService({ LOG_LEVEL: 'trace' })
  for (const path of paths)
    numbers.push((await get(path, { 'user-agent': 'agent\tsecret-query' })).headers.get('x-request-id'))
  const order = await post('/api/bank-transfer', orderBody(), { 'idempotency-key': idempotencyKey })
  const { accessCode, instructions } = (await order.json()) as {
    accessCode: string
    instructions: { reference: string }
  }
  secrets = { accessCode, reference: instructions.reference }
  const groups = accessCode.slice(-20).match(/\d{4}/g) ?? []
  await post('/api/verify-access', { accessCode })
  await post('/api/projects', { accessCode, checklistId: 'hvac' })
  for (const format of ['mobile', 'print', 'pdf']) await post(`/api/download-checklists/${format}`, { accessCode })
  await get('/api/checklist-items/hvac', { authorization: `Bearer ${accessCode}` })
  await post('/api/verify-access', { accessCode: `${accessCode}1` })
  // What people paste where it does not belong.
  await get(`/access?code=${accessCode}`)
  await get(`/access/${accessCode}`)
  await get(`/checklist/${encodeURIComponent(accessCode.replace(/(\d{4})/g, '$1 '))}`)
  await get(`/api/checklists/${accessCode}`)
  await get(`/purchase/${instructions.reference}`)
  await get(`/d${groups.join('%2F')}`)
  await get(`/d${groups.join('_')}`)
  await get(`/access/${accessCode.slice(-20).replaceAll('0', 'O').replaceAll('1', 'l')}`)
  await get(`/%48%51${instructions.reference.slice(2).replace('-', '_')}`)
  await service.stop()
  output = service.output()
})
afterAll(() => service.remove())

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(service.url + path, { headers })
  await response.arrayBuffer()
  return response
}
async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return new Response(await response.text(), response)
}

const entries = () =>
  output
    .split('\n')
    .filter((line) => line !== '' && !/ is ready at |^The password of the operator's console .* is in \//.test(line))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
const requests = () => entries().filter((entry) => 'path' in entry)

it('is one line of JSON for each request, with its number, and nothing else', () => {
  expect(requests()).toHaveLength(paths.length + 17)
  expect(
    requests()
      .slice(0, paths.length)
      .map((entry) => entry.path),
  ).toEqual(paths.map((path) => path.split('?')[0]))
  for (const entry of requests()) {
    expect(Object.keys(entry).sort()).toEqual(['id', 'level', 'method', 'ms', 'path', 'status', 'time'])
    expect(entry.id).toMatch(/^[0-9a-f-]{36}$/)
  }
  for (const [n, number] of numbers.entries()) if (number !== null) expect(requests()[n]?.id).toBe(number)
})

it('holds no query and no word about the caller', () => {
  expect(output).not.toContain('secret-query')
  expect(output).not.toContain('127.0.0.1,')
  expect(requests().some((entry) => String(entry.path).includes('?'))).toBe(false)
})

it('holds no access code, no payment reference and no idempotency key, not even from an address', () => {
  const plain = output
    .replace(/%20|%2F|[ +_-]/g, '')
    .replace(/O(?=[\dOl])|(?<=[\dOl])O/g, '0')
    .replace(/l(?=[\d0l])|(?<=[\d0l])l/g, '1')
  const digits = secrets.accessCode.slice(-20)
  expect(requests().length).toBeGreaterThan(12)
  for (const secret of [
    digits,
    digits.slice(0, 8),
    digits.slice(-8),
    secrets.reference,
    secrets.reference.slice(3),
    idempotencyKey,
  ])
    expect(plain.includes(secret.replaceAll('-', '')), secret).toBe(false)
})
