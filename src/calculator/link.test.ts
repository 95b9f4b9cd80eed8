import { describe, expect, it } from 'vitest'
import { homeAges, serviceTypes } from '../content/service-types.ts'
import { noInputs, requestOf } from './inputs.ts'
import { readLink, searchFor } from './link.ts'

describe('a link to the calculator', () => {
  it('brings back every combination of inputs that it was made from', () => {
    for (const serviceType of serviceTypes)
      for (const homeAge of homeAges)
        for (const projectValue of [1, 100, 8000, 10_000_000]) {
          const request = { serviceType, projectValue, homeAge }
          const { inputs, ignored } = readLink(searchFor(request))
          expect(requestOf(inputs)).toEqual(request)
          expect(ignored).toEqual([])
        }
  })

  it('carries the three inputs and nothing else', () => {
    expect(searchFor({ serviceType: 'smart-home', projectValue: 6000, homeAge: '20-plus' })).toBe(
      '?service=smart-home&value=6000&age=20-plus',
    )
  })

  it('fills in what it has when only two are given', () => {
    expect(readLink('?service=pool&age=new')).toEqual({
      inputs: { serviceType: 'pool', projectValue: '', homeAge: 'new' },
      ignored: [],
    })
  })

  it('names each value that it cannot use and leaves that field empty', () => {
    expect(readLink('?service=roofing&value=12.5&age=ancient')).toEqual({
      inputs: noInputs,
      ignored: ['serviceType', 'projectValue', 'homeAge'],
    })
    expect(readLink('?service=hvac&value=-5&age=10-20').ignored).toEqual(['projectValue'])
    expect(readLink('?service=HVAC&value=1000000000&age=10-20').ignored).toEqual(['serviceType', 'projectValue'])
  })

  it('takes no notice of empty and of foreign parameters', () => {
    expect(readLink('?service=&utm_source=mail&description=secret')).toEqual({ inputs: noInputs, ignored: [] })
    expect(readLink('')).toEqual({ inputs: noInputs, ignored: [] })
  })

  it('does not take the name of an inherited property for a service', () => {
    expect(readLink('?service=constructor&value=100&age=__proto__').ignored).toEqual(['serviceType', 'homeAge'])
  })
})
