import { describe, expect, it } from 'vitest'
import { alikePoints, idsTwice } from '../../scripts/content-rules/alike.ts'
import { point, printed } from './passage.ts'

describe('points that are alike', () => {
  it('finds the same words in another order and number, across checklists', () => {
    const faults = alikePoints([
      point('one', { say: 'Read the date on the back of each smoke alarm.' }),
      point('two', { say: 'On the back of each smoke alarm, read the dates.' }, 'electrical'),
    ])
    expect(printed(faults)).toEqual([
      'content/planted.yml:7: point "two": "say" has nearly the same words as "one" (content/planted.yml:7)',
    ])
  })

  it('finds the same sentence with other nouns', () => {
    const same = (noun: string) => `Ask for one close photo of the new ${noun} before the crew covers it.`
    const faults = alikePoints([
      point('pipe', { say: same('pipe and its torque marks') }, 'plumbing'),
      point('valve', { say: same('valve, box and gravel bed') }, 'irrigation'),
      point('cable', { say: same('cable with staples') }, 'networking'),
    ])
    expect(printed(faults).filter((fault) => fault.includes('with other nouns'))).toHaveLength(3)
  })

  it('compares the Spanish lines too', () => {
    const faults = alikePoints([
      point('one', { es: '¿Me manda una foto del manómetro al empezar la prueba?' }),
      point('two', { es: '¿Me manda una foto del manómetro al terminar la prueba?' }),
    ])
    expect(printed(faults)).toEqual([expect.stringContaining('point "two": "es" has nearly the same words')])
  })

  it('lets two points about one thing stand when they look at different sides of it', () => {
    const faults = alikePoints([
      point('height', { say: 'Measure the fence from the outside every 10 ft.' }),
      point('gaps', { say: 'Try to push a 4 in ball through the widest gaps of the fence.' }),
    ])
    expect(faults).toEqual([])
  })
})

it('no id stands in two lists', () => {
  const points = [point('one', {}), point('two', {}), point('one', {}, 'electrical')]
  expect(printed(idsTwice(points))).toEqual(['content/planted.yml:7: the id "one" stands in hvac and in electrical'])
  expect(idsTwice(points.slice(0, 2))).toEqual([])
})
