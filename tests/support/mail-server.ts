import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'

/**
 * What a mail server does from now on: take mails, refuse them or their address, or never answer one. `dies`: it takes one
 * mail, and breaks all connections before it answers.
 */
type Manner = 'takes' | 'refuses' | 'refuses-address' | 'stalls' | 'dies'

/** A mail as it arrived. */
export interface ArrivedMail {
  messageId: string
  subject: string
  /** Head and body, as they came. */
  raw: string
}

interface Options {
  /** Offers STARTTLS, with a certificate that nobody vouches for. */
  offersTls?: boolean
}

/** A mail server (RFC 5321) on this machine that can be made to fail, killed and brought back at the same port. */
export async function openMailServer({ offersTls = false }: Options = {}) {
  const arrived: ArrivedMail[] = []
  const verbs: string[] = []
  const sockets = new Set<Socket>()
  let manner: Manner = 'takes'
  let deaths = 0
  let port = 0
  let server: Server

  function kill(): void {
    server.close()
    for (const socket of sockets) socket.destroy()
  }

  /** The answer to a whole mail; nothing where none is given. */
  function take(raw: string): string | undefined {
    if (manner === 'stalls') return undefined
    if (manner === 'refuses') return '451 try again later'
    arrived.push(mailOf(raw))
    if (manner !== 'dies') return '250 taken'
    deaths++
    kill()
    return undefined
  }

  function answerTo(line: string): string {
    const verb = line.slice(0, 4).toUpperCase()
    verbs.push(verb)
    if (verb === 'EHLO')
      return `250-mail.example\r\n250-AUTH PLAIN\r\n${offersTls ? '250-STARTTLS\r\n' : ''}250 8BITMIME`
    if (verb === 'AUTH') {
      const [, , password] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
        .toString()
        .split('\0')
      return password === 'right' ? '235 welcome' : '535 wrong user or password'
    }
    if (verb === 'RCPT' && manner === 'refuses-address') return '550 no such mailbox'
    if (verb === 'DATA') return '354 go on'
    if (verb === 'STAR') return '220 go on'
    return verb === 'QUIT' ? '221 bye' : '250 fine'
  }

  function serve(socket: Socket): void {
    let text = ''
    let isInMail = false
    socket.on('error', () => {})
    const say = (line: string | undefined) => line !== undefined && !socket.destroyed && socket.write(`${line}\r\n`)
    socket.on('data', (chunk) => {
      text += chunk.toString()
      for (;;) {
        const end = isInMail ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n')
        if (end < 0) return
        const part = text.slice(0, end)
        text = text.slice(end + (isInMail ? 5 : 2))
        if (isInMail) {
          isInMail = false
          say(take(part))
          continue
        }
        say(answerTo(part))
        isInMail = /^DATA$/i.test(part)
        if (/^QUIT$/i.test(part)) socket.end()
        if (/^STARTTLS$/i.test(part)) {
          socket.removeAllListeners('data')
          serve(new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(selfSigned) }))
          return
        }
      }
    })
  }

  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server = createServer({ noDelay: true }, (socket) => {
        sockets.add(socket)
        socket.on('close', () => sockets.delete(socket))
        serve(socket)
        socket.write('220 mail.example\r\n')
      })
      server.on('error', reject)
      server.listen(port, '127.0.0.1', () => {
        port = (server.address() as AddressInfo).port
        resolve()
      })
    })
  await listen()
  return {
    arrived,
    /** The first four letters of every command that came. */
    verbs,
    port,
    get isUp() {
      return server.listening
    },
    /** How often it died between taking a mail and answering. */
    get deaths() {
      return deaths
    },
    behave: (next: Manner) => {
      manner = next
    },
    kill,
    comeBack: listen,
    close: kill,
  }
}

function mailOf(raw: string): ArrivedMail {
  const head = raw.replace(/\r\n[ \t]+/g, ' ')
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
  return { messageId: field('Message-ID'), subject: field('Subject'), raw }
}

/** For tests alone: made once with openssl, signed by nobody but itself, and trusted nowhere. */
const selfSigned = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgmwEv1/++/u/ks8Wp
y3Lc+07YI+S0TTC0mWG+/jq0lxShRANCAAQEYOzIqbCIMtlNV75941UzDAVg5kQd
33QYXVJxfIfOyA9ZAH0tLo5SHUKArhrCk5qV7IHXRfY7SljinBGG6UdL
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUZHp33awkw76Y4+5NKw/ntGbovmwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNDIwMTMxMloYDzIxMjYxMDMx
MjAxMzEyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQEYOzIqbCIMtlNV75941UzDAVg5kQd33QYXVJxfIfOyA9ZAH0tLo5S
HUKArhrCk5qV7IHXRfY7SljinBGG6UdLo1MwUTAdBgNVHQ4EFgQUMn1zaHafYMD1
RcrEsQUa/55Ki4EwHwYDVR0jBBgwFoAUMn1zaHafYMD1RcrEsQUa/55Ki4EwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiBF6W6Q71Bg2OCJLuqAnPIw
7wbKy4C6ZANdotDyx/keQgIhAPEsRRIXKM548OcbOnOI+snKXgRQf/dj39ssARX5
pw3Q
-----END CERTIFICATE-----`,
}
