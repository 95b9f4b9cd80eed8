/**
 * Makes a shadow tree in an element, with this look and one empty sheet, which is returned. The rules of the page allow no
 * style that stands in markup made by a script; a stylesheet that the program makes is allowed.
 */
export function shadowSheet(element: HTMLElement, style: string): HTMLElement {
  const tree = element.attachShadow({ mode: 'open' })
  const look = new CSSStyleSheet()
  look.replaceSync(style)
  tree.adoptedStyleSheets = [look]
  const sheet = document.createElement('div')
  sheet.className = 'sheet'
  tree.append(sheet)
  return sheet
}
