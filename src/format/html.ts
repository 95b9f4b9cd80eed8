/** Finished markup. Only `html` makes it, so text cannot reach a page unescaped by oversight. */
export interface Html {
  markup: string
}

type Part = string | number | Html | readonly Html[] | null

/** A template whose text parts are escaped, in element content and in quoted attributes alike; null leaves nothing. */
export function html(fixed: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: fixed.map((piece, index) => piece + markupOf(parts[index] ?? null)).join('') }
}

/** Puts the program's own CSS, script or JSON into a page as it stands. Never for text from outside. */
export const ownCode = (code: string): Html => ({ markup: code })

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

function markupOf(part: Part): string {
  if (part === null) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'markup' in part ? part.markup : part.map((one) => one.markup).join('')
}

/** JSON that cannot end the element it stands in. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
