import { describe, expect, it } from 'vitest'
import { csv } from './csv.ts'

describe('a CSV file', () => {
  it('quotes what holds a comma, a quote or a line break, and nothing else', () => {
    expect(csv([['plain', 'a,b', 'say "yes"', 'two\nlines', '']])).toBe(
      '\ufeffplain,"a,b","say ""yes""","two\nlines",\r\n',
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('shows %j and never runs it', (formula) => {
    const [, cell] = /^\ufeff"?(.*?)"?\r\n$/s.exec(csv([[formula]])) ?? []
    expect(cell).toBe(`'${formula}`)
  })

  it('leaves signs inside a cell alone', () => {
    expect(csv([['HQ-2222222', '2026-11-20', 'a=b']])).toBe('\ufeffHQ-2222222,2026-11-20,a=b\r\n')
  })
})
