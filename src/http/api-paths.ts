/** Whether the API answers this path: calls, the operator's console, downloads, health checks, robots.txt and the sitemap. */
export const isForApi = (path: string): boolean =>
  /^\/((api|operator)(\/|$)|downloads\/|(healthz|readyz|robots\.txt|sitemap\.xml)$)/.test(path)

/**
 * Whether a path has dot segments, backslashes or escapes, by which a resource has several addresses. None of ours needs
 * them, and they could bypass the rules of a proxy.
 */
export const isAmbiguousPath = (path: string): boolean => /[%\\]|\/\.{1,2}(\/|$)/.test(path)

/** A path that the API answers with 404. */
export const unknownApiPath = '/api/-'
