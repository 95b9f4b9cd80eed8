import { english } from './english.ts'

/** The languages that pages and files are written in. */
export type Language = 'en'

/** How one language writes money, numbers, days, times and lists. */
export type Formats = typeof english

/** The formats of each language: in a component `useFormats()`, in a file that a server makes those of its language. */
export const formats: Record<Language, Formats> = { en: english }
