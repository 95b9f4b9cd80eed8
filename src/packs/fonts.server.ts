import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './woff.server.ts'

const weights = [400, 700] as const
const folder = '@fontsource/atkinson-hyperlegible-next/files'

/** The site’s typeface, regular and bold, as plain font files for the PDF compiler and the social images. */
export const pdfFonts = (): Buffer[] => weights.map((weight) => unpackWoff(readFont(weight, 'woff')))

/** The same typeface as CSS that carries the fonts inside, for the two HTML files (32 kB). */
export const embeddedFontFaces = (): string => weights.map(fontFace).join('\n')

function fontFace(weight: (typeof weights)[number]): string {
  const data = readFont(weight, 'woff2').toString('base64')
  return `@font-face { font-family: "Atkinson Hyperlegible Next"; font-weight: ${weight}; font-display: swap;
  src: url(data:font/woff2;base64,${data}) format("woff2") }`
}

function readFont(weight: number, format: 'woff' | 'woff2'): Buffer {
  const name = `${folder}/atkinson-hyperlegible-next-latin-${weight}-normal.${format}`
  return readFileSync(createRequire(import.meta.url).resolve(name))
}
