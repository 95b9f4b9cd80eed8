/** Opens the row of the full list that the element stands in, or is; does nothing elsewhere. */
export function openRowAround(element: Element | null): void {
  const how = element?.closest('.check')?.querySelector<HTMLDetailsElement>(':scope > .check-how')
  if (how) how.open = true
}
