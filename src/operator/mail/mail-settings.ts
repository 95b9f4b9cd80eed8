import { isLoopback } from '../../http/loopback.ts'

/** A mail server and how it is reached. */
export interface MailServer {
  host: string
  port: number
  /** `tls`: from the first byte. `starttls`: demanded before anything is said. `plain`: to this machine itself. */
  security: 'tls' | 'starttls' | 'plain'
  login: { user: string; password: string } | undefined
}

/** Where mails to the operator go, and from whom. The server holds a password: nothing of it may be logged or shown. */
export interface MailSettings {
  server: MailServer
  to: string
  from: string
}

/** The ports of RFC 8314 for handing in mail. */
const ports = { 'smtp:': 587, 'smtps:': 465 } as const

/**
 * Reads `smtps://user:password@host` or `smtp://…`, with user and password percent-encoded and a port where it is not the
 * usual one; `undefined` for anything else, also for a path or query, in which libraries would take settings.
 */
export function readSmtpUrl(text: string): MailServer | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return undefined
  if (!/^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/i.test(hostname)) return undefined
  if (!['', '/'].includes(pathname) || search !== '' || hash !== '') return undefined
  if ((username === '') !== (password === '')) return undefined
  const login = { user: decoded(username), password: decoded(password) }
  if (login.user === undefined || login.password === undefined) return undefined
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? ports[protocol] : Number(port),
    security: protocol === 'smtps:' ? 'tls' : isLoopback(hostname) ? 'plain' : 'starttls',
    login: username === '' ? undefined : { user: login.user, password: login.password },
  }
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/**
 * The settings of mails to `to`. They come from the address that signs in, since mail providers send for no other; where a
 * server knows no users, or none by an address, from `to` itself.
 */
export function mailSettings(server: MailServer, to: string): MailSettings {
  const user = server.login?.user ?? ''
  return { server, to, from: /^[^@\s<>"]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(user) ? user : to }
}
