/** What a browser says of where a request comes from, as it arrived. */
export interface RequestOrigin {
  origin: string | undefined
  secFetchSite: string | undefined
  /** The address that was asked. */
  url: URL
}

/**
 * Whether a form was sent by a page of this service itself. A browser that says so in Sec-Fetch-Site is believed, an
 * older one by its Origin; who says neither is refused. `publicUrl` is the origin that people use: behind a proxy the
 * address that arrives may be another.
 */
export function isOwnRequest({ origin, secFetchSite, url }: RequestOrigin, publicUrl: string): boolean {
  if (origin !== undefined && origin !== publicUrl && origin !== url.origin) return false
  return secFetchSite === undefined ? origin !== undefined : secFetchSite === 'same-origin'
}

/** Whether a browser keeps a `__Host-` cookie from here: over https, or from this machine itself. */
export const keepsSecureCookies = (url: URL, publicUrl: string): boolean =>
  publicUrl.startsWith('https:') ||
  url.protocol === 'https:' ||
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(url.hostname)
