/**
 * The addresses that a `DATABASE_URL` names, one for each of its hosts in their order, as in
 * `postgres://user@one:5432,two:5433/records`; `undefined` when one of them is no address.
 */
export function postgresHosts(url: string): string[] | undefined {
  const parts = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^@/?#]*)(.*)$/.exec(url)
  if (!parts) return undefined
  const [, scheme = '', user = '', hosts = '', rest = ''] = parts
  const urls = hosts.split(',').map((host) => scheme + user + host + rest)
  return urls.every(isAddress) ? urls : undefined
}

function isAddress(url: string): boolean {
  // A user or a password with a lone percent sign would only be missed when somebody connects.
  return URL.canParse(url) && !/%(?![0-9a-f]{2})/i.test(url)
}
