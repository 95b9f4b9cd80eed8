// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { content } from '../../../tests/support/content.ts'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import { createCatalogue } from '../../checklists/checklists.server.ts'
import { nothingSaid } from '../../content/job-fit.ts'
import { fitItems } from '../model/fitted-items.ts'
import { stepsOf } from '../model/steps.ts'
import { ItemCard } from './item-card.tsx'

const drawn = vi.hoisted((): string[] => [])
vi.mock('../entry/say-to-crew.tsx', () => ({
  SayToCrew: ({ number }: { number: string }) => {
    drawn.push(number)
    return null
  },
}))

afterEach(cleanup)

it('an answer draws its own point anew, and none of the others', () => {
  const catalogue = createCatalogue(content.checklists, content)
  const checklist = catalogue.find('hvac')
  const items = catalogue.items('hvac', true)
  if (!checklist || !items) throw new Error('no hvac checklist')
  const fitted = fitItems(items, nothingSaid, checklist)
  const steps = stepsOf(fitted)
  const alone = steps.find(({ item }) => item.points.length > 1)
  if (!alone) throw new Error('no item with two points')
  const store = visitInMemory()
  render(
    aroundVisit(
      { checklist, store },
      fitted.map((one) => <ItemCard key={one.item.id} fitted={one} />),
    ),
  )
  expect(drawn).toHaveLength(steps.length)
  drawn.length = 0
  act(() => store.dispatch({ point: alone.point.id, answers: { answer: 'good' } }))
  expect(drawn).toEqual([alone.number])
})
