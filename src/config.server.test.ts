import { describe, expect, it } from 'vitest'
import { readConfig } from './config.server.ts'

const bank = {
  ACCOUNT_NAME: 'Test Account',
  BANK_NAME: 'Test Bank',
  ROUTING_NUMBER: '000000000',
  ACCOUNT_NUMBER: '12345678',
}
const faultsOf = (env: Record<string, string>): string[] => readConfig(env).faults ?? []
const named = (env: Record<string, string>): (string | undefined)[] => faultsOf(env).map((fault) => fault.split(' ')[0])

describe('the configuration', () => {
  it('needs nothing: then it is a demonstration on this machine, with limits on', () => {
    expect(readConfig({}).config).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: './data',
      backupDir: './backups',
      databaseUrl: undefined,
      codeKey: undefined,
      payments: { mode: 'demo', isMeant: false },
      opening: { businessDays: 3, perNetwork: 3, atOnce: 50 },
      contactEmail: undefined,
      ownerName: undefined,
      operatorPassword: undefined,
      operatorTotpSecret: undefined,
      notify: undefined,
      trustedProxies: 0,
      rateLimits: true,
      newRecords: false,
      worksOffline: true,
      logLevel: 'info',
    })
  })

  it('takes every value that is set', () => {
    const { config } = readConfig({
      ...bank,
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://homes.example/',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgresql://one@two/three',
      CODE_KEY: 'k'.repeat(32),
      PAYMENTS: 'live',
      ZELLE_RECIPIENT: 'pay@homes.example',
      CONTACT_EMAIL: 'ask@homes.example',
      OWNER_NAME: 'An Owner',
      OPERATOR_PASSWORD: 'sixteen letters!',
      OPERATOR_TOTP_SECRET: 'jbsw y3dp ehpk 3pxp',
      OPEN_BEFORE_PAYMENT: '0',
      OPEN_PER_NETWORK: '1',
      OPEN_AT_ONCE: '200',
      NOTIFY_SMTP_URL: 'smtps://post%40homes.example:secret@mail.example',
      NOTIFY_TO: 'owner@homes.example',
      TRUST_PROXY: '2',
      LOG_LEVEL: 'warn',
    })
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://homes.example',
      dataDir: '/srv/data',
      databaseUrl: 'postgresql://one@two/three',
      codeKey: 'k'.repeat(32),
      contactEmail: 'ask@homes.example',
      ownerName: 'An Owner',
      operatorPassword: 'sixteen letters!',
      operatorTotpSecret: 'JBSWY3DPEHPK3PXP',
      opening: { businessDays: 0, perNetwork: 1, atOnce: 200 },
      notify: {
        server: {
          host: 'mail.example',
          port: 465,
          security: 'tls',
          login: { user: 'post@homes.example', password: 'secret' },
        },
        to: 'owner@homes.example',
        from: 'post@homes.example',
      },
      trustedProxies: 2,
      logLevel: 'warn',
    })
    expect(config?.payments).toEqual({
      mode: 'live',
      bank: {
        accountName: 'Test Account',
        bankName: 'Test Bank',
        routingNumber: '000000000',
        accountNumber: '12345678',
        zelleRecipient: 'pay@homes.example',
      },
    })
  })

  it('refuses an operator password that could be guessed, and one-time codes that nobody could make or without one', () => {
    expect(faultsOf({ OPERATOR_PASSWORD: 'fifteen letters' })).toEqual([
      'OPERATOR_PASSWORD must be at least 16 characters',
    ])
    for (const secret of ['JBSWY3DPEHPK3PX', 'JBSWY3DPEHPK3PX1', 'not base32, by far'])
      expect(named({ OPERATOR_PASSWORD: 'sixteen letters!', OPERATOR_TOTP_SECRET: secret })).toEqual([
        'OPERATOR_TOTP_SECRET',
      ])
    expect(named({ OPERATOR_TOTP_SECRET: 'JBSWY3DPEHPK3PXP' })).toEqual(['OPERATOR_PASSWORD'])
  })

  it('takes the code key exactly as it is given: another blank would be another key, and no sold code would open', () => {
    const key = ` ${'k'.repeat(32)}\n`
    expect(readConfig({ CODE_KEY: key }).config?.codeKey).toBe(key)
  })

  it('takes a blank value for an unset one, and none of the blanks around another', () => {
    expect(
      named({ ACCOUNT_NAME: ' ', BANK_NAME: '\t', ROUTING_NUMBER: '000000000', ACCOUNT_NUMBER: '12345678' }),
    ).toEqual(['ACCOUNT_NAME', 'BANK_NAME'])
    expect(named({ PUBLIC_URL: 'https://homes.example', PAYMENTS: 'demo', TRUST_PROXY: ' ' })).toEqual(['TRUST_PROXY'])
    expect(readConfig({ PORT: ' 8080 ' }).config?.port).toBe(8080)
    expect(readConfig({ PORT: '', DATABASE_URL: '', CODE_KEY: '', ACCOUNT_NAME: '' }).config?.port).toBe(3000)
  })

  it.each([
    ['PORT', ['x', '-1', '65536', '80.5']],
    ['PUBLIC_URL', ['homes.example', 'ftp://homes.example', 'https://homes.example/shop', 'https://homes.example?a']],
    ['DATABASE_URL', ['mysql://host/base', 'file.db']],
    ['CODE_KEY', ['short', 'k'.repeat(31)]],
    ['PAYMENTS', ['yes', 'LIVE']],
    ['ROUTING_NUMBER', ['12345678', '1234567890', 'ABCDEFGHI']],
    ['ACCOUNT_NUMBER', ['123', '1'.repeat(18), '12-34']],
    ['ACCOUNT_NAME', ['n'.repeat(101)]],
    ['CONTACT_EMAIL', ['nobody', 'a@b']],
    ['TRUST_PROXY', ['yes', '-1', '6', '1.5', '0x1', '1e0']],
    ['RATE_LIMITS', ['none', 'false']],
    ['LOG_LEVEL', ['loud']],
  ])('names %s when it is wrong', (name, values) => {
    for (const value of values) {
      const said = { CODE_KEY: 'k'.repeat(32), PAYMENTS: 'demo', TRUST_PROXY: '1' }
      const others = { ...said, ...(Object.hasOwn(bank, name) ? bank : {}) }
      expect(named({ ...others, [name]: value }), value).toEqual([name])
    }
  })

  it('says each fault as a sentence that begins with its name', () => {
    expect(faultsOf({ PORT: 'x', CONTACT_EMAIL: 'nobody' })).toEqual([
      'PORT must be a port number',
      'CONTACT_EMAIL must be an e-mail address',
    ])
  })

  it('lists every fault at once, those between two values too', () => {
    const faults = named({
      PORT: 'x',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'postgres://host/base',
      PUBLIC_URL: 'https://homes.example',
      RATE_LIMITS: 'off',
      PAYMENTS: 'live',
    })
    expect(faults.sort()).toEqual(['CODE_KEY', 'LOG_LEVEL', 'PAYMENTS', 'PORT', 'RATE_LIMITS', 'TRUST_PROXY'])
  })

  it('never repeats a value, since it may be a secret', () => {
    const secret = 'hunter2'
    const faults = faultsOf({ CODE_KEY: secret, DATABASE_URL: secret, PAYMENTS: secret })
    expect(faults).toHaveLength(3)
    expect(faults.join('\n')).not.toContain(secret)
  })

  it('refuses live payments without the bank details, and names those that are missing', () => {
    expect(faultsOf({ PAYMENTS: 'live', ACCOUNT_NAME: 'A', BANK_NAME: 'B' })).toEqual([
      'PAYMENTS is live, but ROUTING_NUMBER, ACCOUNT_NUMBER must then be set too',
    ])
    expect(readConfig({ ...bank, PAYMENTS: 'live' }).config?.payments.mode).toBe('live')
  })

  it('refuses bank details that are set in part, and names each that is missing', () => {
    expect(named({ ACCOUNT_NAME: 'A', BANK_NAME: 'B' })).toEqual(['ROUTING_NUMBER', 'ACCOUNT_NUMBER'])
  })

  it('is live as soon as the bank details are set, unless it is told to demonstrate', () => {
    expect(readConfig(bank).config?.payments.mode).toBe('live')
    expect(readConfig({ ...bank, PAYMENTS: 'demo' }).config?.payments.mode).toBe('demo')
  })

  it('refuses live payments over plain http that other machines can reach', () => {
    const live = { ...bank, PAYMENTS: 'live' }
    for (const reached of [
      { HOST: '0.0.0.0' },
      { HOST: '192.168.1.20' },
      { PUBLIC_URL: 'http://shop.example' },
      { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
    ]) {
      expect(faultsOf({ ...live, ...reached })).toEqual([expect.stringMatching(/^PUBLIC_URL must be an https address/)])
      expect(named({ ...bank, ...reached })).toEqual(['PUBLIC_URL'])
      expect(faultsOf({ ...bank, ...reached, PAYMENTS: 'demo' })).toEqual([])
    }
    for (const alone of [{}, { HOST: 'localhost' }, { HOST: '::1' }, { PUBLIC_URL: 'http://[::1]:3000' }])
      expect(faultsOf({ ...live, ...alone })).toEqual([])
    const proxied = { HOST: '0.0.0.0', PUBLIC_URL: 'https://homes.example', TRUST_PROXY: '1' }
    expect(faultsOf({ ...live, ...proxied })).toEqual([])
  })

  it('refuses a mail server that is no address or has nobody to write to, and never repeats it', () => {
    const NOTIFY_TO = 'owner@homes.example'
    const NOTIFY_SMTP_URL = 'smtps://post:hunter2@mail.example'
    expect(named({ NOTIFY_SMTP_URL })).toEqual(['NOTIFY_TO'])
    expect(named({ NOTIFY_TO })).toEqual(['NOTIFY_SMTP_URL'])
    expect(named({ NOTIFY_SMTP_URL, NOTIFY_TO: 'owner' })).toEqual(['NOTIFY_TO'])
    expect(named({ NOTIFY_SMTP_URL: 'hunter2', PORT: 'x' })).toEqual(['PORT', 'NOTIFY_SMTP_URL', 'NOTIFY_TO'])
    for (const url of ['mail.example', 'smtps://post:hunter2@mail.example/?secure=false', 'https://mail.example']) {
      const faults = faultsOf({ NOTIFY_SMTP_URL: url, NOTIFY_TO })
      expect(faults).toEqual([expect.stringMatching(/^NOTIFY_SMTP_URL must be an address such as smtps:/)])
      expect(faults.join()).not.toContain('hunter2')
    }
  })

  it('refuses PostgreSQL without a code key', () => {
    expect(named({ DATABASE_URL: 'postgres://host/base' })).toEqual(['CODE_KEY'])
    expect(named({ CODE_KEY: 'x'.repeat(32), DATABASE_URL: 'postgres://host:port/base' })).toEqual(['DATABASE_URL'])
    expect(named({ CODE_KEY: 'x'.repeat(32), DATABASE_URL: 'postgres://one,two:5433/base' })).toEqual([])
  })

  it('knows a demonstration that is meant from one that only lacks bank details', () => {
    expect(readConfig({ PAYMENTS: 'demo' }).config?.payments).toEqual({ mode: 'demo', isMeant: true })
    expect(readConfig({}).config?.payments).toEqual({ mode: 'demo', isMeant: false })
  })
})

