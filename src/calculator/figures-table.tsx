import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'

interface FiguresRow {
  name: ReactNode
  key: string
  values: string[]
  /** The sum of the rows above it. */
  isTotal?: boolean
}

interface FiguresTableProps {
  caption: string
  /** The first names the rows. */
  headers: string[]
  rows: FiguresRow[]
}

const cell = 'border-b border-hairline py-2 align-top'

/**
 * A narrow table of amounts that keeps its columns on a phone, so that two figures can be read against each other.
 * Only where even that is too wide do its rows fold.
 */
export function FiguresTable({ caption, headers, rows }: FiguresTableProps) {
  return (
    <div className="@container">
      <table className="w-full border-collapse text-sm tabular-nums @max-[15.5rem]:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-[15.5rem]:sr-only">
          <tr>
            {headers.map((header, place) => (
              <th
                key={header}
                scope="col"
                className={classes(
                  'border-b-2 border-ink pb-2 align-bottom',
                  place === 0 ? 'text-start' : 'ps-3 text-end',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[15.5rem]:block">
          {rows.map(({ name, key, values, isTotal }) => (
            <tr key={key} className={classes('@max-[15.5rem]:block', isTotal && 'font-bold')}>
              <th
                scope="row"
                className={classes(
                  cell,
                  'text-start wrap-anywhere @max-[15.5rem]:block @max-[15.5rem]:border-0',
                  isTotal ? 'border-t-2 border-t-ink' : 'font-normal @max-[15.5rem]:font-semibold',
                )}
              >
                {name}
              </th>
              {values.map((value, place) => (
                <td
                  key={headers[place + 1]}
                  className={classes(
                    cell,
                    'ps-3 text-end @max-[15.5rem]:flex @max-[15.5rem]:justify-between @max-[15.5rem]:gap-2',
                    isTotal && 'border-t-2 border-t-ink',
                  )}
                >
                  <span className="hidden text-quiet @max-[15.5rem]:inline">{headers[place + 1]}</span>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
