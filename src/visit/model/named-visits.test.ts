import { describe, expect, it } from 'vitest'
import {
  checklistOf,
  nextName,
  readNamedVisits,
  textOfNamedVisits,
  visitIdOf,
  visitTitle,
  withChosen,
  withNamed,
  withoutVisit,
} from './named-visits.ts'

const first = readNamedVisits(null, 'hvac')
const upstairs = { id: visitIdOf('hvac', 'k1'), name: 'Upstairs' }

describe('the visits of a checklist', () => {
  it('are one without a name until another is begun, under the id that visits had before there were names', () => {
    expect(first).toEqual({ current: { id: 'hvac', name: '' }, all: [{ id: 'hvac', name: '' }] })
    expect(visitTitle('HVAC cooling', first.current)).toBe('HVAC cooling')
  })

  it('are read back as they were kept', () => {
    const two = withNamed(first, upstairs)
    expect(readNamedVisits(textOfNamedVisits(two), 'hvac')).toEqual(two)
    expect(two.current).toEqual(upstairs)
    expect(visitTitle('HVAC cooling', two.current)).toBe('HVAC cooling: Upstairs')
    expect(checklistOf(upstairs.id)).toBe('hvac')
  })

  it('show the one that was chosen, and the first where that one is gone', () => {
    const two = withChosen(withNamed(first, upstairs), 'hvac')
    expect(two.current.id).toBe('hvac')
    expect(withChosen(two, 'hvac~gone').current.id).toBe('hvac')
    expect(withoutVisit(withChosen(two, upstairs.id), upstairs.id, 'hvac')).toEqual(first)
  })

  it('are never none', () => {
    expect(withoutVisit(first, 'hvac', 'hvac')).toEqual(first)
    expect(withoutVisit(withoutVisit(withNamed(first, upstairs), 'hvac', 'hvac'), upstairs.id, 'hvac')).toEqual(first)
  })

  it('of which one is begun get a name that no other has', () => {
    const second = withNamed(first, { id: 'hvac~2', name: nextName(first) })
    expect(second.current.name).toBe('Visit 2')
    expect(nextName(withoutVisit(second, 'hvac', 'hvac'))).toBe('Visit 3')
  })

  it('are the first alone where nothing that can be read was kept', () => {
    for (const text of ['', '{', '7', '[]', '{"all":[{"id":7,"name":""}]}', '{"all":[{"id":"hvac/x","name":""}]}'])
      expect(readNamedVisits(text, 'hvac')).toEqual(first)
    expect(readNamedVisits(textOfNamedVisits(withNamed(first, { id: 'pool~1', name: '' })), 'hvac')).toEqual(first)
  })
})
