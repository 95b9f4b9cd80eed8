import { describe, expect, it } from 'vitest'
import { checklistOf, visitIdOf, visitTitle } from './named-visits.ts'
import {
  begunVisits,
  nextName,
  readIndex,
  textOfIndex,
  type VisitIndex,
  visitsOf,
  withChosen,
  withoutVisit,
  withRecords,
  withVisit,
} from './visit-index.ts'

const none = readIndex(null)
const first = { current: { id: 'hvac', name: '' }, all: [{ id: 'hvac', name: '' }] }
const upstairs = { id: visitIdOf('hvac', 'k1'), name: 'Upstairs' }
const named = (index: VisitIndex) => visitsOf(index, 'hvac')
const two = withChosen(withVisit(none, upstairs), upstairs.id)

describe('the visits of a checklist', () => {
  it('are one without a name until another is begun, under the id of the checklist', () => {
    expect(named(none)).toEqual(first)
    expect(visitTitle('HVAC cooling', first.current)).toBe('HVAC cooling')
  })

  it('are read back as they were kept', () => {
    expect(named(readIndex(textOfIndex(two)))).toEqual({ current: upstairs, all: [...first.all, upstairs] })
    expect(visitTitle('HVAC cooling', upstairs)).toBe('HVAC cooling: Upstairs')
    expect(checklistOf(upstairs.id)).toBe('hvac')
  })

  it('show the one that was chosen, and the first where that one is gone', () => {
    expect(named(withChosen(two, 'hvac')).current.id).toBe('hvac')
    expect(named(withoutVisit(two, upstairs.id))).toEqual(first)
  })

  it('show one that was chosen elsewhere though its name is lost, under a name that no other has', () => {
    expect(named(withChosen(none, 'hvac~2')).current).toEqual({ id: 'hvac~2', name: 'Visit 2' })
  })

  it('are never none', () => {
    expect(named(withoutVisit(none, 'hvac'))).toEqual(first)
    expect(named(withoutVisit(withoutVisit(two, 'hvac'), upstairs.id))).toEqual(first)
  })

  it('of which one is begun get a name that no other has', () => {
    const second = withVisit(none, { id: 'hvac~2', name: nextName(named(none)) })
    expect(named(second).all.at(-1)?.name).toBe('Visit 2')
    expect(nextName(named(withoutVisit(second, 'hvac')))).toBe('Visit 3')
  })

  it('are the first alone where nothing that can be read was kept', () => {
    const visit = '"name":"","title":"","answered":1,"all":2,"at":""'
    for (const text of ['', '{', '7', '[]', `{"visits":[{"id":7,${visit}}]}`, `{"visits":[{"id":"hvac/x",${visit}}]}`])
      expect(named(readIndex(text)), text).toEqual(first)
    expect(named(withVisit(none, { id: 'pool~1' }))).toEqual(first)
  })

  it('are known again by their records when a device has lost its index, and the last one is shown', () => {
    const found = withRecords(none, [{ id: 'hvac', name: 'Downstairs' }, upstairs, { id: 'pool', name: '' }])
    expect(named(found)).toEqual({ current: upstairs, all: [{ id: 'hvac', name: 'Downstairs' }, upstairs] })
  })

  it('are all known again where a page has written its own into a lost index before, and that one stays', () => {
    const own = { id: 'hvac', name: 'Downstairs', title: 'HVAC', answered: 3, all: 47, at: '2026-11-20T10:00:00.000Z' }
    const found = withRecords(withVisit(none, own), [{ id: 'hvac', name: 'Downstairs' }, upstairs])
    expect(named(found)).toEqual({
      current: { id: 'hvac', name: 'Downstairs' },
      all: [{ id: 'hvac', name: 'Downstairs' }, upstairs],
    })
    expect(begunVisits(found)).toEqual([own])
    expect(withRecords(two, [{ id: 'hvac', name: 'Downstairs' }, upstairs])).toBe(two)
  })
})

it('of the visits of a device those of which something is answered are told, the latest first', () => {
  const begun = (id: string, at: string, answered = 3) => ({ id, title: id.toUpperCase(), answered, all: 47, at })
  const index = [
    begun('hvac', '2026-11-20T10:00:00.000Z'),
    begun('pool', '2026-11-21T10:00:00.000Z'),
    begun('solar', '2026-11-23T10:00:00.000Z', 0),
    begun('hvac', '2026-11-22T10:00:00.000Z', 12),
  ].reduce(withVisit, none)
  expect(begunVisits(index)).toEqual([
    { ...begun('hvac', '2026-11-22T10:00:00.000Z', 12), name: '' },
    { ...begun('pool', '2026-11-21T10:00:00.000Z'), name: '' },
  ])
  expect(begunVisits(withoutVisit(index, 'hvac')).map(({ id }) => id)).toEqual(['pool'])
})
