import { describe, expect, it } from 'vitest'
import { chooserPack, startedPack } from '../../tests/support/packs.ts'
import { answerLabels } from '../visit/model/visit-words.ts'
import { wordsForPdf } from './pdf-words.ts'
import { howToStart, howToUse, licenseLine, lockedLine, sheetFacts } from './words.ts'

describe('the words of a download', () => {
  it('licenses a file without naming the code', () => {
    const line = licenseLine(startedPack(['hvac']))
    expect(line).toBe('Licensed to the holder of the code ending 1234, valid until November 20, 2027')
  })

  it('counts what a sheet holds, and what it leaves out', () => {
    const [whole] = startedPack(['hvac']).sheets
    const free = chooserPack().sheets.find(({ checklist }) => checklist.id === 'hvac')
    if (!whole || !free) throw new Error('there is an hvac checklist')
    expect(sheetFacts(whole).slice(0, 2)).toEqual(['10 items', '47 check points'])
    expect(lockedLine(whole)).toBeNull()
    const open = free.items.flatMap(({ points }) => points).length
    expect(open).toBeLessThan(47)
    expect(sheetFacts(free).slice(0, 2)).toEqual(['3 of 10 items', `${open} of 47 check points`])
    expect(lockedLine(free)).toBe('7 more items open when you start this checklist.')
  })

  it('leads from a chooser pack to the access page', () => {
    expect(howToStart(chooserPack()).join(' ')).toContain('https://www.example.org/access')
  })
})

it('the marks of paper are named as the answers of a visit', () => {
  for (const mark of [answerLabels.good, answerLabels.problem]) expect(howToUse.join(' ')).toContain(`“${mark}”`)
  expect(JSON.parse(wordsForPdf(startedPack(['hvac']), '')).marks).toEqual(['Good', 'Problem'])
})
