import { describe, expect, it } from 'vitest'
import { english } from '../format/english.ts'
import { noInputs, projectValueFault, readProjectValue, requestOf, stillNeeded } from './inputs.ts'

describe('the three fields', () => {
  it('make a request only when all three are set', () => {
    const inputs = { serviceType: 'hvac', projectValue: '8000', homeAge: '5-10' } as const
    expect(requestOf(inputs)).toEqual({ serviceType: 'hvac', projectValue: 8000, homeAge: '5-10' })
    expect(stillNeeded(inputs)).toEqual([])
    for (const field of ['serviceType', 'projectValue', 'homeAge'] as const) {
      const without = { ...inputs, [field]: '' }
      expect(requestOf(without)).toBeUndefined()
      expect(stillNeeded(without)).toEqual([field])
    }
    expect(stillNeeded(noInputs)).toEqual(['serviceType', 'projectValue', 'homeAge'])
  })

  it('take a project value of whole dollars from 1 to 10,000,000', () => {
    expect(['1', '99', '100', '100000', '100001', '10000000', ' 8000 ', '8000.0', '007'].map(readProjectValue)).toEqual(
      [1, 99, 100, 100_000, 100_001, 10_000_000, 8000, 8000, 7],
    )
    for (const text of ['', '0', '-5', '12.5', '10000001', '1e3', '1e9', 'abc', '8,000', '$8000', 'Infinity', '0x10'])
      expect(readProjectValue(text), text).toBeUndefined()
  })

  it('need nothing more where something is typed, though it cannot be used', () => {
    const inputs = { serviceType: 'hvac', projectValue: '12.5', homeAge: '5-10' } as const
    expect(stillNeeded(inputs)).toEqual([])
    expect(requestOf(inputs)).toBeUndefined()
  })

  it('say what is wrong with a value that cannot be used, and nothing while it is empty or fine', () => {
    for (const text of ['0', '-5', '0.5'])
      expect(projectValueFault(text, english)).toBe('That is too little: enter $1 or more.')
    expect(projectValueFault('10000001', english)).toBe('That is too much: enter $10,000,000 or less.')
    for (const text of ['12.5', '8,000', '1e3'])
      expect(projectValueFault(text, english)).toBe('Enter whole dollars in digits, without cents.')
    expect(projectValueFault('', english)).toBeUndefined()
    expect(projectValueFault('50', english)).toBeUndefined()
  })
})