describe('a public https address', () => {
  const PUBLIC_URL = 'https://homes.example'
  const said = { PUBLIC_URL, PAYMENTS: 'demo', TRUST_PROXY: '1' }

  it('needs PAYMENTS to be said: without its bank details it would give codes away', () => {
    expect(faultsOf({ PUBLIC_URL, TRUST_PROXY: '1' })).toEqual([
      expect.stringMatching(/^PAYMENTS must .*demo or live.*give/),
    ])
    expect(named({ ...bank, PUBLIC_URL, TRUST_PROXY: '1' })).toEqual(['PAYMENTS'])
    expect(readConfig({ ...bank, ...said, PAYMENTS: 'live' }).config?.payments.mode).toBe('live')
    expect(readConfig(said).config?.payments.mode).toBe('demo')
  })

  it('needs TRUST_PROXY to be said: behind a proxy nobody named, all callers would share one address', () => {
    for (const unset of [{}, { TRUST_PROXY: '' }])
      expect(faultsOf({ PUBLIC_URL, PAYMENTS: 'demo', ...unset })).toEqual([
        expect.stringMatching(/^TRUST_PROXY must .*0 for none.*lock out/),
      ])
    expect(readConfig({ ...said, TRUST_PROXY: '0' }).config?.trustedProxies).toBe(0)
  })

  it('is refused without rate limits; a local one is not', () => {
    expect(named({ ...said, RATE_LIMITS: 'off' })).toEqual(['RATE_LIMITS'])
    expect(readConfig({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://127.0.0.1:3000' }).config?.rateLimits).toBe(false)
  })

  it('is one however it is written', () => {
    const PUBLIC_URL = 'HTTPS://Homes.Example/'
    expect(named({ PUBLIC_URL, RATE_LIMITS: 'off' })).toEqual(['PAYMENTS', 'TRUST_PROXY', 'RATE_LIMITS'])
    expect(readConfig({ ...said, PUBLIC_URL }).config?.publicUrl).toBe('https://homes.example')
  })
})
