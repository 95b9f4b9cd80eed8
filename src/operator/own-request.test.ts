import { describe, expect, it } from 'vitest'
import { isOwnRequest, keepsSecureCookies } from './own-request.ts'

const publicUrl = 'https://homes.example'
const asked = (origin?: string, secFetchSite?: string, url = 'http://127.0.0.1:3000/operator/sign-out') =>
  isOwnRequest({ origin, secFetchSite, url: new URL(url) }, publicUrl)

describe('a form of the console', () => {
  it('is taken from a page of the service, by either header', () => {
    expect(asked('https://homes.example', 'same-origin')).toBe(true)
    expect(asked('https://homes.example')).toBe(true)
    expect(asked(undefined, 'same-origin')).toBe(true)
    expect(asked('http://127.0.0.1:3000', 'same-origin')).toBe(true)
  })

  it.each([
    ['another site', 'https://evil.example', 'cross-site'],
    ['another site, in an old browser', 'https://evil.example', undefined],
    ['a neighbour under the same domain', 'https://evil.homes.example', 'same-site'],
    ['the same host without https', 'http://homes.example', undefined],
    ['another port', 'https://homes.example:8443', undefined],
    ['a frame without an origin', 'null', 'cross-site'],
    ['a page that hides where it is', 'null', undefined],
    ['an address that was typed', undefined, 'none'],
    ['a program that says nothing', undefined, undefined],
    ['two headers that contradict each other', 'https://evil.example', 'same-origin'],
    ['the right origin from another site', 'https://homes.example', 'cross-site'],
  ])('is refused from %s', (_, origin, secFetchSite) => {
    expect(asked(origin, secFetchSite)).toBe(false)
  })
})

describe('the cookie of the console', () => {
  it('is kept over https and on this machine, and nowhere else', () => {
    const keeps = (url: string, from = 'http://0.0.0.0:3000') => keepsSecureCookies(new URL(url), from)
    for (const url of ['http://localhost:3000/', 'http://127.0.0.1/', 'http://[::1]:3000/', 'https://homes.example/'])
      expect(keeps(url)).toBe(true)
    expect(keeps('http://10.0.0.5:3000/', 'https://homes.example')).toBe(true)
    for (const url of ['http://10.0.0.5:3000/', 'http://homes.example/', 'http://127.0.0.1.evil.example/'])
      expect(keeps(url)).toBe(false)
  })
})
