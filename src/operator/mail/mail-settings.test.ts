import { describe, expect, it } from 'vitest'
import { mailSettings, readSmtpUrl } from './mail-settings.ts'

describe('the address of the mail server', () => {
  it('demands TLS beyond this machine, whatever the port', () => {
    expect(readSmtpUrl('smtps://me%40shop.example:p%3Ass@mail.example')).toEqual({
      host: 'mail.example',
      port: 465,
      security: 'tls',
      login: { user: 'me@shop.example', password: 'p:ss' },
    })
    expect(readSmtpUrl('smtp://mail.example')).toMatchObject({ port: 587, security: 'starttls', login: undefined })
    for (const host of ['10.0.0.5', 'localhost.example', 'mail.example:25', '[2001:db8::1]'])
      expect(readSmtpUrl(`smtp://${host}`)?.security, host).toBe('starttls')
    for (const host of ['localhost', '127.0.0.1:2525', '[::1]'])
      expect(readSmtpUrl(`smtp://${host}`)?.security, host).toBe('plain')
  })

  it.each([
    'mail.example',
    'mail.example:587',
    'https://mail.example',
    'smtp:mail.example',
    'smtp://',
    'smtp://user@mail.example',
    'smtp://:password@mail.example',
    'smtp://user:p%ZZ@mail.example',
    'smtps://mail.example/?tls.rejectUnauthorized=false',
    'smtps://mail.example/inbox',
    'smtps://mail.example#a',
    'smtps://mail.example:66000',
    'smtps://mail%00.example',
    'smtps://user:pass@word@mail.example/x',
  ])('is refused as %s', (text) => expect(readSmtpUrl(text)).toBeUndefined())

  it('sends in the name of the address that signs in, and else of the operator', () => {
    const from = (url: string) => {
      const server = readSmtpUrl(url)
      return server && mailSettings(server, 'owner@shop.example').from
    }
    expect(from('smtps://post%40shop.example:x@mail.example')).toBe('post@shop.example')
    expect(from('smtps://apikey:x@mail.example')).toBe('owner@shop.example')
    expect(from('smtp://localhost')).toBe('owner@shop.example')
  })
})
