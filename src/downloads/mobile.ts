export const mobileSheet = (_p: unknown, _h: (s: string) => string): string => 'stub'
