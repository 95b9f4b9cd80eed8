import { expect, it } from 'vitest'
import { contractEstimate } from './contract.ts'

it('asks about a contract that promises more kWh than the homeowner’s own estimate', () => {
  const promised = (reading: number) => contractEstimate({ reading, inputs: { estimate: 10_800 }, constants: {} })
  expect(promised(10_800)).toMatchObject({ verdict: 'inside', arithmetic: '10,800 kWh, at most 10,800 kWh' })
  expect(promised(11_500)).toMatchObject({ verdict: 'ask', arithmetic: '11,500 kWh, more than 10,800 kWh' })
})
