/** "$2,550" */
export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`
