import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditStore } from '../../src/orders/audit-store.server.ts'
import { type Business, openBusiness } from '../support/business.ts'
import { browserAt, codeAt, consoleEnvironment, operatorPassword, ownForm, totpSecret } from '../support/console.ts'
import { engines, sharing, sqlite } from '../support/engines.ts'

const start = new Date('2026-11-20T18:00:00Z')
const later = (minutes: number, from = start) => new Date(from.getTime() + minutes * 60_000)

describe.each(engines)('signing in to the console on $name', (engine) => {
  let shop: Business
  beforeAll(async () => {
    shop = await openBusiness(engine, { live: true, env: consoleEnvironment })
  })
  afterAll(() => shop.close())

  let visitors = 0
  /** Each from an address of its own, so that no test meets the limits of another. */
  const newBrowser = () => browserAt(shop.api, `192.0.2.${++visitors}`)
  const signedIn = async () => {
    shop.setNow(start)
    const browser = newBrowser()
    expect((await browser.signIn()).status).toBe(303)
    return browser
  }
  const refusals = async () =>
    (await shop.database.db.selectFrom('audit').selectAll().where('action', '=', 'sign-in-refused').execute()).length

  it('shows nothing to whoever is not signed in', async () => {
    for (const path of ['', '/orders', '/orders/HQ-2222222', '/figures', '/figures/orders.csv', '/nothing']) {
      const response = await newBrowser().get(path)
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 303, '/operator/sign-in'])
      expect(await response.text()).toBe('')
    }
    const door = await newBrowser().get('/sign-in')
    expect(door.status).toBe(200)
    expect(await door.text()).not.toContain('One-time code')
  })

  it('opens with the password, by a cookie that no script, no other host and no other site gets', async () => {
    const browser = newBrowser()
    const response = await browser.signIn()
    expect(response.headers.get('location')).toBe('/operator')
    const [pair = '', ...flags] = (response.headers.get('set-cookie') ?? '').split('; ')
    expect(pair).toMatch(/^__Host-operator=[\w-]{43}$/)
    expect(flags.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure'])
    const page = await browser.get('')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Work list')
  })

  it('holds only a hash of the session, which opens nothing', async () => {
    const browser = await signedIn()
    const token = browser.cookie.split('=')[1] ?? ''
    const rows = await shop.database.db.selectFrom('operator_sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    browser.cookie = `__Host-operator=${rows.at(-1)?.id_hash}`
    expect((await browser.get('')).status).toBe(303)
  })

  it('is refused with another password, says so in a sentence, and leaves an audit row', async () => {
    const before = await refusals()
    for (const wrong of ['', 'not it at all', `${operatorPassword}!`, operatorPassword.slice(0, -1)]) {
      const response = await newBrowser().signIn(wrong)
      expect(response.status).toBe(401)
      expect(response.headers.get('set-cookie')).toBeNull()
      const page = await response.text()
      expect(page).toContain('The password is wrong.')
      if (wrong !== '') expect(page).not.toContain(wrong)
    }
    expect(await refusals()).toBe(before + 4)
    expect(shop.logged.join('')).not.toContain(operatorPassword.slice(0, -1))
  })

  it('makes an address wait after five wrong passwords, side by side too, and nobody else, though limits are off', async () => {
    const guesser = newBrowser()
    const answers = await Promise.all(Array.from({ length: 12 }, () => guesser.signIn('wrong')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(7)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused[0]?.text()).toContain('Too many tries from this address.')
    expect((await guesser.signIn()).status).toBe(429)
    expect((await newBrowser().signIn()).status).toBe(303)
  })

  it('never counts a right password', async () => {
    const browser = newBrowser()
    for (let n = 0; n < 8; n++) expect((await browser.signIn()).status).toBe(303)
  })

  it('gives a session of its own to each sign-in, whatever cookie was planted before', async () => {
    const browser = newBrowser()
    browser.cookie = '__Host-operator=planted-by-somebody-else-planted-by-somebody'
    await browser.signIn()
    expect(browser.cookie).not.toContain('planted')
    const first = browser.cookie
    await browser.signIn()
    expect(browser.cookie).not.toBe(first)
    const old = newBrowser()
    old.cookie = first
    expect((await old.get('')).status).toBe(303)
  })

  it('ends on the server when signing out: a cookie that was stolen before is worth nothing', async () => {
    const browser = await signedIn()
    const thief = newBrowser()
    thief.cookie = browser.cookie
    expect((await thief.get('')).status).toBe(200)
    const out = await browser.post('/sign-out', { formToken: await browser.formToken() })
    expect([out.status, out.headers.get('location')]).toEqual([303, '/operator/sign-in'])
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-operator=;.*Max-Age=0/)
    expect((await thief.get('')).status).toBe(303)
  })

  it('ends after 30 minutes without a request, and after 12 hours whatever happens', async () => {
    const idle = await signedIn()
    shop.setNow(later(29))
    expect((await idle.get('')).status).toBe(200)
    shop.setNow(later(58))
    expect((await idle.get('')).status).toBe(200)
    shop.setNow(later(58 + 31))
    expect((await idle.get('')).status).toBe(303)

    const busy = await signedIn()
    for (let minutes = 25; minutes < 720; minutes += 25) {
      shop.setNow(later(minutes))
      expect((await busy.get('')).status).toBe(200)
    }
    shop.setNow(later(721))
    expect((await busy.get('')).status).toBe(303)
    shop.setNow(start)
  })

  it('ends every session when the password changes, or a one-time code is asked for', async () => {
    const browser = await signedIn()
    for (const env of [
      { OPERATOR_PASSWORD: 'another password, longer' },
      { OPERATOR_PASSWORD: operatorPassword, OPERATOR_TOTP_SECRET: totpSecret },
    ]) {
      const restarted = await openBusiness(sharing(shop.database), { live: true, env })
      const again = browserAt(restarted.api)
      again.cookie = browser.cookie
      expect((await again.get('')).status).toBe(303)
    }
    const same = await openBusiness(sharing(shop.database), { live: true, env: consoleEnvironment })
    const again = browserAt(same.api)
    again.cookie = browser.cookie
    expect((await again.get('')).status).toBe(200)
  })

  it('is refused with a sentence where a browser would not keep the cookie', async () => {
    const response = await shop.api.request('http://192.168.1.20:3000/operator/sign-in', {
      method: 'POST',
      headers: { origin: 'http://192.168.1.20:3000' },
      body: new URLSearchParams({ password: operatorPassword }),
    })
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.text()).toContain('Signing in works over https or on this machine itself.')
  })

  it('sends headers that let no page be framed, scripted, kept or found', async () => {
    const browser = await signedIn()
    for (const path of ['', '/sign-in', '/orders']) {
      const { headers } = await browser.get(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/script-src|unsafe/)
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex')
    }
    expect(await (await shop.get('/robots.txt')).text()).toContain('Disallow: /operator')
    expect(await (await shop.get('/sitemap.xml')).text()).not.toContain('operator')
  })
})

