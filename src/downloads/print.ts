export const printSheet = (_p: unknown): string => 'stub'
