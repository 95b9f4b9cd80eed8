/**
 * Rows as CSV by RFC 4180, with a byte order mark, by which spreadsheet programs know UTF-8. A cell that such a program
 * would take for a formula begins with an apostrophe, so that it is shown and never run.
 */
export const csv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`

function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
