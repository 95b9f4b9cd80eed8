/**
 * Every text that is shown with less contrast than WCAG 2.2 asks for at level AA: 4.5:1, or 3:1 where it is large.
 * Runs on the page. As in axe, a control that is disabled may be pale, and nothing is said about text on a picture.
 */
export function lowContrast(): string[] {
  type Color = [red: number, green: number, blue: number, alpha: number]
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const known = new Map<string, Color>()
  const colorOf = (css: string): Color => {
    const before = known.get(css)
    if (before || !pixel) return before ?? [0, 0, 0, 0]
    pixel.clearRect(0, 0, 1, 1)
    pixel.fillStyle = css
    pixel.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data
    known.set(css, [red, green, blue, alpha / 255])
    return [red, green, blue, alpha / 255]
  }
  const over = ([r, g, b, a]: Color, [r2, g2, b2]: Color): Color => [
    r * a + r2 * (1 - a),
    g * a + g2 * (1 - a),
    b * a + b2 * (1 - a),
    1,
  ]
  /** What is painted behind the text of an element; nothing when that is a picture. */
  const behind = (element: Element | null): Color | undefined => {
    if (!element) return [255, 255, 255, 1]
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    if (backgroundImage !== 'none') return undefined
    const color = colorOf(backgroundColor)
    if (color[3] === 1) return color
    const below = behind(element.parentElement)
    return below && over(color, below)
  }
  const luminance = ([red, green, blue]: Color) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue]
      .map((one) => one / 255)
      .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ratio = (one: Color, other: Color) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
  const isPale = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    if (element.closest('.sr-only, :disabled, [aria-disabled=true], label:has(:disabled)')) return false
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const back = behind(element)
    if (!back) return false
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const [red, green, blue, alpha] = colorOf(color)
    return ratio(over([red, green, blue, alpha * opacityOf(element)], back), back) < (isLarge ? 3 : 4.5)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const pale = new Set<Element>()
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    if (textContent?.trim() && parentElement && !pale.has(parentElement) && isPale(parentElement))
      pale.add(parentElement)
  }
  return [...pale].slice(0, 5).map((element) => element.outerHTML.slice(0, 120))
}
