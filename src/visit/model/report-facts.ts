import { object, string } from '../../format/read-json.ts'

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

const found = object({}, { address: string, contractor: string, license: string })

/** Those of a file; what cannot be read is left out. */
export function anyFacts(value: unknown): ReportFacts {
  const { address, contractor, license } = { ...noFacts, ...found(value) }
  const cut = (text: string) => text.slice(0, longestFact)
  return { address: cut(address), contractor: cut(contractor), license: cut(license) }
}
