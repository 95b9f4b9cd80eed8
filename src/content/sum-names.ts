/** The rules of `checklists/sums/` that a check point may name, and what each asks for besides the reading itself. */

interface Asked {
  /** The numbers that the homeowner reads off a plate, a manual or a contract. */
  inputs: readonly string[]
  /** The numbers of the rule that each point says for itself. */
  constants?: readonly string[]
}

const asked = {
  'at-most': { inputs: ['limit'] },
  'at-least': { inputs: ['limit'] },
  between: { inputs: ['low', 'high'] },
  'within-percent': { inputs: ['target'], constants: ['percent'] },
  'within-units': { inputs: ['target'], constants: ['units'] },
  'share-of': { inputs: ['whole'], constants: ['percent'] },
  'breaker-size': { inputs: ['mca', 'mocp'] },
  'heat-strip-amps': { inputs: ['kw', 'volts'], constants: ['percent'] },
  'area-per-ton': { inputs: ['tons', 'per-ton'] },
  'busbar-120': { inputs: ['busbar', 'main'] },
  'gas-meter': { inputs: ['btu'] },
  'softener-days': { inputs: ['capacity', 'people', 'hardness'] },
  'hot-cable': { inputs: ['cable-amps', 'heat'] },
  'bucket-flow': { inputs: ['gallons', 'flow'] },
  'head-in-feet': { inputs: ['lift', 'pressure'] },
  'contract-estimate': { inputs: ['estimate'] },
} as const satisfies Record<string, Asked>

export type SumName = keyof typeof asked
export const sumNames = Object.keys(asked) as [SumName, ...SumName[]]

/** What is wrong with the fields that a point names for its sum; undefined if nothing is. */
export function sumFault({
  name,
  inputs,
  constants = {},
}: {
  name: SumName
  inputs: object
  constants?: object | undefined
}): string | undefined {
  const wanted: Asked = asked[name]
  const same = (had: object, asks: readonly string[]) => Object.keys(had).toSorted().join() === asks.toSorted().join()
  if (!same(inputs, wanted.inputs)) return `the sum "${name}" asks for the inputs ${wanted.inputs.join(', ')}`
  if (!same(constants, wanted.constants ?? []))
    return `the sum "${name}" asks for the constants ${wanted.constants?.join(', ') ?? 'none'}`
  return undefined
}
