/** A text with an id on each of its second-level headings, and the list of them. */
export interface MarkedText {
  html: string
  headings: { id: string; text: string }[]
}

/** Gives each `<h2>` of sanitized HTML an id made from its words, so that a list of contents can lead there. */
export function markHeadings(html: string): MarkedText {
  const headings: MarkedText['headings'] = []
  const marked = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inside: string) => {
    const text = inside.replace(/<[^>]*>/g, '')
    const words =
      text
        .toLowerCase()
        .replace(/&[^;]*;/g, '')
        .match(/[a-z0-9]+/g) ?? []
    const plain = `part-${words.join('-')}`
    const id = headings.some((heading) => heading.id === plain) ? `${plain}-${headings.length}` : plain
    headings.push({ id, text })
    return `<h2 id="${id}">${inside}</h2>`
  })
  return { html: marked, headings: headings.map(({ id, text }) => ({ id, text: plainText(text) })) }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x26': '&', '#x3C': '<' }
const plainText = (escaped: string): string =>
  escaped.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
