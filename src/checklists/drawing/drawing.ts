/** The size of a panel, in its own units. */
export const panelSize = '0 0 320 220'

/** One panel of a drawing. */
export interface DrawnPanel {
  /** What it shows, for those who cannot see it, and below it for everybody else. */
  text: string
  /** Shapes and labels, as `drawing-markup.ts` allows them. */
  svg: string
}

/** The colors of the theme on paper. */
const onPaper: Record<string, string> = {
  ink: '#1f2a30',
  card: '#ffffff',
  quiet: '#55626a',
  copper: '#a8431f',
  link: '#0e5a63',
  pass: '#2f6b3c',
  problem: '#b3261e',
  'drawn-metal': '#d6d8d9',
  'drawn-wood': '#e2d5bf',
  'drawn-wall': '#ebecec',
  'drawn-earth': '#eed9d2',
  'drawn-water': '#c2d5d7',
  'drawn-hot': '#e8bebc',
}

/** A panel as a standalone SVG with inline styles, for print and PDF. `style` is the text of `drawing.css`. */
export function standalonePanel({ svg }: DrawnPanel, style: string): string {
  const rules = style
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\.drawing\s*\{[^}]*\}/, '')
    .replace(/\.drawing \./g, '.')
    .replace(/var\(--([a-z-]+)\)/g, (_, name) => onPaper[name] ?? '#000000')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${panelSize}"><style>${rules}</style>${svg}</svg>`
}
