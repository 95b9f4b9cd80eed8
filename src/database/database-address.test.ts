import { describe, expect, it } from 'vitest'
import { placeOf, postgresHosts } from './database-address.ts'

it('a place for people names neither user nor password', () => {
  expect(placeOf({ file: '/srv/data/home-quality.db' })).toBe('/srv/data/home-quality.db')
  expect(placeOf({ url: 'postgres://me:secret@one:5433/records?sslmode=require' })).toBe('one:5433/records')
  expect(placeOf({ url: 'postgres://me:secret@one:5433,two/records' })).toBe('one:5433,two/records')
  expect(placeOf({ url: 'postgres://me:secret word@host:port/' })).toBe('DATABASE_URL')
})

describe('the hosts that DATABASE_URL names', () => {
  it('are one or several, each with the same user, database and options', () => {
    expect(postgresHosts('postgres://me:secret@one/records')).toEqual(['postgres://me:secret@one/records'])
    expect(postgresHosts('postgresql://me@one:5433,two,[::1]:5/records?sslmode=require')).toEqual([
      'postgresql://me@one:5433/records?sslmode=require',
      'postgresql://me@two/records?sslmode=require',
      'postgresql://me@[::1]:5/records?sslmode=require',
    ])
    expect(postgresHosts('postgres://me@%2Fvar%2Frun/records')).toHaveLength(1)
  })

  it.each([
    'mysql://me@one/records',
    'postgres://me@one:port/records',
    'postgres://me@one:99999/records',
    'postgres://me:100%@one/records',
    'postgres://me@one,two three/records',
  ])('are none in %s', (url) => {
    expect(postgresHosts(url)).toBeUndefined()
  })
})
