import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import type { CheckPoint, Item } from '../../checklists/checklist.ts'
import { Tonight } from './tonight.tsx'

const item = { id: 'paper' } as Item
const point = (id: string, tonight?: true): CheckPoint =>
  checkPoint({ id, name: { en: `The ${id}`, es: id }, ...(tonight && { tonight }) })
const fold = (points: CheckPoint[]) =>
  renderToStaticMarkup(
    <Tonight fitted={[{ item, number: 2, points, ruledOut: [] }]} hrefOf={({ point }) => `#${point.id}`} />,
  )

it('what is worth most the evening before is named, with the way to it', () => {
  const html = fold([point('bid', true), point('valve')])
  expect(html).toContain('Tonight: 1 check<')
  expect(html).toContain('href="#bid"')
  expect(html.replace(/<[^>]*>/g, '')).toContain('The bid Item 2')
  expect(html).not.toContain('valve')
})

it('where nothing can be settled before, nothing is said', () => {
  expect(fold([point('valve')])).toBe('')
})
