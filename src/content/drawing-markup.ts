/**
 * What a drawing may be made of: shapes and short labels of one 320 × 220 panel, whose looks come from classes of
 * `drawing.css` alone. So it follows every theme, prints, and can neither run nor load anything.
 */

const numbers = /^[-\d\s.,]+$/
const attributes = new Map(
  Object.entries({
    class: /^[a-z]+( [a-z]+)*$/,
    d: /^[MLHVCSQTAZmlhvcsqtaz\d\s.,-]+$/,
    points: numbers,
    transform: /^(?:(?:translate|rotate|scale)\([-\d\s.,]+\)\s*)+$/,
    'text-anchor': /^(?:start|middle|end)$/,
    ...Object.fromEntries(
      ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height'].map((name) => [name, numbers]),
    ),
  }),
)
const shapes = ['path', 'line', 'polyline', 'polygon', 'rect', 'circle', 'ellipse']
const holders = ['g', 'text']

/** The classes that `drawing.css` knows. */
export const drawingClasses = [
  'line',
  'thin',
  'dash',
  'body',
  'metal',
  'wood',
  'wall',
  'earth',
  'water',
  'hot',
  'solid',
  'wire',
  'size',
  'good',
  'bad',
  'label',
  'small',
  'strong',
]

/** What is wrong with the markup of a panel; undefined when it is sound. */
export function drawingFault(markup: string): string | undefined {
  const open: string[] = []
  for (const [piece] of markup.matchAll(/<[^>]*>|[^<]+|</g)) {
    if (!piece.startsWith('<')) {
      if (piece.trim() !== '' && open.at(-1) !== 'text') return `has the text "${piece.trim()}" outside of <text>`
      if (/[>&]/.test(piece)) return `has a mark of markup in the text "${piece.trim()}"`
      continue
    }
    const closing = /^<\/(\w+)>$/.exec(piece)?.[1]
    if (closing !== undefined) {
      if (open.pop() !== closing) return `closes <${closing}>, which is not the last one opened`
      continue
    }
    const [, name = '', given = '', end = ''] = /^<(\w+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>$/.exec(piece) ?? []
    if (![...shapes, ...holders].includes(name)) return `has ${piece}, which is no shape of a drawing`
    if (shapes.includes(name) !== (end === '/')) return `must ${end ? 'fill' : 'close'} ${piece}`
    const names = [...given.matchAll(/([\w-]+)="/g)].map(([, attribute]) => attribute)
    const twice = names.find((one, index) => names.indexOf(one) !== index)
    if (twice) return `has ${twice} twice in <${name}>, which is no picture for the PDF`
    for (const [, attribute = '', value = ''] of given.matchAll(/([\w-]+)="([^"]*)"/g)) {
      if (!attributes.get(attribute)?.test(value))
        return `has ${attribute}="${value}" in <${name}>, which is not allowed`
      const unknown = attribute === 'class' && value.split(' ').find((one) => !drawingClasses.includes(one))
      if (unknown) return `has the unknown class "${unknown}"`
    }
    if (end === '') open.push(name)
  }
  return open.length > 0 ? `leaves <${open.at(-1)}> open` : undefined
}
