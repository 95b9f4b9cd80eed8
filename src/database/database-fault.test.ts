import { describe, expect, it } from 'vitest'
import { databaseFault } from './database-fault.ts'

const sqlite = { file: '/srv/data/home-quality.db' }
const postgres = { url: 'postgres://somebody:secret-word@db.example:5432/records?sslmode=require' }
const error = (message: string, more: object = {}) => Object.assign(new Error(message), more)
const ofSqlite = (errcode: number) => error('as SQLite says it', { code: 'ERR_SQLITE_ERROR', errcode })

describe('why the records cannot be opened', () => {
  it.each([
    ['a damaged database', sqlite, ofSqlite(11), /damaged; restore it from the backup/],
    ['a damaged index, by its extended code', sqlite, ofSqlite(779), /damaged; restore it from the backup/],
    ['a read-only database', sqlite, ofSqlite(8), /read-only.*DATA_DIR/],
    ['a folder that may not be made', sqlite, error('EACCES: denied', { code: 'EACCES' }), /EACCES.*DATA_DIR/],
    [
      'a server that refuses',
      postgres,
      error('connect ECONNREFUSED', { code: 'ECONNREFUSED' }),
      /ECONNREFUSED.*DATABASE_URL/,
    ],
    [
      'a server that refuses at each of its addresses',
      postgres,
      error('', { code: 'ECONNREFUSED' }),
      /ECONNREFUSED.*DATABASE_URL/,
    ],
    ['a server that is silent', postgres, error('timeout exceeded when trying to connect'), /timeout.*DATABASE_URL/],
    ['a wrong password', postgres, error('password authentication failed', { code: '28P01' }), /authentication failed/],
    ['an unknown database', postgres, error('database "x" does not exist', { code: '3D000' }), /does not exist/],
    [
      'a server that only reads',
      postgres,
      error('cannot execute INSERT in a read-only transaction', { code: '25006' }),
      /only reads, as a standby does; name the one that takes changes/,
    ],
    [
      'a user without rights',
      postgres,
      error('permission denied for schema public', { code: '42501' }),
      /permission denied/,
    ],
  ])('says %s in a sentence', (_, address, fault, sentence) => {
    const said = databaseFault(address, fault)
    expect(said).toMatch(/^the records at \S+ cannot be opened: /)
    expect(said).toMatch(sentence)
    expect(said).not.toContain('secret-word')
  })

  it('leaves what only a fault in the code explains to be thrown', () => {
    expect(databaseFault(sqlite, ofSqlite(1))).toBeUndefined()
    expect(databaseFault(sqlite, new TypeError('x is not a function'))).toBeUndefined()
    expect(databaseFault(postgres, error('syntax error', { code: '42601' }))).toBeUndefined()
    expect(databaseFault(postgres, error('a bug', { code: 'ERR_ASSERTION' }))).toBeUndefined()
    expect(databaseFault(sqlite, 'text')).toBeUndefined()
  })
})
