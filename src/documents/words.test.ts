import { describe, expect, it } from 'vitest'
import { chooserPack, startedPack } from '../../tests/support/packs.ts'
import { answerLabels } from '../visit/model/visit-words.ts'
import { wordsForPdf } from './pdf-words.ts'
import { checksOfJobs, howToStart, howToUse, licenseLine, lockedLine, sheetFacts } from './words.ts'

describe('the words of a download', () => {
  it('licenses a file without naming the code', () => {
    const line = licenseLine(startedPack(['hvac']))
    expect(line).toBe('Licensed to the holder of the code ending 1234, valid until November 20, 2027')
  })

  it('counts what a sheet holds, and what it leaves out', () => {
    const [whole] = startedPack(['hvac']).sheets
    const free = chooserPack().sheets.find(({ checklist }) => checklist.id === 'hvac')
    if (!whole || !free) throw new Error('there is an hvac checklist')
    expect(sheetFacts(whole).slice(0, 2)).toEqual(['10 items', '47 checks'])
    expect(lockedLine(whole)).toBeNull()
    const open = free.items.flatMap(({ points }) => points).length
    expect(open).toBeLessThan(47)
    expect(sheetFacts(free).slice(0, 2)).toEqual(['3 of 10 items', `${open} of 47 checks`])
    expect(lockedLine(free)).toBe('7 more items open when you start this checklist.')
  })

  it('names the checks of each job by their numbers, those that follow each other together', () => {
    const [sheet] = startedPack(['hvac']).sheets
    const [item] = sheet?.items ?? []
    const [point] = item?.points ?? []
    if (!sheet || !item || !point) throw new Error('there is an hvac checklist')
    const only = (...jobs: string[]) => ({ ...point, when: { jobs } })
    const points = [only('a'), only('a', 'b'), only('a'), only('b'), only('b')]
    const jobs = [
      { id: 'a', name: 'New', pointCount: 3, lockedCount: 0, onceCount: 0 },
      { id: 'b', name: 'Repair', pointCount: 3, lockedCount: 0, onceCount: 0 },
    ]
    const checklist = { ...sheet.checklist, jobs, questions: [] }
    expect(checksOfJobs({ checklist, items: [{ ...item, when: undefined, points }] })).toEqual([
      { label: 'New', text: '1.1 to 1.3' },
      { label: 'Repair', text: '1.2, 1.4, 1.5' },
    ])
  })

  it('leads from a chooser pack to the access page', () => {
    expect(howToStart(chooserPack()).join(' ')).toContain('https://www.example.org/access')
  })
})

it('the marks of paper are named as the answers of a visit', () => {
  for (const mark of [answerLabels.good, answerLabels.problem]) expect(howToUse.join(' ')).toContain(`“${mark}”`)
  expect(JSON.parse(wordsForPdf(startedPack(['hvac']), '')).marks).toEqual(['Good', 'Problem', 'N/A'])
})
