import { z } from 'zod'
import { postgresHosts } from './database/database-address.ts'
import { isLoopback } from './http/loopback.ts'
import type { OpeningSettings } from './opening/opening.ts'
import { type MailSettings, mailSettings, readSmtpUrl } from './operator/mail/mail-settings.ts'
import type { PaymentSettings } from './purchase/payment-method.ts'

/** Digits alone: a number could also be written in ways that nobody means. */
const count = (most: number, fault: string) =>
  z
    .string()
    .regex(/^\d+$/, fault)
    .transform(Number)
    .refine((value) => value <= most, fault)
const port = count(65535, 'must be a port number')
const flag = (fallback: 'on' | 'off') => z.enum(['on', 'off']).default(fallback)
const bankFields = ['ACCOUNT_NAME', 'BANK_NAME', 'ROUTING_NUMBER', 'ACCOUNT_NUMBER'] as const

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.org' })
    .refine(
      (url) => !URL.canParse(url) || (new URL(url).pathname === '/' && !/[?#]/.test(url)),
      'must be an origin without a path',
    )
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  BACKUP_DIR: z.string().min(1).default('./backups'),
  DATABASE_URL: z
    .string()
    .refine(
      (url) => postgresHosts(url) !== undefined,
      'must be an address such as postgres://user@host/database, or with several hosts postgres://user@one,two/database',
    )
    .optional(),
  CODE_KEY: z.string().min(32, 'must be at least 32 characters of randomness').optional(),
  PAYMENTS: z.enum(['demo', 'live']).optional(),
  ACCOUNT_NAME: z.string().min(1).max(100).optional(),
  BANK_NAME: z.string().min(1).max(100).optional(),
  ROUTING_NUMBER: z
    .string()
    .regex(/^\d{9}$/, 'must be nine digits')
    .optional(),
  ACCOUNT_NUMBER: z
    .string()
    .regex(/^\d{4,17}$/, 'must be 4 to 17 digits')
    .optional(),
  ZELLE_RECIPIENT: z.string().min(3).max(100).optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  OWNER_NAME: z.string().min(1).max(100).optional(),
  OPERATOR_PASSWORD: z.string().min(16, 'must be at least 16 characters').max(200).optional(),
  OPERATOR_TOTP_SECRET: z
    .string()
    .transform((typed) => typed.replaceAll(' ', '').toUpperCase())
    .pipe(z.string().regex(/^[A-Z2-7]{16,128}=*$/, 'must be base32, at least 16 of the characters A to Z and 2 to 7'))
    .optional(),
  OPEN_BEFORE_PAYMENT: count(10, 'must be a number of business days up to 10, 0 for never').default(3),
  OPEN_PER_NETWORK: count(1000, 'must be a number up to 1000').default(3),
  OPEN_AT_ONCE: count(100_000, 'must be a number up to 100000').default(50),
  NOTIFY_SMTP_URL: z
    .string()
    .transform(readSmtpUrl)
    .refine(
      (server) => server !== undefined,
      'must be an address such as smtps://user:password@mail.example.org, with user and password percent-encoded, or smtp:// for STARTTLS',
    )
    .optional(),
  NOTIFY_TO: z.email('must be an e-mail address').optional(),
  TRUST_PROXY: count(5, 'must be a number of proxies').optional(),
  RATE_LIMITS: flag('on'),
  NEW_RECORDS: z.enum(['yes', 'no']).default('no'),
  OFFLINE: flag('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

/** What is wrong between values that are each right; said together with the faults of single values. */
function faultsBetween(given: Record<string, string | undefined>): string[] {
  const faults: string[] = []
  const missing = bankFields.filter((name) => given[name] === undefined)
  if (given.PAYMENTS === 'live' && missing.length > 0)
    faults.push(`PAYMENTS is live, but ${missing.join(', ')} must then be set too`)
  if (given.PAYMENTS === undefined && missing.length < bankFields.length)
    faults.push(...missing.map((name) => `${name} is missing while other bank details are set`))
  if (given.DATABASE_URL !== undefined && given.CODE_KEY === undefined)
    faults.push('CODE_KEY is required with DATABASE_URL, so that every process reads the same codes')
  if (given.OPERATOR_TOTP_SECRET !== undefined && given.OPERATOR_PASSWORD === undefined)
    faults.push('OPERATOR_PASSWORD must be set with OPERATOR_TOTP_SECRET: one-time codes come on top of a password')
  const notify = ['NOTIFY_SMTP_URL', 'NOTIFY_TO'] as const
  if (notify.some((name) => given[name] !== undefined))
    faults.push(
      ...notify
        .filter((name) => given[name] === undefined)
        .map((name) => `${name} is missing: mail needs server and address`),
    )
  if (isLive(given) && !isHttps(given.PUBLIC_URL) && !(isThisMachine(given.HOST) && isThisMachine(given.PUBLIC_URL)))
    faults.push(
      'PUBLIC_URL must be an https address while payments are live: over http, codes and the operator’s password could be read on their way. Only a service that nobody but this machine can reach may do without (HOST and PUBLIC_URL of 127.0.0.1)',
    )
  return isHttps(given.PUBLIC_URL) ? [...faults, ...faultsInPublic(given)] : faults
}

/** What a machine of one's own may leave unsaid and a public address may not. */
function faultsInPublic(given: Record<string, string | undefined>): string[] {
  const faults: string[] = []
  if (given.PAYMENTS === undefined)
    faults.push(
      'PAYMENTS must be demo or live while PUBLIC_URL is https: otherwise lost bank details would make it a demonstration that gives codes away',
    )
  if (given.TRUST_PROXY === undefined)
    faults.push(
      'TRUST_PROXY must be set while PUBLIC_URL is https, 0 for none: behind a proxy that is not counted all callers share one address, and five wrong codes lock out every buyer',
    )
  if (given.RATE_LIMITS === 'off') faults.push('RATE_LIMITS cannot be off while PUBLIC_URL is https')
  return faults
}

/** As `paymentSettings` decides it. */
const isLive = (given: Record<string, string | undefined>): boolean =>
  given.PAYMENTS !== 'demo' && bankFields.every((name) => given[name] !== undefined)

/** An address or the host of one; unset it is this machine. */
function isThisMachine(given = '127.0.0.1'): boolean {
  const host = URL.canParse(given) ? new URL(given).hostname : given
  return isLoopback(host)
}

const isHttps = (url: string | undefined): boolean =>
  url !== undefined && URL.canParse(url) && new URL(url).protocol === 'https:'

export interface Config {
  port: number
  host: string
  publicUrl: string
  dataDir: string
  /** Where `npm run backup` puts its files when no folder is named. */
  backupDir: string
  databaseUrl: string | undefined
  codeKey: string | undefined
  payments: PaymentSettings
  opening: OpeningSettings
  contactEmail: string | undefined
  ownerName: string | undefined
  /** Opens the operator's console; without one there is no console, but in a demonstration. */
  operatorPassword: string | undefined
  /** Base32, in capitals. */
  operatorTotpSecret: string | undefined
  /** Where the operator hears of orders; holds a password. */
  notify: MailSettings | undefined
  trustedProxies: number
  rateLimits: boolean
  /** A live service may begin on empty records. */
  newRecords: boolean
  /** False sends the worker that ends working offline, and takes its caches with it. */
  worksOffline: boolean
  logLevel: string
}

/**
 * Reads the whole configuration from the environment, once.
 * A bad value never starts the service: every fault is listed, one sentence each.
 */
export function readConfig(
  env: NodeJS.ProcessEnv,
): { config: Config; faults?: never } | { config?: never; faults: string[] } {
  const given = Object.fromEntries(
    // The code key counts as it stands: without a blank it would be another one.
    Object.entries(env).flatMap(([name, value]) =>
      value?.trim() ? [[name, name === 'CODE_KEY' ? value : value.trim()]] : [],
    ),
  )
  const checked = environmentSchema.safeParse(given)
  const single = checked.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []
  const faults = [...single, ...faultsBetween(given)]
  if (!checked.success || faults.length > 0) return { faults }
  const e = checked.data
  return {
    config: {
      port: e.PORT,
      host: e.HOST,
      publicUrl: e.PUBLIC_URL === undefined ? `http://${e.HOST}:${e.PORT}` : new URL(e.PUBLIC_URL).origin,
      dataDir: e.DATA_DIR,
      backupDir: e.BACKUP_DIR,
      databaseUrl: e.DATABASE_URL,
      codeKey: e.CODE_KEY,
      payments: paymentSettings(e),
      opening: {
        businessDays: e.OPEN_BEFORE_PAYMENT,
        perNetwork: e.OPEN_PER_NETWORK,
        atOnce: e.OPEN_AT_ONCE,
      },
      contactEmail: e.CONTACT_EMAIL,
      ownerName: e.OWNER_NAME,
      operatorPassword: e.OPERATOR_PASSWORD,
      operatorTotpSecret: e.OPERATOR_TOTP_SECRET,
      notify: e.NOTIFY_SMTP_URL && e.NOTIFY_TO ? mailSettings(e.NOTIFY_SMTP_URL, e.NOTIFY_TO) : undefined,
      trustedProxies: e.TRUST_PROXY ?? 0,
      rateLimits: e.RATE_LIMITS === 'on',
      newRecords: e.NEW_RECORDS === 'yes',
      worksOffline: e.OFFLINE === 'on',
      logLevel: e.LOG_LEVEL,
    },
  }
}

/** Live as soon as the bank details are set, unless a demonstration is asked for. */
function paymentSettings(e: z.infer<typeof environmentSchema>): PaymentSettings {
  const { PAYMENTS, ACCOUNT_NAME, BANK_NAME, ROUTING_NUMBER, ACCOUNT_NUMBER } = e
  if (PAYMENTS === 'demo' || !ACCOUNT_NAME || !BANK_NAME || !ROUTING_NUMBER || !ACCOUNT_NUMBER)
    return { mode: 'demo', isMeant: PAYMENTS === 'demo' }
  const bank = {
    accountName: ACCOUNT_NAME,
    bankName: BANK_NAME,
    routingNumber: ROUTING_NUMBER,
    accountNumber: ACCOUNT_NUMBER,
    zelleRecipient: e.ZELLE_RECIPIENT,
  }
  return { mode: 'live', bank }
}
