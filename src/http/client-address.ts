import ipaddr from 'ipaddr.js'

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

/** The network around a caller's key, which may be one customer's: the /24 of an IPv4 address, the /48 of an IPv6 network. */
export function widerNetwork(key: string): string {
  if (key.endsWith('::/64')) return `${key.split(':').slice(0, 3).join(':')}::/48`
  return ipaddr.IPv4.isValidFourPartDecimal(key) ? `${key.split('.').slice(0, 3).join('.')}.0/24` : key
}

function network(address: string): string {
  const plain = withoutPort(address)
  if (!ipaddr.isValid(plain)) return plain.slice(0, 45)
  // An IPv4 address may come inside an IPv6 one.
  const ip = ipaddr.process(plain)
  return ip instanceof ipaddr.IPv6 ? `${ip.toNormalizedString().split(':').slice(0, 4).join(':')}::/64` : ip.toString()
}

/** Some proxies write `[2001:db8::1]:443` or `192.0.2.1:443`: another port is not another caller. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]*)\].*$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
