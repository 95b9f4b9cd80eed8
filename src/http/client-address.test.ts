import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientKey, subscriberNetwork, widerNetwork } from './client-address.ts'

const group = fc.nat({ max: 0xffff })
const groups = fc.array(group, { minLength: 8, maxLength: 8 })
const full = (all: number[]) => all.map((one) => one.toString(16)).join(':')
const padded = (all: number[]) => all.map((one) => one.toString(16).padStart(4, '0')).join(':')
/** With its first run of zero groups written as `::`. */
const short = (all: number[]) => full(all).replace(/(^|:)0(:0)+(:|$)/, '::')

const direct = (address: string) => clientKey(address, undefined, 0)

describe('the key of a caller', () => {
  it('is the IPv4 address itself', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(direct(address)).toBe(address)
      }),
    )
  })

  it('is the same for every address of one IPv6 /64, however it is written', () => {
    fc.assert(
      fc.property(groups, fc.array(group, { minLength: 4, maxLength: 4 }), (one, host) => {
        // Below ::/16 stand the mapped and the local addresses, which have rules of their own.
        const mine = one.with(0, (one[0] ?? 0) | 0x2000)
        const neighbour = [...mine.slice(0, 4), ...host]
        const written = [full(mine), padded(mine), short(mine), full(neighbour), padded(neighbour).toUpperCase()]
        written.push(`[${short(neighbour)}]`, `${short(mine)}%eth0`, `[${full(mine)}]:443`)
        expect([...new Set(written.map(direct))]).toEqual([`${full(mine.slice(0, 4))}::/64`])
      }),
    )
  })

  it('differs between two IPv6 networks', () => {
    fc.assert(
      fc.property(groups, fc.nat({ max: 3 }), fc.integer({ min: 1, max: 0xffff }), (one, at, change) => {
        const mine = one.with(0, (one[0] ?? 0) | 0x2000)
        const other = mine.with(at, (mine[at] ?? 0) ^ (at === 0 ? change & 0x1fff || 1 : change))
        expect(direct(full(mine))).not.toBe(direct(full(other)))
      }),
    )
  })

  it('reads a short address with its zeros at either end', () => {
    expect(direct('::1')).toBe('0:0:0:0::/64')
    expect(direct('2001:db8::')).toBe('2001:db8:0:0::/64')
    expect(direct('2001:db8:0:0:1::')).toBe('2001:db8:0:0::/64')
    expect(direct('2001:DB8::7')).toBe('2001:db8:0:0::/64')
  })

  it('is the IPv4 address inside a mapped IPv6 address, however that is written', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 255 }), { minLength: 4, maxLength: 4 }), (bytes) => {
        const [a = 0, b = 0, c = 0, d = 0] = bytes
        const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
        const written = [`::ffff:${bytes.join('.')}`, `::FFFF:${bytes.join('.')}`, `::ffff:${hex}`]
        written.push(`0:0:0:0:0:ffff:${hex}`, `0:0:0:0:0:ffff:${bytes.join('.')}`, `${bytes.join('.')}:52011`)
        expect([...new Set(written.map(direct))]).toEqual([bytes.join('.')])
      }),
    )
  })

  it('takes no notice of X-Forwarded-For while no proxy is trusted', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.string(), (address, said) => {
        expect(clientKey(address, said, 0)).toBe(address)
      }),
    )
  })

  it('believes as many hops as there are trusted proxies, counted from our side', () => {
    const said = '1.1.1.1, 2.2.2.2, 3.3.3.3'
    expect([0, 1, 2, 3].map((proxies) => clientKey('9.9.9.9', said, proxies))).toEqual([
      '9.9.9.9',
      '3.3.3.3',
      '2.2.2.2',
      '1.1.1.1',
    ])
  })

  it('cannot be changed by what a caller writes further left', () => {
    fc.assert(
      fc.property(fc.string(), fc.ipV4(), fc.ipV4(), (invented, client, proxy) => {
        expect(clientKey(proxy, `${invented}, ${client}`, 1)).toBe(client)
      }),
    )
  })

  it('is the nearest hop there is when fewer came than were expected', () => {
    expect(clientKey('9.9.9.9', undefined, 3)).toBe('9.9.9.9')
    expect(clientKey('9.9.9.9', '', 1)).toBe('9.9.9.9')
    expect(clientKey('9.9.9.9', ' , ,', 2)).toBe('9.9.9.9')
  })

  it('stays short, whatever a header holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 2000 }), (said, times) => {
        expect(clientKey('9.9.9.9', said.repeat(times), 1).length).toBeLessThan(64)
      }),
    )
  })
})

describe('the network of one subscriber', () => {
  it('is the /56 of an IPv6 network, and an IPv4 address as a whole', () => {
    const subscriber = (address: string) => subscriberNetwork(direct(address))
    expect(subscriber('2001:db8:1:aa12::3')).toBe('2001:db8:1:aa00::/56')
    expect(subscriber('2001:db8:1:aaff::')).toBe('2001:db8:1:aa00::/56')
    expect(subscriber('2001:db8:1:ab00::')).toBe('2001:db8:1:ab00::/56')
    expect(subscriber('2001:db8:1:7f::3')).toBe('2001:db8:1:0::/56')
    expect(subscriber('203.0.113.9')).toBe('203.0.113.9')
    expect(subscriberNetwork('in-process')).toBe('in-process')
  })
})

describe('the wider network of a caller', () => {
  it('is the /48 of an IPv6 network, and the /24 of an IPv4 address', () => {
    const wider = (address: string) => widerNetwork(direct(address))
    expect(wider('2001:db8:1:2::3')).toBe('2001:db8:1::/48')
    expect(wider('2001:db8:1:ffff::')).toBe('2001:db8:1::/48')
    expect(wider('2001:db8:2:2::3')).toBe('2001:db8:2::/48')
    expect(wider('2001:db8::1')).toBe('2001:db8:0::/48')
    expect(wider('203.0.113.9')).toBe('203.0.113.0/24')
    expect(widerNetwork('in-process')).toBe('in-process')
  })
})
