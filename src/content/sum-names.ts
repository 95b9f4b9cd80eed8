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
  'fill-time': { inputs: ['gallons', 'flow'] },
  'head-in-feet': { inputs: ['lift', 'pressure'] },
  'contract-estimate': { inputs: ['estimate'] },
} as const satisfies Record<string, Asked>

export type SumName = keyof typeof asked
export const sumNames = Object.keys(asked) as [SumName, ...SumName[]]

type AskedBy<Name extends SumName> = (typeof asked)[Name]
/** The keys of the inputs and constants of a rule. */
export type KeyOf<Name extends SumName> =
  | AskedBy<Name>['inputs'][number]
  | (AskedBy<Name> extends { constants: readonly (infer Constant extends string)[] } ? Constant : never)

/** What a rule asks for besides the reading: the keys of its inputs, then those of its constants. */
export function askedBy(name: SumName): Required<Asked> {
  return { constants: [], ...asked[name] }
}

interface NamedKeys {
  name: SumName
  inputs: object
  constants?: object | undefined
}

/** What is wrong with the fields that a point names for its sum; undefined if nothing is. */
export function sumFault({ name, inputs, constants = {} }: NamedKeys): string | undefined {
  const wanted = askedBy(name)
  const same = (had: object, asks: readonly string[]) => Object.keys(had).toSorted().join() === asks.toSorted().join()
  if (!same(inputs, wanted.inputs)) return `the sum "${name}" asks for the inputs ${wanted.inputs.join(', ')}`
  if (!same(constants, wanted.constants))
    return `the sum "${name}" asks for the constants ${wanted.constants.join(', ') || 'none'}`
  return undefined
}
