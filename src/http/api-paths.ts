/** Whether the API answers this path: its calls, the operator's console, and all that is made at start and is no page. */
export const isForApi = (path: string): boolean =>
  /^\/((api|operator)(\/|$)|downloads\/|(healthz|readyz|robots\.txt|sitemap\.xml)$)/.test(path)

/**
 * Whether a path would reach something under another spelling than its own, by dot segments, backslashes or escapes:
 * nothing here needs any of them, and what stands in front of the service must not be led past its rules.
 */
export const isAmbiguousPath = (path: string): boolean => /[%\\]|\/\.{1,2}(\/|$)/.test(path)

/** An address where the API has nothing. */
export const unknownApiPath = '/api/-'
