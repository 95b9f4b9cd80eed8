/** Where the records live: a file for SQLite, an address for PostgreSQL. */
export type DatabaseAddress =
  | { file: string; readOnly?: boolean }
  | { url: string; maxConnections?: number; readOnly?: boolean }

/** Where the records live, for people: a path, or host and database name without user and password. */
export function placeOf(address: DatabaseAddress): string {
  if ('file' in address) return address.file
  const urls = postgresHosts(address.url)?.map((url) => new URL(url))
  return urls ? urls.map(({ host }) => host).join(',') + urls[0]?.pathname : 'DATABASE_URL'
}

/**
 * The addresses that a `DATABASE_URL` names, one for each of its hosts in their order, as in
 * `postgres://user@one:5432,two:5433/records`; `undefined` when one of them is not a valid URL.
 */
export function postgresHosts(url: string): string[] | undefined {
  const parts = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^@/?#]*)(.*)$/.exec(url)
  if (!parts) return undefined
  const [, scheme = '', user = '', hosts = '', rest = ''] = parts
  const urls = hosts.split(',').map((host) => scheme + user + host + rest)
  return urls.every(isAddress) ? urls : undefined
}

function isAddress(url: string): boolean {
  // A lone percent sign in user or password would otherwise fail at the first connection only.
  return URL.canParse(url) && !/%(?![0-9a-f]{2})/i.test(url)
}
