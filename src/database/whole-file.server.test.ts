import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { fileFault, writeWhole } from './whole-file.server.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'hqp-whole-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
})
const writing =
  (text: string, isWhole = true) =>
  async (draft: string) => {
    writeFileSync(draft, text)
    return isWhole
  }

describe('a file that appears whole or not at all', () => {
  it('has its name only once it is written, and is its owner’s alone', async () => {
    const file = join(dir, 'one')
    let wasThere = true
    const isMade = await writeWhole(file, async (draft) => {
      writeFileSync(draft, 'text')
      wasThere = existsSync(file)
      return true
    })
    expect([isMade, wasThere, readFileSync(file, 'utf8'), readdirSync(dir)]).toEqual([true, false, 'text', ['one']])
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('never takes the place of another', async () => {
    const file = join(dir, 'one')
    expect(await writeWhole(file, writing('first'))).toBe(true)
    expect(await writeWhole(file, writing('second'))).toBe(false)
    expect(readFileSync(file, 'utf8')).toBe('first')
  })

  it('is written by one of those that want to write it at once', async () => {
    const file = join(dir, 'one')
    const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((text) => writeWhole(file, writing(text))))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(readdirSync(dir)).toEqual(['one'])
  })

  it('leaves nothing behind when it is not whole, or writing fails', async () => {
    const file = join(dir, 'one')
    expect(await writeWhole(file, writing('half', false))).toBe(false)
    const failing = writeWhole(file, async (draft) => {
      writeFileSync(draft, 'half')
      throw new Error('no more')
    })
    await expect(failing).rejects.toThrow('no more')
    expect(readdirSync(dir)).toEqual([])
  })
})

describe('why the system does not read or write a file', () => {
  it('is a sentence with the place', async () => {
    const missing = join(dir, 'missing')
    const error: unknown = await open(missing).catch((reason: unknown) => reason)
    expect(fileFault(error)).toBe(`there is no such file (ENOENT at ${missing}); nothing was left half done`)
    const full = Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC', syscall: 'write' })
    expect(fileFault(full)).toBe('the disk is full (ENOSPC); nothing was left half done')
  })

  it('is not asked of a bug or of the network', () => {
    expect(fileFault(new TypeError('x is not a function'))).toBeUndefined()
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' })
    expect(fileFault(refused)).toBeUndefined()
  })
})
