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
  className?: string
}

// The roles repeat what the elements say, because browsers drop a table's meaning once it is displayed as blocks.
export function Table<Row>({ caption, hideCaption, columns, rows, rowKey, className }: TableProps<Row>) {
  return (
    <div className={classes('@container', className)}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table className="folding" role="table">
        <caption className={hideCaption ? 'sr-only' : 'mb-3 text-start font-bold'}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.header} scope="col" role="columnheader" data-numeric={numeric(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column, place) =>
                place === 0 ? (
                  <th key={column.header} scope="row" role="rowheader">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.header} role="cell" data-label={column.header} data-numeric={numeric(column)}>
                    <div>{column.cell(row)}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  )
}

const numeric = (column: { numeric?: boolean }) => (column.numeric ? '' : undefined)
