// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist } from '../../checklists/checklist.ts'
import { rememberLocalEdit } from '../context/last-local-edit.browser.ts'
import type { Objection } from '../model/objection.ts'
import { untouchedPoint } from '../model/visit.ts'
import { ObjectionNote } from './objection-note.tsx'

afterEach(cleanup)

const checklist = { jobs: [], questions: [] } as unknown as Checklist

it.each([
  ['here', 'distance', 1],
  ['in another tab', 'another', 0],
])('a question that an answer given %s raises scrolls into view only here', (_, edited, times) => {
  const scroll = vi.fn()
  Element.prototype.scrollIntoView = scroll
  const record = { ...untouchedPoint, answer: 'good' as const, reading: '2' }
  const store = visitInMemory()
  const note = (objection?: Objection) =>
    aroundVisit(
      { checklist, store },
      <ObjectionNote pointId="distance" record={record} objection={objection} cases={[]} onDecided={undefined} />,
    )
  const { rerender } = render(note())
  rememberLocalEdit(edited)
  rerender(note({ kind: 'outside', on: '2', what: 'reading 2 is under 6' }))
  expect(scroll).toHaveBeenCalledTimes(times)
})
