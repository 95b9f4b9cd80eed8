import { Secret, TOTP } from 'otpauth'
import type { Api } from '../../src/api/serve-call.server.ts'

export const operatorPassword = 'a password for tests only'
export const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
export const consoleEnvironment = { OPERATOR_PASSWORD: operatorPassword }

/** The one-time code that an authenticator shows at `instant`. */
export const codeAt = (instant: Date): string =>
  new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp: instant.getTime() })

/** The headers that a browser adds to a form of our own page. */
export const ownForm = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }

type Fields = Record<string, string>

/** A browser at the console: it keeps the cookie and follows nothing by itself. */
export function browserAt(api: Api, address = '192.0.2.1') {
  const env = { incoming: { socket: { remoteAddress: address } } } as never
  let cookie = ''
  const send = async (path: string, init: RequestInit & { duplex?: 'half' } = {}) => {
    const headers = { ...(cookie && { cookie }), ...(init.headers as Fields) }
    const response = await api.request(`http://localhost/operator${path}`, { ...init, headers }, env)
    const set = response.headers.get('set-cookie')
    if (set) cookie = set.split(';')[0] ?? ''
    return response
  }
  const get = (path: string) => send(path)
  const post = (path: string, fields: Fields, headers: Fields = ownForm) =>
    send(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
  const formToken = async () => hiddenIn(await (await get('/orders')).text(), 'formToken')
  return {
    get,
    post,
    send,
    formToken,
    get cookie() {
      return cookie
    },
    set cookie(given: string) {
      cookie = given
    },
    signIn: (password = operatorPassword, code = '') => post('/sign-in', { password, code }),
    /** Sends a form of an order as its page would. */
    async act(reference: string, action: string, fields: Fields = {}) {
      const page = await (await get(`/orders/${reference}`)).text()
      const hidden = { formToken: hiddenIn(page, 'formToken'), seen: hiddenIn(page, 'seen') }
      return post(`/orders/${reference}/${action}`, { comment: 'as agreed', ...hidden, ...fields })
    },
  }
}
export type BrowserAtConsole = ReturnType<typeof browserAt>

/** What a page carries in the first hidden field of that name. */
export const hiddenIn = (page: string, name: string): string =>
  new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
