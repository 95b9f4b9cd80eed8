import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lacksSecondFactor, operatorPasswordOf } from './operator-password.server.ts'

describe('the password of the console', () => {
  let dataDir = ''
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'hqp-password-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  const names = ['Home Quality Phoenix']
  const demo = { mode: 'demo' } as const
  it('is the one that is set, in a demonstration too', () => {
    expect(operatorPasswordOf({ operatorPassword: 'sixteen letters!', payments: demo, dataDir }, names)).toEqual({
      operatorPassword: 'sixteen letters!',
    })
  })

  it('is refused where it is easy to guess, without a word of it', () => {
    const given = { operatorPassword: 'HomeQualityPhoenix!', payments: demo, dataDir }
    expect(operatorPasswordOf(given, names).fault).toBe(
      'OPERATOR_PASSWORD is little more than the name of the service: make another, such as with openssl rand -base64 24',
    )
  })

  it('is all that opens the console of a live service without one-time codes', () => {
    const given = { operatorPassword: 'sixteen letters!', payments: { mode: 'live' } } as const
    expect(lacksSecondFactor(given)).toBe(true)
    expect(lacksSecondFactor({ ...given, operatorTotpSecret: 'JBSWY3DPEHPK3PXP' })).toBe(false)
    expect(lacksSecondFactor({ ...given, payments: demo })).toBe(false)
    expect(lacksSecondFactor({ ...given, operatorPassword: undefined })).toBe(false)
  })

  it('is made once in a demonstration, in a file that nobody else may read', () => {
    const first = operatorPasswordOf({ operatorPassword: undefined, payments: demo, dataDir }, names)
    expect(first.madeIn).toBe(join(dataDir, 'operator-password'))
    expect(statSync(first.madeIn ?? '').mode & 0o777).toBe(0o600)
    expect(first.operatorPassword).toMatch(/^[\w-]{43}$/)
    expect(operatorPasswordOf({ operatorPassword: undefined, payments: demo, dataDir }, names)).toEqual(first)
  })

  it('is refused when others can read its file', () => {
    const given = { operatorPassword: undefined, payments: demo, dataDir }
    chmodSync(operatorPasswordOf(given, names).madeIn ?? '', 0o644)
    expect(operatorPasswordOf(given, names)).toEqual({
      operatorPassword: undefined,
      fault: expect.stringMatching(/operator-password can be read by others, .*: chmod 600 /),
    })
  })

  it('is never made for a live service, which then has no console', () => {
    expect(operatorPasswordOf({ operatorPassword: undefined, payments: { mode: 'live' }, dataDir }, names)).toEqual({
      operatorPassword: undefined,
    })
  })
})
