/** A reference with one wrong character at its end, and none that a reader takes for the right one. */
export const withSlip = (reference: string): string => reference.slice(0, -1) + (reference.endsWith('K') ? 'X' : 'K')
