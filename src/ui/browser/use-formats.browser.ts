import { createContext, useContext } from 'react'
import { type Formats, formats, type Language } from '../../format/formats.ts'

/** The language of the page around a component. */
export const PageLanguage = createContext<Language>('en')

/** How the page's language writes money, numbers, days and lists. */
export const useFormats = (): Formats => formats[useContext(PageLanguage)]
