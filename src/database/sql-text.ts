/** Writes rows as SQL for SQLite. */
export type Cell = string | number | boolean | null
export type Row = Readonly<Record<string, Cell | undefined>>

/** The statements that create a table with these rows; its columns are all their fields, in snake case. */
export function tableSql(table: string, rows: readonly Row[]): string[] {
  const fields = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = [...fields].map((field) => `  ${columnName(field)} ${typeOf(field, rows)}`)
  return [`create table ${table} (\n${columns.join(',\n')}\n);`, ...insertSql(table, rows)]
}

/** One insert statement for each row. */
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
  // SQLite reads a text up to its first NUL character only.
  if (cell.includes('\0')) throw new Error('a text for the database copy holds a NUL character')
  return `'${cell.replaceAll("'", "''")}'`
}
