/** What is written in the forms around the checks of a visit: bids, contract, payments, letter and dates, field by field. */
import { recordOf, string } from '../../format/read-json.ts'
import { type AboutAnswers, aboutIn, type Visit } from './visit.ts'

/** By the name of the field, such as `bids/a/price`; a field that was emptied is missing. */
export type Forms = Readonly<Record<string, string>>

export const noForms: Forms = {}

/** Characters of one field. */
export const longestFormText = 4000
/** Fields of one visit: several times what all forms together have. */
const mostFields = 1000

/** What was written in the forms of a visit. */
export const formsIn = (visit: Visit): Forms =>
  Object.fromEntries(
    Object.entries(aboutIn(visit)).flatMap(([field, value]) =>
      field.startsWith(prefix) && typeof value === 'string' && value !== ''
        ? [[field.slice(prefix.length), value]]
        : [],
    ),
  )

/** The change that writes these fields; an empty text empties one. */
export const formsChange = (fields: Forms): AboutAnswers =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [`${prefix}${field}`, value.slice(0, longestFormText)]),
  )

const prefix = 'form '

/** Those of a file; what cannot be read is left out. */
export const anyForms = (value: unknown): Forms =>
  Object.fromEntries(
    Object.entries(recordOf(string)(value) ?? {})
      .filter(([field, text]) => /^[a-z0-9/-]{1,100}$/.test(field) && text !== '' && text.length <= longestFormText)
      .slice(0, mostFields),
  )
