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
  const plain = address
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
    .toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)
  if (mapped?.[1]) return mapped[1]
  if (!plain.includes(':')) return plain.slice(0, 45)
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const groups =
    tail === undefined ? left : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
