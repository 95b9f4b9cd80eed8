import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openMailServer } from '../../../tests/support/mail-server.ts'
import type { MailServer } from './mail-settings.ts'
import { optionsOf, smtpGate } from './smtp.server.ts'

const letter = {
  messageId: '<one@shop.example>',
  date: new Date('2026-11-20T18:00:00Z'),
  subject: 'Hello',
  text: 'Text\n',
}

async function opened(server: Partial<MailServer> = {}, options: Parameters<typeof openMailServer>[0] = {}) {
  const mails = await openMailServer(options)
  onTestFinished(() => mails.close())
  const address = { host: '127.0.0.1', port: mails.port, security: 'plain', login: undefined, ...server } as const
  const settings = { server: address, to: 'owner@shop.example', from: 'post@shop.example' }
  return { mails, gate: smtpGate(settings, 'The Shop', { whole: 1500, silence: 400 }) }
}
const login = { user: 'post@shop.example', password: 'right' }

describe('handing in a mail', () => {
  it('brings it with its id, its day, and a note that nobody answers it', async () => {
    const { mails, gate } = await opened({ login })
    expect(await gate.check()).toBeUndefined()
    expect(await gate.send(letter)).toBeUndefined()
    expect(mails.arrived).toEqual([expect.objectContaining({ messageId: '<one@shop.example>', subject: 'Hello' })])
    const raw = mails.arrived[0]?.raw ?? ''
    for (const line of [
      /^From: "?The Shop"? <post@shop\.example>/m,
      /^To: owner@shop\.example/m,
      /^Date: Fri, 20 Nov 2026 18:00:00 \+0000/m,
      /^Auto-Submitted: auto-generated/m,
    ])
      expect(raw).toMatch(line)
  })

  it('says why it failed in a word, never in those of a server or a library, which may hold the settings', async () => {
    const { mails, gate } = await opened()
    mails.behave('refuses')
    expect(await gate.send(letter)).toBe('refused')
    mails.behave('refuses-address')
    expect(await gate.send(letter)).toBe('address')
    mails.behave('stalls')
    expect(await gate.send(letter)).toBe('silent')
    mails.behave('dies')
    expect(await gate.send(letter)).toBe('unreachable')
    expect(await gate.send(letter)).toBe('unreachable')
    expect(await gate.check()).toBe('unreachable')
    mails.behave('takes')
    await mails.comeBack()
    expect(await gate.send(letter)).toBeUndefined()
    expect(mails.arrived).toHaveLength(2)
    const wrong = await opened({ login: { ...login, password: 'wrong' } })
    expect(await wrong.gate.check()).toBe('login')
  })

  it('ends with a server that sends a line now and then and never comes to an end', async () => {
    const drip = createServer((socket) => {
      socket.write('220 mail.example\r\n')
      const timer = setInterval(() => socket.write('250-one moment\r\n'), 50)
      socket.on('error', () => {}).on('close', () => clearInterval(timer))
    })
    onTestFinished(() => void drip.close())
    await new Promise<void>((resolve) => drip.listen(0, '127.0.0.1', resolve))
    const { port } = drip.address() as AddressInfo
    const { gate } = await opened({ port })
    const begun = performance.now()
    expect(await gate.send(letter)).toBe('silent')
    expect(await gate.check()).toBe('silent')
    expect(performance.now() - begun).toBeLessThan(4000)
  })

  it('says no password to a server without TLS, and trusts no certificate that nobody vouches for', async () => {
    const without = await opened({ security: 'starttls', login })
    expect(await without.gate.send(letter)).toBe('unsafe')
    expect(await without.gate.check()).toBe('unsafe')
    const unsigned = await opened({ security: 'starttls', login }, { offersTls: true })
    expect(await unsigned.gate.send(letter)).toBe('unsafe')
    expect([...without.mails.verbs, ...unsigned.mails.verbs].filter((verb) => /AUTH|MAIL|DATA/.test(verb))).toEqual([])
    expect(optionsOf({ host: 'h', port: 465, security: 'tls', login })).toMatchObject({ secure: true })
  })
})
