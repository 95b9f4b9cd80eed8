/** Whether the API answers this path: its calls, and everything else that is made at start and is no page. */
export const isForApi = (path: string): boolean =>
  /^\/(api(\/|$)|downloads\/|(healthz|readyz|robots\.txt|sitemap\.xml)$)/.test(path)
