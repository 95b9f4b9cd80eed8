import { createTransport } from 'nodemailer'
import type { MailServer, MailSettings } from './mail-settings.ts'
import type { MailFault } from './mail-words.ts'

/** A mail as it goes out. */
export interface Letter {
  /** The same on every try. */
  messageId: string
  date: Date
  subject: string
  text: string
}

/** Hands mails to a server. What a server or a library says of a failure may hold the settings: only a `MailFault` is returned. */
export interface MailGate {
  /** Whether the server can be reached and takes the login; `undefined` when it does. */
  check(): Promise<MailFault | undefined>
  /** Returns `undefined` once the server has taken the mail. After a fault it may have taken it all the same. */
  send(letter: Letter): Promise<MailFault | undefined>
}

/** Milliseconds that a whole try may take, and that the server may be silent; less than the turn of a process. */
export const smtpTimes = { whole: 60_000, silence: 20_000 }

/** Sends through this server, on a connection for each mail. */
export function smtpGate({ server, to, from }: MailSettings, senderName: string, times = smtpTimes): MailGate {
  const transport = createTransport({
    ...optionsOf(server),
    connectionTimeout: times.silence,
    greetingTimeout: times.silence,
    dnsTimeout: times.silence,
    socketTimeout: times.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    check: async () => {
      const tooLong = Promise.withResolvers<MailFault>()
      const timer = setTimeout(() => tooLong.resolve('silent'), times.whole)
      const checked = transport.verify().then(() => undefined, faultOf)
      const fault = await Promise.race([checked, tooLong.promise])
      clearTimeout(timer)
      return fault
    },

    send: ({ messageId, date, subject, text }) =>
      transport
        .sendMail({
          from: { name: senderName, address: from },
          to,
          ...{ messageId, date, subject, text },
          // RFC 3834: no out-of-office note answers it.
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(times.whole),
        })
        .then(() => undefined, faultOf),
  }
}

/** STARTTLS is demanded beyond this machine: nothing but the greeting is said before it, and certificates are checked. */
export const optionsOf = ({ host, port, security, login }: MailServer) => ({
  ...{ host, port },
  secure: security === 'tls',
  requireTLS: security === 'starttls',
  ignoreTLS: security === 'plain',
  ...(login && { auth: { user: login.user, pass: login.password } }),
})

/** By nodemailer's codes, and by what the certificate check of Node says. */
function faultOf(error: unknown): MailFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^(ETLS|EREQUIRETLS)$|CERT|SIGNED|SSL|TLS/.test(code)) return 'unsafe'
  if (isAboutTls(error)) return 'unsafe'
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'login'
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'silent'
  if (code === 'EENVELOPE') return 'address'
  return code === 'EMESSAGE' ? 'refused' : 'unreachable'
}

/** Nodemailer reports a failed certificate check as a failure of the socket. */
const isAboutTls = (error: unknown): boolean =>
  error instanceof Error && /certificate|self-signed|\b(SSL|TLS)\b/i.test(error.message)
