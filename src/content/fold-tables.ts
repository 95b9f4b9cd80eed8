/**
 * Gives the tables of a legal text what `ui/table.tsx` gives its own: the first column names the row, every cell knows
 * its column, and where there is little room each row folds into a list. Works on the HTML tree of `remark-rehype`.
 */
interface HtmlNode {
  type: string
  value?: string
  tagName?: string
  properties?: Record<string, unknown>
  children?: HtmlNode[]
}

export function foldTables(root: HtmlNode): void {
  if (!root.children) return
  root.children = root.children.map((node) => {
    if (node.tagName !== 'table') {
      foldTables(node)
      return node
    }
    const columns = rowsOf(node, 'thead').flatMap((row) => elements(row).map(wordsOf))
    // Two short columns fit the narrowest screen as they are.
    if (columns.length < 3) return node
    fold(node, columns)
    return { type: 'element', tagName: 'div', properties: { className: ['@container'] }, children: [node] }
  })
}

function fold(table: HtmlNode, columns: string[]): void {
  table.properties = { className: ['folding'] }
  for (const group of elements(table)) {
    for (const row of elements(group)) {
      for (const [place, cell] of elements(row).entries())
        if (group.tagName === 'thead') cell.properties = { scope: 'col' }
        else if (place === 0) Object.assign(cell, { tagName: 'th', properties: { scope: 'row' } })
        else {
          cell.properties = { dataLabel: columns[place] ?? '' }
          // A folded cell is a grid of label and value, so its value must be one box.
          cell.children = [{ type: 'element', tagName: 'div', properties: {}, children: cell.children ?? [] }]
        }
    }
  }
}

const elements = (node: HtmlNode): HtmlNode[] => node.children?.filter(({ type }) => type === 'element') ?? []
const rowsOf = (table: HtmlNode, group: string): HtmlNode[] =>
  elements(table)
    .filter(({ tagName }) => tagName === group)
    .flatMap(elements)
const wordsOf = (node: HtmlNode): string => node.value ?? node.children?.map(wordsOf).join('') ?? ''
