/**
 * "1,500", "0.25" or "−4", with at most `digits` after the point. Written without `Intl`: its first use takes a phone some
 * 20 ms, while the page takes over from its HTML.
 */
export function number(value: number, digits = 6): string {
  const rounded = Math.abs(Number(value.toFixed(digits)))
  const [whole = '', part] = String(rounded).split('.')
  return `${value < 0 && rounded > 0 ? '−' : ''}${grouped(whole)}${part === undefined ? '' : `.${part}`}`
}

/** Whole digits in groups of three: "12,000". */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')
