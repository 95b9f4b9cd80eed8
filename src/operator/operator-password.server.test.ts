import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { operatorPasswordOf } from './operator-password.server.ts'

describe('the password of the console', () => {
  let dataDir = ''
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'hqp-password-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  const demo = { mode: 'demo' } as const
  it('is the one that is set, in a demonstration too', () => {
    expect(operatorPasswordOf({ operatorPassword: 'sixteen letters!', payments: demo, dataDir })).toEqual({
      operatorPassword: 'sixteen letters!',
    })
  })

  it('is made once in a demonstration, in a file that nobody else may read', () => {
    const first = operatorPasswordOf({ operatorPassword: undefined, payments: demo, dataDir })
    expect(first.madeIn).toBe(join(dataDir, 'operator-password'))
    expect(statSync(first.madeIn ?? '').mode & 0o777).toBe(0o600)
    expect(first.operatorPassword).toMatch(/^[\w-]{43}$/)
    expect(operatorPasswordOf({ operatorPassword: undefined, payments: demo, dataDir })).toEqual(first)
  })

  it('is refused when others can read its file', () => {
    const given = { operatorPassword: undefined, payments: demo, dataDir }
    chmodSync(operatorPasswordOf(given).madeIn ?? '', 0o644)
    expect(operatorPasswordOf(given)).toEqual({
      operatorPassword: undefined,
      fault: expect.stringMatching(/operator-password can be read by others, .*: chmod 600 /),
    })
  })

  it('is never made for a live service, which then has no console', () => {
    expect(operatorPasswordOf({ operatorPassword: undefined, payments: { mode: 'live' }, dataDir })).toEqual({
      operatorPassword: undefined,
    })
  })
})
