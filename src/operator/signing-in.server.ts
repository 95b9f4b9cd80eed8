import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import type { RateLimits } from '../api/rate-limits.server.ts'
import { auditRow, type RefusalAudit } from '../orders/audit-store.server.ts'
import type { SessionStore } from './session-store.server.ts'

export interface SignInSettings {
  password: string
  /** Base32; with it each sign-in takes a one-time code too. */
  totpSecret: string | undefined
}

/** What signing in needs from the outside. */
export interface SignInServices {
  settings: SignInSettings
  sessions: SessionStore
  audit: RefusalAudit
  limits: RateLimits
  /** In the memory of this process, so that a restart lets the operator in. */
  codeLimits: RateLimits
  clock: () => Date
  newId: () => string
  /** Delays an attempt while too many fail from all clients together. */
  brake?: () => Promise<unknown>
}

/** `too-many-codes`: after too many wrong one-time codes with the right password, nobody can sign in for a time. */
export type SignInOutcome =
  | { token: string }
  | { refused: 'wrong' }
  | { refused: 'too-many' | 'too-many-codes'; retryAfter: number }

const minute = 60_000
/** Milliseconds without a request, and from its start, after which a session ends. */
const idleMs = 30 * minute
const longestMs = 12 * 60 * minute

/**
 * Lets the one operator in. A session is 32 random bytes in a cookie; the database holds a hash of them under a key
 * made from password and TOTP secret, so changing either ends every session at once.
 */
export function createSignIn({
  settings,
  sessions,
  audit,
  limits,
  codeLimits,
  clock,
  newId,
  brake = () => sleep(1000),
}: SignInServices) {
  const secret = `${settings.password}\n${settings.totpSecret ?? ''}`
  const subkey = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const sessionKey = subkey('operator sessions')
  const formKey = subkey('operator forms')
  // HMACs of equal length are compared, so that the time reveals nothing of the password or its length.
  const compareKey = randomBytes(32)
  const same = (one: string, other: string) => timingSafeEqual(hmac(compareKey, one), hmac(compareKey, other))
  const hashOf = (token: string) => hmac(sessionKey, token).toString('hex')
  const ago = (now: Date, span: number) => new Date(now.getTime() - span).toISOString()

  const totp =
    settings.totpSecret === undefined ? undefined : new TOTP({ secret: Secret.fromBase32(settings.totpSecret) })
  /** Whether the code is right and was not used before; a right one is used up. */
  const passesTotp = async (totp: TOTP, typed: string): Promise<boolean> => {
    const timestamp = clock().getTime()
    const delta = totp.validate({ token: typed.replaceAll(/\s/g, ''), timestamp, window: 1 })
    return delta !== null && (await sessions.acceptStep(totp.counter({ timestamp }) + delta))
  }

  return {
    asksForCode: totp !== undefined,

    /** Signs in. `client` is the key for rate limits, see `clientKey`; `shown` is the browser's current session, which ends. */
    async signIn(client: string, typed: { password: string; code: string }, shown?: string): Promise<SignInOutcome> {
      // Counted before the password is checked, so that parallel guesses cannot exceed the limit.
      const wait = (await limits.count('operator-hour', client)) ?? (await limits.count('operator-minute', client))
      if (wait !== undefined) return { refused: 'too-many', retryAfter: wait }
      // A flood from all clients only delays attempts, so that the operator can still sign in.
      if ((await limits.wait('operator-everywhere', 'all')) !== undefined) await brake()
      const by = { actor: 'stranger', at: clock(), auditId: newId() } as const
      const refuse = async (action: string): Promise<SignInOutcome> => {
        await limits.count('operator-everywhere', 'all')
        await audit.recordRefusal(auditRow('', by, action, {}))
        return { refused: 'wrong' }
      }
      // Checked before the password, or the response would reveal a right one.
      const closed = await codeLimits.wait('operator-codes', 'all')
      if (closed !== undefined) return { refused: 'too-many-codes', retryAfter: closed }
      if (!same(typed.password.trim(), settings.password)) return refuse('sign-in-refused')
      if (totp) {
        // Counted over all clients: six digits could be guessed within an hour from many addresses.
        const over = await codeLimits.count('operator-codes', 'all')
        if (over !== undefined) return { refused: 'too-many-codes', retryAfter: over }
        if (!(await passesTotp(totp, typed.code))) return refuse('one-time-code-refused')
        await codeLimits.giveBack('operator-codes', 'all')
      }
      await Promise.all([limits.giveBack('operator-hour', client), limits.giveBack('operator-minute', client)])
      if (shown !== undefined) await sessions.end(hashOf(shown))
      const token = randomBytes(32).toString('base64url')
      await sessions.start(hashOf(token), { ...by, actor: 'operator' }, ago(by.at, longestMs))
      return { token }
    },

    isSignedIn: async (token: string): Promise<boolean> => {
      const now = clock()
      return sessions.goesOn(hashOf(token), now.toISOString(), ago(now, longestMs), ago(now, idleMs))
    },

    signOut: (token: string): Promise<void> => sessions.end(hashOf(token)),

    /** The token in each form of a session, which no other site knows. */
    formToken: (token: string): string => hmac(formKey, token).toString('base64url'),

    isFormToken: (token: string, given: string): boolean => same(hmac(formKey, token).toString('base64url'), given),
  }
}
export type SignIn = ReturnType<typeof createSignIn>
