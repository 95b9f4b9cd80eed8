/** The headers by which a browser tells where a request comes from. */
export interface RequestOrigin {
  origin: string | undefined
  secFetchSite: string | undefined
  /** The address that was asked. */
  url: URL
}

/**
 * Whether a form was sent by a page of this service, by Sec-Fetch-Site or, in older browsers, by Origin; false without
 * either. `publicUrl` is the public origin, from which the requested URL may differ behind a proxy.
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
