import { type DatabaseAddress, placeOf } from './database-address.ts'

/**
 * Why the records could not be opened, as one sentence for the operator; `undefined` for any other error, which is a bug.
 * Never contains a password.
 */
export function databaseFault(address: DatabaseAddress, error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof RecordsUnavailable) return error.message
  const reason = 'url' in address ? postgresReason(error) : sqliteReason(error)
  return reason && `the records at ${placeOf(address)} cannot be opened: ${reason}`
}

/** The records cannot be used at the moment; the message says why and what to do. */
export class RecordsUnavailable extends Error {}

/** Whether the database is unavailable: locked, full, not responding, unreachable or shutting down. A retry may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof RecordsUnavailable) return true
  if ('errcode' in error && typeof error.errcode === 'number') return unavailable.has(error.errcode & 0xff)
  const code = 'code' in error ? String(error.code) : ''
  return /^(08|28|3D|53|57P)|^(25006|57014)$/.test(code) || fromNetwork.test(code) || lostConnection.test(error.message)
}

/** Whether the disk of the records is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') return (error.errcode & 0xff) === sqliteFull
  return 'code' in error && error.code === '53100'
}

const sqliteFull = 13

/** SQLite's result codes for a locked, unreadable or read-only file and a full disk: https://sqlite.org/rescode.html */
const unavailable = new Set([5, 6, 8, 10, 13, 14])
const fromNetwork = /^E(CONN[A-Z]+|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN|HOST[A-Z]+|NET[A-Z]+)$/
const lostConnection =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|connection has been discarded/i

/** By SQLite's primary result codes: https://sqlite.org/rescode.html */
const sqliteReasons: Record<number, string> = {
  5: 'another program holds them',
  6: 'another program holds them',
  8: 'they are read-only; this user must be able to write to DATA_DIR',
  10: 'the disk does not read or write',
  11: 'the database is damaged; restore it from the backup',
  13: 'the disk is full',
  14: 'this user must be able to read and write DATA_DIR',
  26: 'the file is no database, or damaged; restore it from the backup',
}

function sqliteReason(error: Error): string | undefined {
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteReasons[error.errcode & 0xff]
  return isFromSystem(error) ? `${error.message}; DATA_DIR must be a folder that this user may write to` : undefined
}

/** SQLSTATE: connections, logins, unknown databases, resources, shutdowns, missing rights, and a read-only server. */
const fromServer = /^(08|28|3D|53|57P)|^(25006|42501)$/
/** Messages of the driver for connection errors without a code. */
const fromDriver = /timeout|terminated|SASL|SSL|certificate|Invalid URL/i

function postgresReason(error: Error): string | undefined {
  const code = 'code' in error ? String(error.code) : ''
  if (!fromServer.test(code) && !isFromSystem(error) && !fromDriver.test(error.message)) return undefined
  if (code === '25006')
    return 'the server only reads, as a standby does; name the one that takes changes in DATABASE_URL, or all of them (postgres://user@one,two/database)'
  return `${error.message || code}; check DATABASE_URL, and that PostgreSQL is running`
}

/** An error of the operating system, such as EACCES or ECONNREFUSED; Node's own begin with ERR_. */
const isFromSystem = (error: Error): boolean => 'code' in error && /^E(?!RR_)[A-Z_]+$/.test(String(error.code))
