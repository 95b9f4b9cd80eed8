import { statementCents } from './amount.ts'
import { directionOf, isInDollars, isTooLong, saysOut, saysUnbooked } from './bank-words.ts'
import { dayWritten, writtenDate } from './dates.ts'
import type { BookedRow, RefusedRow, RowDoubt, RowFault } from './statement-rows.ts'

/** Whether a file is OFX, which Quicken calls QFX: version 1 with a header of words, version 2 as XML. */
export const isOfx = (text: string): boolean => /^\s*(OFXHEADER\s*:|<.*<OFX>|<OFX>)/is.test(text.slice(0, 4096))

/**
 * The rows of an OFX file, of all accounts in it. Version 1 need not close its elements, so a value reaches to the next
 * tag; nothing is nested here and no entity is expanded but those that stand for one character.
 *
 * The bank names each row (FITID), so that it is known again in every later file, in whatever words. Some banks give one
 * name to several rows: then it names none of them.
 */
export function ofxRows(text: string): (BookedRow | RefusedRow)[] {
  const byName = new Map<string, BookedRow[]>()
  const rows: (BookedRow | RefusedRow)[] = []
  for (const transaction of withMovedBroken([...transactionsIn(text)])) {
    const row = readTransaction(transaction)
    if ('reason' in row || row.id === undefined) {
      rows.push(row)
      continue
    }
    const same = byName.get(row.id) ?? []
    byName.set(row.id, same)
    if (same.some((one) => isSame(one, row))) continue
    same.push(row)
    rows.push(row)
  }
  for (const same of byName.values()) if (same.length > 1) for (const row of same) delete row.id
  return rows
}

const isSame = (a: BookedRow, b: BookedRow): boolean =>
  a.day === b.day && a.cents === b.cents && a.description === b.description && a.elsewhere === b.elsewhere

/** One STMTTRN element, with what stands around it. */
interface Transaction {
  line: number
  account: string
  /** In which its amount is: of the account, unless it says otherwise. */
  currency: string
  fields: [name: string, value: string][]
  /** Nothing stands before it in its line. */
  beginsLine: boolean
  /** It begins within another, or does not end: perhaps a payer wrote it. */
  isBroken: boolean
}

/** Where a bank begins a line for each transaction, one that begins within a line was perhaps written by a payer. */
function withMovedBroken(all: Transaction[]): Transaction[] {
  const isALineEach = all.filter((one) => one.beginsLine).length * 2 >= all.length
  return all.map((one) => ({ ...one, isBroken: one.isBroken || (isALineEach && !one.beginsLine) }))
}

function* transactionsIn(text: string): Generator<Transaction> {
  let [account, currency, within] = ['', '', '']
  let open: Transaction | undefined
  for (const { name, isEnd, value, line, beginsLine } of elementsOf(text)) {
    if (name === 'STMTTRN') {
      if (open) yield { ...open, isBroken: open.isBroken || !isEnd }
      open = isEnd ? undefined : { line, beginsLine, account, currency, fields: [], isBroken: open !== undefined }
    } else if (isEnd) {
      within = ''
    } else if (open) {
      if (value !== '') open.fields.push([name, value])
      // ORIGCURRENCY says what the amount was before the bank changed it.
      if (name === 'CURRENCY' || name === 'ORIGCURRENCY') within = name
      if (name === 'CURSYM' && within === 'CURRENCY') open.currency = value
    } else if (/^(CC|INV)?STMTRS$/.test(name)) {
      account = ''
      currency = ''
    } else if (name === 'ACCTID') account = value
    else if (name === 'CURDEF') currency = value
  }
  if (open) yield { ...open, isBroken: true }
}

interface Element {
  name: string
  isEnd: boolean
  /** What follows it until the next tag. */
  value: string
  line: number
  beginsLine: boolean
}

function* elementsOf(text: string): Generator<Element> {
  let line = 1
  let counted = 0
  let beginsLine = true
  let last: RegExpExecArray | undefined
  const element = (tag: RegExpExecArray, end: number): Element => {
    for (; counted < tag.index; counted++) {
      const letter = text[counted] ?? ''
      if (letter === '\n') line++
      beginsLine = letter === '\n' || (beginsLine && ' \t\r'.includes(letter))
    }
    const [whole, slash, name = ''] = tag
    return {
      name: name.toUpperCase(),
      isEnd: slash === '/',
      value: plain(text.slice(tag.index + whole.length, end)),
      line,
      beginsLine,
    }
  }
  for (const tag of text.matchAll(/<(\/?)([A-Za-z][A-Za-z0-9_.]*)\s*\/?>/g)) {
    if (last) yield element(last, tag.index)
    last = tag
  }
  if (last) yield element(last, text.length)
}

/** These say by themselves what the row is; every other field is searched for a reference. */
const own = ['TRNTYPE', 'DTPOSTED', 'TRNAMT', 'FITID']
const described = ['NAME', 'MEMO', 'CHECKNUM']

function readTransaction({ line, account, currency, fields, isBroken }: Transaction): BookedRow | RefusedRow {
  const all = (names: readonly string[]) => fields.flatMap(([name, value]) => (names.includes(name) ? [value] : []))
  const one = (name: string) => all([name])[0] ?? ''
  const texts = all(described)
  const description = texts.join(' ')
  const refused = (reason: RowFault): RefusedRow => ({ line, description, reason })
  if (isTooLong(fields.map(([, value]) => value))) return refused('too-long')
  // What a payer writes must not pass for a field, at a bank that lets it through as it is.
  if (isBroken || own.some((name) => all([name]).length > 1)) return refused('said-twice')
  const date = writtenDate(one('DTPOSTED').slice(0, 8))
  const day = date && dayWritten(date, undefined)
  if (!day) return refused('no-date')
  const unbooked = texts.map(saysUnbooked)
  if (one('TRNTYPE') === 'HOLD' || unbooked.includes('surely')) return refused('not-booked')
  if (!isInDollars(currency)) return refused('other-currency')
  const cents = centsOf(one('TRNAMT'))
  if (cents === undefined) return refused('no-amount')
  const direction = directionOf(one('TRNTYPE'))
  if (direction === (cents < 0 ? 'in' : 'out')) return refused('both-directions')
  const doubt: RowDoubt | undefined = unbooked.includes('perhaps')
    ? 'pending-perhaps'
    : cents > 0 && direction === undefined && texts.some((cell) => saysOut(cell, true))
      ? 'out-perhaps'
      : undefined
  const elsewhere = fields.flatMap(([name, value]) => (own.includes(name) || described.includes(name) ? [] : [value]))
  const row = { line, day, cents, description, elsewhere: elsewhere.join(' | '), doubt }
  return one('FITID') === '' ? row : { ...row, id: `${account} ${one('FITID')}` }
}

/** OFX has no mark between thousands, and either mark before the cents. */
const centsOf = (amount: string): number | undefined =>
  /^[+-]?(\d+([.,]\d{0,2}0*)?|[.,]\d{1,2}0*)$/.test(amount) ? statementCents(amount.replace(',', '.')) : undefined

/** The text of an element: entities that stand for one character, and the marks of CDATA, are read once. */
const plain = (text: string): string =>
  text
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return characters[String(name).toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .trim()

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
