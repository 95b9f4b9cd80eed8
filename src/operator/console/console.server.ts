import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { MiddlewareHandler } from 'hono/types'
import { type Api, clientOf } from '../../api/serve-call.server.ts'
import { isDatabaseUnavailable, isDiskFull } from '../../database/database-fault.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import colors from '../../ui/styles/colors.css?inline'
import { keepsSecureCookies } from '../own-request.ts'
import type { SignIn } from '../signing-in.server.ts'
import style from './console.css?inline'
import type { ConsoleApp, ConsoleContext, ConsoleEnv } from './console-app.server.ts'
import { drawSentence, type Frame } from './frame.server.tsx'
import { noLargeForms, onlyOwnForms, readForm, uploadPath } from './sent-form.server.ts'
import { drawSignIn } from './sign-in-page.server.tsx'

export interface ConsoleOptions {
  siteName: string
  isDemonstration: boolean
  publicUrl: string
  trustedProxies: number
  signIn: SignIn
  /** Removes uploaded files from memory at sign-out. */
  forgetFiles: () => void
  reportError: (error: unknown, requestId: string) => void
}

const cookieName = '__Host-operator'

/**
 * Mounts the operator's console at `/operator`: its headers, the sign-in, and the checks that every request and form must
 * pass. `addPages` adds the pages that need a session.
 */
export function serveConsole(api: Api, options: ConsoleOptions, addPages: (app: ConsoleApp) => void): void {
  const app: ConsoleApp = new Hono()
  const frame: Frame = { siteName: options.siteName, isDemonstration: options.isDemonstration }
  app.use(withHeaders(options.publicUrl))
  app.get('/console.css', (c) => c.body(colors + style, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.use(
    onlyKnownMethods(frame),
    onlyKnownCharacters(frame),
    onlyOwnForms(options.publicUrl, frame),
    noLargeForms(frame),
  )
  addSignIn(app, options, frame)
  app.use(onlySignedIn(options.signIn, frame))
  app.post('/sign-out', async (c) => {
    await options.signIn.signOut(c.get('token'))
    options.forgetFiles()
    deleteCookie(c, cookieName, { path: '/', secure: true })
    return c.redirect('/operator/sign-in', 303)
  })
  addPages(app)
  app.all('*', (c) => c.html(drawSentence(c.get('frame'), 'Nothing is here', 'The console has no such page.'), 404))
  app.onError((error, c) => {
    const id = String(c.env?.outgoing?.getHeader('x-request-id') ?? '')
    options.reportError(error, id)
    const isAway = isDatabaseUnavailable(error)
    const sentence = isDiskFull(error)
      ? 'No room is left to store anything. Nothing was changed; make room on the disk of the records.'
      : isAway
        ? 'The records cannot be reached right now. Nothing was changed; try again in a moment.'
        : `Something went wrong on our side. The log has more under this number: ${id}`
    return c.html(drawSentence(frame, 'That did not work', sentence), isAway ? 503 : 500)
  })
  api.route('/operator', app)
}

/** Security headers: no script, no framing, no caching. */
function withHeaders(publicUrl: string): MiddlewareHandler<ConsoleEnv> {
  const headers = {
    ...securityHeaders({ publicUrl }),
    'content-security-policy':
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    // With `no-referrer` browsers send `Origin: null` with forms.
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  }
  return async (c, next) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    await next()
  }
}

const onlyKnownMethods =
  (frame: Frame): MiddlewareHandler<ConsoleEnv> =>
  async (c, next) => {
    if (['GET', 'HEAD', 'POST'].includes(c.req.method)) return next()
    c.header('Allow', 'GET, HEAD, POST')
    return c.html(drawSentence(frame, 'That did not work', 'The console is read and sends forms, nothing else.'), 405)
  }

/** Refuses NUL characters, which PostgreSQL cannot store. */
const onlyKnownCharacters =
  (frame: Frame): MiddlewareHandler<ConsoleEnv> =>
  async (c, next) =>
    c.req.url.includes('%00')
      ? c.html(
          drawSentence(frame, 'Nothing is here', 'This address holds a character that no page of the console has.'),
          400,
        )
      : next()

function addSignIn(app: ConsoleApp, { signIn, publicUrl, trustedProxies }: ConsoleOptions, frame: Frame): void {
  const asksForCode = signIn.asksForCode
  const signInPage = (c: ConsoleContext, status: 200 | 401 | 403 | 429, fault?: string) =>
    c.html(drawSignIn(frame, { asksForCode, ...(fault !== undefined && { fault }) }), status)
  app.get('/sign-in', (c) => signInPage(c, 200))
  app.post('/sign-in', async (c) => {
    if (!keepsSecureCookies(new URL(c.req.url), publicUrl))
      return signInPage(
        c,
        403,
        'Signing in works over https or on this machine itself. Here the session could be overheard.',
      )
    const sent = await readForm(c, frame)
    if (sent instanceof Response) return sent
    const { password = '', code = '' } = sent.form
    const outcome = await signIn.signIn(clientOf(c, trustedProxies), { password, code }, getCookie(c, cookieName))
    if ('token' in outcome) {
      setCookie(c, cookieName, outcome.token, { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' })
      return c.redirect('/operator', 303)
    }
    if (outcome.refused === 'wrong')
      return signInPage(
        c,
        401,
        asksForCode ? 'Password or one-time code is wrong. A code opens once only.' : 'The password is wrong.',
      )
    c.header('Retry-After', String(outcome.retryAfter))
    const wait = waitInWords(outcome.retryAfter)
    return signInPage(
      c,
      429,
      outcome.refused === 'too-many'
        ? `Too many tries from this address. Wait ${wait}, then try again.`
        : `Too many wrong one-time codes came with the right password, so signing in is closed for ${wait}. Only somebody who has the password can do this. If it was not you, set another password and restart the service: that opens it at once.`,
    )
  })
}

const waitInWords = (seconds: number): string =>
  seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`

const onlySignedIn =
  (signIn: SignIn, frame: Frame): MiddlewareHandler<ConsoleEnv> =>
  async (c, next) => {
    const token = getCookie(c, cookieName)
    const isSignedIn = token !== undefined && (await signIn.isSignedIn(token))
    if (!isSignedIn && c.req.method !== 'POST') return c.redirect('/operator/sign-in', 303)
    // Without a session a file is not read; the comment of a smaller form is given back.
    const isRead = c.req.method === 'POST' && (isSignedIn || c.req.path !== uploadPath)
    const sent = isRead ? await readForm(c, frame) : { form: {}, file: undefined }
    if (sent instanceof Response) return sent
    const { form, file } = sent
    if (!isSignedIn) {
      const sentence = 'Your session has ended, so nothing was changed. Sign in and do it again.'
      return c.html(drawSentence(frame, 'Signed out', sentence, form['comment']), 401)
    }
    if (c.req.method === 'POST' && !signIn.isFormToken(token, form['formToken'] ?? '')) {
      const sentence = 'This form is of another session, so nothing was changed. Open the page again and do it there.'
      return c.html(drawSentence(frame, 'Refused', sentence, form['comment']), 403)
    }
    c.set('form', form)
    c.set('file', file)
    c.set('token', token)
    c.set('frame', { ...frame, formToken: signIn.formToken(token) })
    return next()
  }
