import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import type { RateLimits } from '../api/rate-limits.server.ts'
import { auditRow, type RefusalNotes } from '../purchase/audit-store.server.ts'
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
  audit: RefusalNotes
  limits: RateLimits
  /** Of this process alone: a restart lets the operator in. */
  codeLimits: RateLimits
  clock: () => Date
  newId: () => string
  /** Holds a try back while too many fail from everywhere. */
  brake?: () => Promise<unknown>
}

/** `too-many-codes`: whoever sends the right password with wrong one-time codes has closed the door for everybody. */
export type SignInOutcome =
  | { token: string }
  | { refused: 'wrong' }
  | { refused: 'too-many' | 'too-many-codes'; retryAfter: number }

const minute = 60_000
/** A session ends when nothing was asked for so long, and in any case so long after it began. */
const idleEnd = 30 * minute
const absoluteEnd = 12 * 60 * minute

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
  // Fingerprints have one length, so that comparing them tells nothing of the length of the password either.
  const compareKey = randomBytes(32)
  const same = (one: string, other: string) => timingSafeEqual(hmac(compareKey, one), hmac(compareKey, other))
  const hashOf = (token: string) => hmac(sessionKey, token).toString('hex')
  const ago = (now: Date, span: number) => new Date(now.getTime() - span).toISOString()

  const totp =
    settings.totpSecret === undefined ? undefined : new TOTP({ secret: Secret.fromBase32(settings.totpSecret) })
  /** A right code is spent by it. */
  const passesTotp = async (totp: TOTP, typed: string): Promise<boolean> => {
    const timestamp = clock().getTime()
    const delta = totp.validate({ token: typed.replaceAll(/\s/g, ''), timestamp, window: 1 })
    return delta !== null && (await sessions.acceptStep(totp.counter({ timestamp }) + delta))
  }

  return {
    asksForCode: totp !== undefined,

    /** `client` is counted: see `clientKey`. A session that the browser shows already ends. */
    async signIn(client: string, typed: { password: string; code: string }, shown?: string): Promise<SignInOutcome> {
      // The point is taken before the password is looked at: of guesses sent side by side no more get that far.
      const wait = (await limits.count('operator-hour', client)) ?? (await limits.count('operator-minute', client))
      if (wait !== undefined) return { refused: 'too-many', retryAfter: wait }
      // A flood from everywhere is slowed down and nobody refused for it: the operator must still get in.
      if ((await limits.wait('operator-everywhere', 'all')) !== undefined) await brake()
      const by = { actor: 'stranger', at: clock(), auditId: newId() } as const
      const refuse = async (action: string): Promise<SignInOutcome> => {
        await limits.count('operator-everywhere', 'all')
        await audit.noteRefusal(auditRow('', by, action, {}))
        return { refused: 'wrong' }
      }
      // Told to everybody, or it would tell who has the right password.
      const closed = await codeLimits.wait('operator-codes', 'all')
      if (closed !== undefined) return { refused: 'too-many-codes', retryAfter: closed }
      if (!same(typed.password.trim(), settings.password)) return refuse('sign-in-refused')
      if (totp) {
        // Six digits fall in an hour to whoever may try them from any number of addresses.
        const over = await codeLimits.count('operator-codes', 'all')
        if (over !== undefined) return { refused: 'too-many-codes', retryAfter: over }
        if (!(await passesTotp(totp, typed.code))) return refuse('one-time-code-refused')
        await codeLimits.giveBack('operator-codes', 'all')
      }
      await Promise.all([limits.giveBack('operator-hour', client), limits.giveBack('operator-minute', client)])
      if (shown !== undefined) await sessions.end(hashOf(shown))
      const token = randomBytes(32).toString('base64url')
      await sessions.start(hashOf(token), { ...by, actor: 'operator' }, ago(by.at, absoluteEnd))
      return { token }
    },

    isSignedIn: async (token: string): Promise<boolean> => {
      const now = clock()
      return sessions.goesOn(hashOf(token), now.toISOString(), ago(now, absoluteEnd), ago(now, idleEnd))
    },

    signOut: (token: string): Promise<void> => sessions.end(hashOf(token)),

    /** Stands in each form of a session; no other site can know it. */
    formToken: (token: string): string => hmac(formKey, token).toString('base64url'),

    isFormToken: (token: string, given: string): boolean => same(hmac(formKey, token).toString('base64url'), given),
  }
}
export type SignIn = ReturnType<typeof createSignIn>
