/** A text as links that open a text message with it, ready to be sent by hand. */

/** Characters of one link, as encoded: what browsers and the message programs of phones take without cutting it. */
export const longestLink = 2000

/**
 * The messages that a text takes, in order, each as its link. A text that is too long for one is parted between its
 * lines, and a line that is too long by itself within it. Without a number the phone asks whom to send it to.
 */
export const textMessageLinks = (text: string): string[] => partsOf(text).map((part) => `${opening}${encoded(part)}`)

/** iOS takes what follows `&`, Android what follows `?`; both take this. */
const opening = 'sms:?&body='

/** Half of a pair of surrogates, as a paste can leave one, cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\u{FFFD}'))

function partsOf(text: string): string[] {
  const most = longestLink - opening.length
  const parts: string[] = []
  let part = ''
  for (const piece of text.split(/(?<=\n)/).flatMap((line) => shortened(line, most))) {
    if (part !== '' && encoded(part + piece).length > most) {
      parts.push(part)
      part = ''
    }
    part += piece
  }
  return part.trim() === '' && parts.length > 0 ? parts : [...parts, part]
}

/** A line as pieces that fit by themselves. */
function shortened(line: string, most: number): string[] {
  if (encoded(line).length <= most) return [line]
  // One character is encoded as at most 12.
  const characters = [...line]
  const size = Math.floor(most / 12)
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, index) =>
    characters.slice(index * size, (index + 1) * size).join(''),
  )
}
