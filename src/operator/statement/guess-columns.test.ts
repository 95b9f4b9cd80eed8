import { expect, it } from 'vitest'
import { readStatement } from './read-statement.server.ts'

const askedOf = (text: string) => {
  const read = readStatement({ bytes: new TextEncoder().encode(text), answers: {}, remembered: new Map() })
  return read.kind === 'ask-columns' ? read : expect.fail(JSON.stringify(read))
}

it('guesses the columns of a file without a header by what stands in them', () => {
  const { header, guess } = askedOf(
    '"11/20/2026","29.00","*","","ZELLE FROM PAYER"\n"11/19/2026","-5.00","*","","VENDOR"\n',
  )
  expect(header).toEqual(['1', '2', '3', '4', '5'])
  expect(guess).toEqual({ date: 0, amount: { signed: 1 }, description: [4] })
})

it('takes what the names say before what the cells look like, and no line of a preamble for names', () => {
  const { header, sample, guess } = askedOf(
    'Account activity,,,,,\nMade on,11/21/2026,,,,\nWhen,Message,Who,State,Sum,After it\n11/20/2026,thanks,PAYER,Posted,29.00,\n11/19/2026,hello,PAYER,Posted,49.00,\n',
  )
  expect(header).toEqual(['When', 'Message', 'Who', 'State', 'Sum', 'After it'])
  expect(sample[0]).toEqual(['11/20/2026', 'thanks', 'PAYER', 'Posted', '29.00', ''])
  expect(guess).toEqual({ date: 0, description: [1], amount: { signed: 4 }, status: 3 })
})

it('leaves open which of two amounts counts', () => {
  expect(askedOf('When,What,In all,After fees\n11/20/2026,PAYER,29.00,28.00\n').guess).toEqual({
    date: 0,
    description: [1],
  })
})
