/**
 * A real table. Where its container is narrow, every row folds into a small list of label and value, so nothing has to
 * be scrolled sideways. The first column names the row.
 *
 * <Table caption="Sizes" columns={[{ header: 'Model', cell: (row) => row.model },
 *   { header: 'Price', cell: (row) => row.price, numeric: true }]} rows={rows} rowKey={(row) => row.model} />
 */
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** Figures: set at the end of the column, in tabular numerals. */
  numeric?: boolean
}

export type TableProps<Row> = {
  caption: ReactNode
  /** Keeps the caption for screen readers only, where a heading already says it. */
  hideCaption?: boolean
  columns: Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Folded, a label stands in one line with its words, not in a column beside them: shorter, for many rows. */
  isDense?: boolean
  className?: string
}

export function Table<Row>({ caption, hideCaption, columns, rows, rowKey, isDense, className }: TableProps<Row>) {
  return (
    <div className={classes('@container', className)}>
      <table className="folding" data-dense={isDense ? '' : undefined}>
        <caption className={hideCaption ? 'sr-only' : 'mb-3 text-start font-bold'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.header} scope="col" data-numeric={numeric(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, place) =>
                place === 0 ? (
                  <th key={column.header} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.header} data-label={column.header} data-numeric={numeric(column)}>
                    <div>{column.cell(row)}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const numeric = (column: { numeric?: boolean }) => (column.numeric ? '' : undefined)
