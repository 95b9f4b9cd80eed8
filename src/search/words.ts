/**
 * What homeowners call things, and what the trades call them. A query that holds the left words is
 * searched with the right ones added.
 */
const synonyms: [RegExp, string][] = [
  [/\b(a\/?c|a\.c\.|air ?con(ditioner|ditioning)?|cooling)\b/, 'hvac'],
  [/\b(swamp|evap(orative)?) ?cooler\b/, 'hvac cooling'],
  [/\b(breaker (box|pan+el)|fuse box|main panel|electric(al)? panel|outlet|wiring)\b/, 'electrical panel'],
  [/\b(furnace|heat pump|heater)\b/, 'heating'],
  [/\b(pipe|pipes|leak|toilet|faucet|water heater)\b/, 'plumbing'],
  [/\b(gate|fence|railing|iron)\b/, 'welding'],
  [/\b(pool fence|pool gate|barrier)\b/, 'pool barrier'],
  [/\b(pv|photovoltaic|panels on (the )?roof|battery|powerwall)\b/, 'solar'],
  [/\b(kitchen|bath(room)?|renovation|remodel)\b/, 'remodeling'],
  [/\b(wi-?fi|internet|router|ethernet|network)\b/, 'networking'],
  [/\b(sprinklers?|drip|drip line|backflow)\b/, 'irrigation'],
  [/\b(thermostat|doorbell|smart lock|camera)\b/, 'smart-home'],
  [/\b(licen[cs]e|contractor check|roc)\b/, 'license roc contractor'],
  [/\b(aire acondicionado|clima)\b/, 'hvac'],
  [/\b(piscina|alberca)\b/, 'pool'],
  [/\bplomer[ií]a\b/, 'plumbing'],
]

/** Splits text into searchable words; "a/c" and "smart-home" stay findable. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('a/c', 'ac')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The query with the trade's own words added. */
export function expandQuery(query: string): string {
  const plain = query.toLowerCase()
  const added = synonyms.filter(([spoken]) => spoken.test(plain)).map(([, trade]) => trade)
  return [plain, ...added].join(' ')
}
