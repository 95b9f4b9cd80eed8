/** Writes rows as SQL text that any SQLite reads. */
export type Cell = string | number | boolean | null
export type Row = Readonly<Record<string, Cell | undefined>>

/** The table and its rows; its columns are the fields that any row has, in snake case. */
export function tableSql(table: string, rows: readonly Row[]): string[] {
  const fields = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = [...fields].map((field) => `  ${columnName(field)} ${typeOf(field, rows)}`)
  return [`create table ${table} (\n${columns.join(',\n')}\n);`, ...insertSql(table, rows)]
}

export const insertSql = (table: string, rows: readonly Row[]): string[] =>
  rows.map((row) => {
    const columns = Object.keys(row).map(columnName).join(', ')
    return `insert into ${table} (${columns}) values (${Object.values(row).map(literal).join(', ')});`
  })

/** `readTime` is the column "read_time"; quoted, since some are words of SQL, such as "check". */
const columnName = (field: string): string => `"${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`

function typeOf(field: string, rows: readonly Row[]): string {
  const cells = rows.map((row) => row[field]).filter((cell) => cell != null)
  if (cells.length > 0 && cells.every((cell) => typeof cell === 'boolean' || Number.isInteger(cell))) return 'integer'
  return cells.length > 0 && cells.every((cell) => typeof cell === 'number') ? 'real' : 'text'
}

function literal(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return 'null'
  if (typeof cell === 'boolean') return cell ? '1' : '0'
  if (typeof cell === 'number') return String(cell)
  // SQLite reads a text only up to a NUL character, which no text of ours may hold.
  if (cell.includes('\0')) throw new Error('a text for the database copy holds a NUL character')
  return `'${cell.replaceAll("'", "''")}'`
}
