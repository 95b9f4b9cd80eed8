import ipaddr from 'ipaddr.js'

/**
 * The key by which a client's requests are counted: its IPv4 address, or the /64 network of its IPv6 address, since a
 * household usually has a whole /64.
 *
 * Of `forwardedFor` (X-Forwarded-For) only the last `trustedProxies` entries are trusted: a client can write the others.
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

/** The wider network of a client's key, which may belong to one customer: the /24 of an IPv4 address, the /48 of IPv6. */
export function widerNetwork(key: string): string {
  if (key.endsWith('::/64')) return `${key.split(':').slice(0, 3).join(':')}::/48`
  return ipaddr.IPv4.isValidFourPartDecimal(key) ? `${key.split('.').slice(0, 3).join('.')}.0/24` : key
}

/** The network of one subscriber by a client's key: an IPv4 address as a whole, the /56 of IPv6, which providers give a home. */
export function subscriberNetwork(key: string): string {
  if (!key.endsWith('::/64')) return key
  const [a, b, c, d = '0'] = key.slice(0, -'::/64'.length).split(':')
  return `${a}:${b}:${c}:${(Number.parseInt(d, 16) & 0xff00).toString(16)}::/56`
}

function network(address: string): string {
  const plain = withoutPort(address)
  if (!ipaddr.isValid(plain)) return plain.slice(0, 45)
  // An IPv4 address may be mapped into IPv6.
  const ip = ipaddr.process(plain)
  return ip instanceof ipaddr.IPv6 ? `${ip.toNormalizedString().split(':').slice(0, 4).join(':')}::/64` : ip.toString()
}

/** Some proxies write `[2001:db8::1]:443` or `192.0.2.1:443`: another port is the same client. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]*)\].*$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
