import { describe, expect, it } from 'vitest'
import { doneInWords, drawStatementJob } from './statement-job-page.server.tsx'

const none = {
  matched: 0,
  under: 0,
  over: 0,
  suggested: 0,
  refused: 0,
  'went-back': 0,
  'no-match': 0,
  'already-imported': 0,
}

describe('what is said after an import', () => {
  it('counts what was written down, what was known and what was left, each once', () => {
    expect(doneInWords({ ...none, matched: 3, under: 1, suggested: 7, 'no-match': 82, 'already-imported': 2 })).toBe(
      '4 payments are written down (one is a part of its price). 2 rows are known from an earlier import. 89 rows are not counted; those that need you wait under Statements.',
    )
  })

  it('says of a file that was brought before that it adds nothing', () => {
    expect(doneInWords({ ...none, 'already-imported': 1 })).toBe(
      'No payment was written down. 1 row is known from an earlier import.',
    )
  })
})

describe('the page of a file that is being read or written down', () => {
  const frame = { siteName: 'Home Quality Phoenix', isDemonstration: false, formToken: 'token' }
  const plain = { priceCents: [], openOrders: new Map() }
  const pageOf = (done: number, total: number) =>
    drawStatementJob(frame, 'f', { kind: 'working', doing: 'committing', done, total }, plain)

  it('has a bar as long as the file, filled as far as rows are done, and asks again by itself', () => {
    expect(pageOf(250, 6000)).toContain('<progress id="progress" max="6000" value="250"></progress>')
    expect(pageOf(250, 6000)).toContain('250 of 6000 rows.')
    expect(pageOf(250, 6000)).toContain('<meta http-equiv="refresh" content="1"/>')
  })

  it('has an empty bar before the rows are counted', () => {
    expect(pageOf(0, 0)).toContain('<progress id="progress" max="1" value="0"></progress>')
    expect(pageOf(0, 0)).toContain('It begins.')
  })
})
