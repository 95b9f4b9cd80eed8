/** What the words of a bank say of a row, beside its date and amount. */

/** In which direction the money went, as one word of a statement says it. */
export function directionOf(word: string): 'in' | 'out' | undefined {
  const plain = word.trim().toLowerCase()
  if (/^(cr|c|\+|crdt|(ach |wire )?credits?|received|deposits?|dep|in|incoming|money in)$/.test(plain)) return 'in'
  return /^(dr|d|-|dbit|((ach|wire|card) )?debits?|debit card|sent|fee|pos|withdrawals?|w\/d|out|outgoing|money out)$/.test(
    plain,
  )
    ? 'out'
    : undefined
}

/** Of a column for it: only what banks say of money that they have; any other word is a doubt. */
export const isBooked = (status: string): boolean =>
  /^(posted|booked|completed?|cleared|settled|succe(ss|ssful|eded)|paid|sent|processed|deposited|credited)?$/i.test(
    status.trim(),
  )

/**
 * Whether a cell says that the bank does not have the money: beyond doubt where it says nothing else, or says so apart
 * from its other words, as in `PENDING - Zelle`; `perhaps` among other words, since a payer may be called so.
 */
export function saysUnbooked(cell: string): 'surely' | 'perhaps' | undefined {
  const words = spaced(cell).trim()
  if (unbookedApart.test(words)) return 'surely'
  return unbookedWord.test(words) ? 'perhaps' : undefined
}

const unbooked =
  '(?:pending|not yet posted|authorization hold|account hold|request(?:ed)? from|processing|in process|in progress|scheduled|on hold|denied|declined|rejected|failed)'
const unbookedWord = new RegExp(`\\b${unbooked}\\b`, 'i')
const unbookedApart = new RegExp(`^${unbooked}(?:$|:| [-\u2013\u2014*] )|[([*]${unbooked}[)\\]*]`, 'i')

/**
 * Whether words speak of money that went out, and none before them of money that came in: behind those a payer may have
 * written anything. Where amounts have signs, only words that no payer writes of a payment count.
 */
export function saysOut(cell: string, hasSigns: boolean): boolean {
  const words = spaced(cell)
  const out = (hasSigns ? bankSends : goesOut).exec(words)
  const comes = comesIn.exec(words)
  return out !== null && !(comes !== null && comes.index < out.index)
}

const sends = '(payment|transfer|zelle|paid|sent) to|outgoing|wire out|withdrawals?|bill ?pay'
const bankSends = new RegExp(`\\b(${sends})\\b`, 'i')
const goesOut = new RegExp(`\\b(${sends}|sent|debits?|dbit|purchases?|pos|fee|atm)\\b`, 'i')
const comesIn = /\b(from|received|incoming|deposits?|credits?(?! card))\b/i

/** Some banks write words with underscores between them. */
export const spaced = (text: string): string => text.replaceAll('_', ' ')

/** A cell that says nothing but another currency; the usual ones of payers. */
export const isOtherCurrency = (cell: string): boolean =>
  /^(EUR|GBP|CAD|MXN|AUD|NZD|JPY|CHF|CNY|INR|BRL|KRW|SEK|NOK|DKK|PLN|ILS)$/i.test(cell)

export const isInDollars = (currency = ''): boolean => /^(usd|us\$|\$)?$/i.test(currency.trim())

/** What banks write is far shorter; to look for references in more would keep everybody else waiting. */
const mostLines = 12
const mostLetters = 4096
export const isTooLong = (cells: readonly string[]): boolean =>
  cells.reduce((count, cell) => count + (cell.match(/\n/g)?.length ?? 0), 0) > mostLines ||
  cells.reduce((count, cell) => count + cell.length, 0) > mostLetters
