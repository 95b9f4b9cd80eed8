import { expect, it } from 'vitest'
import { anyForms, formsChange, formsIn, longestFormText } from './forms.ts'
import { afterOperation, emptyVisit } from './visit.ts'

it('a field of a form is kept with the visit, and one that was emptied is gone', () => {
  const write = (fields: Record<string, string>, at: string, visit = emptyVisit) =>
    afterOperation(visit, { about: formsChange(fields), at })
  const once = write({ 'bids/a/price': '9400', 'bids/a/name': 'Bid A' }, '2026-11-24T10:00:00.000Z')
  expect(formsIn(once)).toEqual({ 'bids/a/price': '9400', 'bids/a/name': 'Bid A' })
  const emptied = write({ 'bids/a/name': '' }, '2026-11-24T10:00:01.000Z', once)
  expect(formsIn(emptied)).toEqual({ 'bids/a/price': '9400' })
})

it('what is no field of a form is left out of a file, and the rest is read', () => {
  const file = { 'bids/a/price': '9400', 'Bad Name': 'x', empty: '', number: 3, long: 'x'.repeat(longestFormText + 1) }
  expect(anyForms(file)).toEqual({ 'bids/a/price': '9400' })
  expect(anyForms('no record')).toEqual({})
})
