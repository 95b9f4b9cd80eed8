/** What a homeowner may write at the head of a report. It is kept on this device only. */
export interface ReportFacts {
  address: string
  contractor: string
  license: string
}

export const noFacts: ReportFacts = { address: '', contractor: '', license: '' }

/** Characters of one of them. */
export const longestFact = 120

/** Each with its words, in order. */
export const factLabels = {
  address: 'Address',
  contractor: 'Contractor',
  license: 'ROC license number',
} as const satisfies Record<keyof ReportFacts, string>

export const factNames = ['address', 'contractor', 'license'] as const

/** Reads what a device kept; what cannot be read is left out. */
export function readFacts(text: string | null): ReportFacts {
  const found = parsed(text)
  const fact = (name: keyof ReportFacts): string => {
    const value: unknown = Reflect.get(found, name)
    return typeof value === 'string' ? value.slice(0, longestFact) : ''
  }
  return { address: fact('address'), contractor: fact('contractor'), license: fact('license') }
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? value : noFacts
  } catch {
    return noFacts
  }
}

/** Null when nothing is written. */
export const textOfFacts = (facts: ReportFacts): string | null =>
  factNames.some((name) => facts[name].trim() !== '') ? JSON.stringify(facts) : null
