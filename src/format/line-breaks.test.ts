import { describe, expect, it } from 'vitest'
import { unbroken, withUnits } from './line-breaks.ts'

describe('line breaks', () => {
  it('keep a number with its unit', () => {
    expect(withUnits('At 115 °F, 24 in from 3 to 5 minutes')).toBe(
      'At 115\u00a0°F, 24\u00a0in from 3\u00a0to 5 minutes',
    )
  })

  it('never fall inside a license class or a standard', () => {
    expect(unbroken('R-39 o CR-39, a start-up <b>').markup).toBe(
      '<span class="whole">R-39</span> o <span class="whole">CR-39</span>, a start-up &#60;b&#62;',
    )
  })
})
