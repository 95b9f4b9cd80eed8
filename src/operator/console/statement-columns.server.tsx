import { type ColumnUse, columnUses, type NamedColumns, type PartMapping } from '../statement/mapping.ts'
import { shortWords } from '../statement/short-words.ts'
import { FormToken } from './frame.server.tsx'

interface ColumnsParts {
  /** The names of the columns, or their numbers, and the first rows. */
  columns: { header: string[]; sample: string[][] }
  /** How they are read now, or likely to be. */
  chosen: PartMapping
  action: string
  formToken: string
}

/** The form that asks which column of a statement is which. */
export const Columns = ({ columns: { header, sample }, chosen, action, formToken }: ColumnsParts) => {
  // A file without a header calls its columns by their numbers.
  const name = (at: number) =>
    header[at] === `${at + 1}` ? header[at] : `${at + 1}: ${shortWords(header[at] ?? '', 40)}`
  return (
    <form method="post" action={action}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard too. */}
      <section className="sheet" aria-label="The first rows of the file" tabIndex={0}>
        <table className="cells">
          <thead>
            <tr>
              {header.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its number alone.
                <th key={at} scope="col">
                  {name(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone.
              <tr key={line}>
                {header.map((_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its number alone.
                  <td key={at}>{shortWords(row[at] ?? '', 60)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <FormToken value={formToken} />
      <fieldset>
        <legend>Description: every column in which a reference may stand</legend>
        {header.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its number alone.
          <label key={at} className="check">
            <input type="checkbox" name={`description-${at + 1}`} defaultChecked={chosen.description?.includes(at)} />
            {name(at)}
          </label>
        ))}
      </fieldset>
      {single.map((use) => (
        <div key={use} className="field">
          <label htmlFor={use}>{useWords[use]}</label>
          <select id={use} name={use} defaultValue={numberOf(use, chosen)}>
            <option value="">not in this file</option>
            {header.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its number alone.
              <option key={at} value={at + 1}>
                {name(at)}
              </option>
            ))}
          </select>
        </div>
      ))}
      <button type="submit">Read it so</button>
    </form>
  )
}

/** The columns chosen in that form, by their numbers from 1. */
export function columnsIn(fields: Readonly<Record<string, string>>): NamedColumns {
  const description = Object.keys(fields).flatMap((name) => /^description-(\d+)$/.exec(name)?.[1] ?? [])
  const others = single.flatMap((use) => (/^\d+$/.test(fields[use] ?? '') ? [[use, [fields[use] ?? '']]] : []))
  return { ...Object.fromEntries(others), ...(description.length > 0 && { description }) }
}

type SingleUse = Exclude<ColumnUse, 'description'>
const single = columnUses.filter((use): use is SingleUse => use !== 'description')

const useWords: Record<SingleUse, string> = {
  date: 'Date',
  amount: 'Amount, with a sign for money that went out',
  credit: 'Money that came in, in a column of its own',
  debit: 'Money that went out, in a column of its own',
  direction: 'A word that says whether it came in',
  status: 'A word that says whether it is booked',
}

function numberOf(use: SingleUse, { date, amount, direction, status }: PartMapping): string {
  const at = {
    date,
    amount: amount && 'signed' in amount ? amount.signed : undefined,
    credit: amount && 'credit' in amount ? amount.credit : undefined,
    debit: amount && 'credit' in amount ? amount.debit : undefined,
    direction,
    status,
  }[use]
  return at === undefined ? '' : `${at + 1}`
}
