/**
 * The key under which a caller's requests are counted: an IPv4 address, or the /64 network of an
 * IPv6 address, since one household holds a whole /64.
 *
 * `forwardedFor` (the X-Forwarded-For header) is believed only as far as `trustedProxies` hops from
 * our side; what a caller wrote into it further left is ignored.
 */
export function clientKey(remoteAddress: string, forwardedFor: string | undefined, trustedProxies: number): string {
  const hops = [
    ...(forwardedFor ?? '')
      .split(',')
      .map((hop) => hop.trim())
      .filter(Boolean),
    remoteAddress,
  ]
  return network(hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? remoteAddress)
}

function network(address: string): string {
  const plain = withoutPort(address).replace(/%.*$/, '').toLowerCase()
  if (!plain.includes(':')) return plain.slice(0, 45)
  const groups = groupsOf(plain)
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Some proxies write `[2001:db8::1]:443` or `192.0.2.1:443`: another port is not another caller. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]*)\].*$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')

/** The eight numbers of an IPv6 address; what is not hexadecimal counts as 0. */
function groupsOf(address: string): number[] {
  const hex = address.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_, a, b, c, d) => `${byte(a)}${byte(b)}:${byte(c)}${byte(d)}`,
  )
  const [head = '', tail] = hex.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...(tail === undefined ? [] : zeros), ...right].map((group) => Number.parseInt(group, 16) || 0)
}

const byte = (decimal: string): string => Number(decimal).toString(16).padStart(2, '0')
