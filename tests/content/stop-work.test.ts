import { describe, expect, it } from 'vitest'
import { itemWords } from '../../src/checklists/checklist-words.ts'
import { createCatalogue } from '../../src/checklists/checklists.server.ts'
import { content } from '../support/content.ts'

const nothingAsked = { jobs: [], questions: [] }
const catalogue = createCatalogue(content.checklists, content)

describe.each(content.checklists.map((one) => [one.id, one] as const))('what stops the work, of %s', (id, written) => {
  const reasonsAt = (isOpen: boolean) =>
    (catalogue.items(id, isOpen) ?? []).flatMap(({ points }) =>
      points.flatMap(({ id: point, stopWork: why }) => (why === undefined ? [] : [{ point, why }])),
    )

  it('stands at its point for who may read it', () => {
    const all = reasonsAt(true)
    expect(all).toHaveLength(written.stopWork.length)
    expect(all).toEqual(expect.arrayContaining(written.stopWork.map(({ point, why }) => ({ point, why }))))
    const free = new Set(written.items.slice(0, 3).flatMap(({ points }) => points.map((point) => point.id)))
    expect(reasonsAt(false)).toEqual(all.filter(({ point }) => free.has(point)))
  })

  it('names no point where everybody reads it', () => {
    for (const reason of catalogue.find(id)?.stopWork ?? [])
      expect(Object.keys(reason).filter((key) => !['item', 'fails', 'why', 'whens'].includes(key))).toEqual([])
  })

  it('says what to do, and asks the crew in both languages', () => {
    const told = (catalogue.items(id, true) ?? []).flatMap((item) =>
      itemWords(item, nothingAsked).points.flatMap(({ stopWork }) => stopWork ?? []),
    )
    expect(told).toHaveLength(written.stopWork.length)
    for (const { until, asked } of told) {
      expect(until).toMatch(/until it is right\.$/)
      expect(asked.en).toMatch(/right\.$/)
      expect(asked.es).toMatch(/bien\.$/)
    }
  })
})
