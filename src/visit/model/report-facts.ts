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
export const readFacts = (text: string | null): ReportFacts => anyFacts(parsed(text))

/** The same of a value that was parsed already. */
export function anyFacts(found: unknown): ReportFacts {
  const fact = (name: keyof ReportFacts): string => {
    const value: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined
    return typeof value === 'string' ? value.slice(0, longestFact) : ''
  }
  return { address: fact('address'), contractor: fact('contractor'), license: fact('license') }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Null when nothing is written. */
export const textOfFacts = (facts: ReportFacts): string | null =>
  factNames.some((name) => facts[name].trim() !== '') ? JSON.stringify(facts) : null
