import { describe, expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { english } from '../format/english.ts'
import { aboutMoney, energyName, wasteName } from './estimate-words.ts'

const model = content.costModel

describe('the words of an estimate', () => {
  it('round every amount to $100', () => {
    expect([2640, 11_840, 949, 129, 95].map((dollars) => aboutMoney(dollars, english))).toEqual([
      'about $2,600',
      'about $11,800',
      'about $900',
      'about $100',
      'about $100',
    ])
    for (const dollars of [0, 26, 49]) expect(aboutMoney(dollars, english)).toBe('under $100')
  })

  it('name energy only for work that uses any', () => {
    expect([wasteName(model, { serviceType: 'hvac' }), energyName(model, { serviceType: 'hvac' })]).toEqual([
      'Energy waste',
      'energy',
    ])
    for (const [serviceType, name] of [
      ['painting', 'upkeep'],
      ['welding', 'upkeep'],
      ['irrigation', 'water'],
    ] as const)
      expect([wasteName(model, { serviceType }), energyName(model, { serviceType })]).toEqual([`Extra ${name}`, name])
  })
})
