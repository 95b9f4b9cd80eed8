import { isOfx } from './ofx-rows.ts'

/** The size limit of a statement; twenty thousand rows take a third of it. */
export const mostStatementMegabytes = 8
export const mostStatementBytes = mostStatementMegabytes * 1024 * 1024
/** The limit of rows, more than most businesses have in a year; they are copied from the worker in a few milliseconds. */
export const mostRows = 50_000
export const tooManyRows = 'The file has over 50,000 rows: export a shorter time from the bank.'
export const tooLargeStatement = `The file is over ${mostStatementMegabytes} MB: export a shorter time from the bank.`

/** The formats that are read. */
export const statementFormats = 'CSV, OFX or QFX'
export const whatToBring = `choose ${statementFormats} when you export from the bank.`

/**
 * The text of a statement as a bank or a spreadsheet wrote it: UTF-8, UTF-16 or Windows-1252, with or without a byte
 * order mark; the fault as a sentence when the bytes are no text.
 */
export function statementText(bytes: Uint8Array): { text: string } | { fault: string } {
  if (bytes.length > mostStatementBytes) return { fault: tooLargeStatement }
  const other = otherKinds.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte))
  if (other) return { fault: `This is ${other.name}: ${whatToBring}` }
  const decoded = decode(bytes)
  const text = decoded.replaceAll('\0', ' ')
  if (isBinary(decoded)) return { fault: `This is no text file: ${whatToBring}` }
  const otherText = isOfx(text) ? undefined : otherTexts.find(({ begins }) => begins.test(text.slice(0, 4096)))
  if (otherText) return { fault: `This is ${otherText.name}: ${whatToBring}` }
  return text.trim() === '' ? { fault: 'The file is empty: export it from the bank anew.' } : { text }
}

/** Whether more than one in a hundred characters is NUL; some banks leave a few in their text files. */
function isBinary(text: string): boolean {
  const zeros = text.split('\0').length - 1
  return zeros > 3 && zeros * 100 > text.length
}

const otherKinds = [
  { name: 'an Excel workbook or a zip file', begins: [0x50, 0x4b, 0x03, 0x04] },
  { name: 'an old Excel workbook', begins: [0xd0, 0xcf, 0x11, 0xe0] },
  { name: 'a PDF', begins: [0x25, 0x50, 0x44, 0x46] },
  { name: 'a compressed file', begins: [0x1f, 0x8b] },
]

const otherTexts = [
  { name: 'a QIF file', begins: /^\s*!(type|account|option|clear)\b/i },
  {
    name: 'a web page, whatever its name ends with',
    begins: /^\s*<(!doctype html|html|head|meta|body|style|table|div)\b/i,
  },
  { name: 'an XML file that is no OFX', begins: /^\s*<\?xml\b/i },
  { name: 'JSON', begins: /^\s*(\{\s*["}]|\[\s*[[{"\]])/ },
]

/** Decodes UTF-16, UTF-8 or, failing these, Windows-1252; the byte order mark is dropped. */
function decode(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The kind of UTF-16, by its byte order mark or by the zeros in every second byte of Latin text. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 512)
  const zerosAt = (side: 0 | 1) => start.filter((byte, at) => at % 2 === side && byte === 0).length
  const most = start.length / 4
  if (zerosAt(1) > most && zerosAt(0) === 0) return 'utf-16le'
  if (zerosAt(0) > most && zerosAt(1) === 0) return 'utf-16be'
  return undefined
}
