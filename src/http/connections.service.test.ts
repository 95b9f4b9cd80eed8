import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, vi } from 'vitest'
import { watchConnections } from './connections.server.ts'

it('a stop leaves the processor to others while it waits for a client that has connected and says nothing', async () => {
  const server = createServer()
  const connections = watchConnections(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  await new Promise((resolve) => client.once('connect', resolve))
  const rounds = vi.spyOn(server, 'closeIdleConnections')
  await connections.stop(1500)
  expect(rounds.mock.calls.length).toBeLessThan(500)
})