describe.each(engines)('one-time codes on $name', (engine) => {
  let shop: Business
  const env = { OPERATOR_PASSWORD: operatorPassword, OPERATOR_TOTP_SECRET: totpSecret }
  beforeAll(async () => {
    shop = await openBusiness(engine, { live: true, env })
  })
  afterAll(() => shop.close())

  let visitors = 0
  const tryCode = async (code: string, password = operatorPassword) =>
    (await browserAt(shop.api, `198.51.100.${++visitors}`).signIn(password, code)).status

  it('are asked for, one step early and late at most, and each opens once', async () => {
    const now = later(60)
    shop.setNow(now)
    expect(await (await shop.get('/operator/sign-in')).text()).toContain('One-time code')
    const code = (steps: number) => codeAt(new Date(now.getTime() + steps * 30_000))
    for (const wrong of ['', '000000x', code(-2), code(2)]) expect(await tryCode(wrong)).toBe(401)
    expect(await tryCode(code(-1))).toBe(303)
    expect(await tryCode(code(-1))).toBe(401)
    expect(await tryCode(`${code(0).slice(0, 3)} ${code(0).slice(3)}`)).toBe(303)
    expect(await tryCode(code(0))).toBe(401)
    expect(await tryCode(code(-1))).toBe(401)
    expect(await tryCode(code(1))).toBe(303)
  })

  it('are not spent by a wrong password', async () => {
    const now = later(120)
    shop.setNow(now)
    expect(await tryCode(codeAt(now), 'wrong')).toBe(401)
    expect(await tryCode(codeAt(now))).toBe(303)
  })

  it('close the door to everybody once ten wrong ones came with the right password, from whatever addresses', async () => {
    const now = later(240)
    const guessed = await openBusiness(sharing(shop.database), { live: true, env, now })
    const attempt = (n: number, code: string, password = operatorPassword) =>
      browserAt(guessed.api, `2001:db8:${n}::1`).signIn(password, code)
    for (let n = 0; n < 20; n++) expect((await attempt(n, '000000', 'wrong')).status).toBe(401)
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => attempt(100 + n, '000000')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    const [refused] = answers.filter(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(await refused?.text()).toContain('Only somebody who has the password can do this.')
    expect((await attempt(200, codeAt(now))).status).toBe(429)
    // Whoever does not have the password learns nothing of it.
    expect((await attempt(201, '000000', 'wrong')).status).toBe(429)
    const restarted = await openBusiness(sharing(shop.database), { live: true, env, now })
    expect((await browserAt(restarted.api).signIn(operatorPassword, codeAt(now))).status).toBe(303)
    const refusals = await auditStore(shop.database.db).refusalsSince(later(0))
    expect(refusals.get('one-time-code-refused')).toBeGreaterThanOrEqual(10)
  })

  it('open one session, however many use one at once, in two instances too', async () => {
    const now = later(300)
    const [first, second] = [
      await openBusiness(sharing(shop.database), { live: true, env, now }),
      await openBusiness(sharing(shop.database), { live: true, env, now }),
    ]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        browserAt((n % 2 ? first : second).api, `203.0.113.${n}`).signIn(operatorPassword, codeAt(now)),
      ),
    )
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  })
})

describe.each(engines)('a flood of wrong passwords on $name', (engine) => {
  it('is slowed down, and the operator still gets in', async () => {
    const shop = await openBusiness(engine, { live: true, env: consoleEnvironment })
    for (let n = 0; n < 61; n++) await browserAt(shop.api, `203.0.113.${n}`).signIn('wrong')
    const began = performance.now()
    expect((await browserAt(shop.api, '198.51.100.7').signIn()).status).toBe(303)
    expect(performance.now() - began).toBeGreaterThan(900)
    await shop.close()
  })
})

describe('without a password', () => {
  it('there is no console at all', async () => {
    const shop = await openBusiness(sqlite, { live: true })
    for (const path of ['', '/', '/sign-in', '/console.css', '/orders', '/figures/orders.csv'])
      expect([path, (await shop.get(`/operator${path}`)).status]).toEqual([path, 404])
    const posted = await shop.api.request('/operator/sign-in', {
      method: 'POST',
      headers: ownForm,
      body: new URLSearchParams({ password: 'anything' }),
    })
    expect(posted.status).toBe(404)
    await shop.close()
  })
})
