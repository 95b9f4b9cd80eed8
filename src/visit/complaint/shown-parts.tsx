import { useEffect, useRef } from 'react'
import { shadowSheet } from '../report/shadow-sheet.browser.ts'

interface ShownPartsProps {
  /** The look of the document; reaches nothing else on the page. */
  style: string
  /** What it says, as finished markup of our own, part by part. */
  parts: readonly string[]
}

/** A document inside a page, in the look that it has as a file. A part that stays the same is not drawn anew. */
export function ShownParts({ style, parts }: ShownPartsProps) {
  const host = useRef<HTMLDivElement>(null)
  const drawn = useRef<{ sheet: HTMLElement; parts: string[] }>(undefined)
  useEffect(() => {
    if (!host.current) return
    drawn.current ??= { sheet: shadowSheet(host.current, style), parts: [] }
    const { sheet, parts: before } = drawn.current
    for (const [index, part] of parts.entries()) {
      if (part === before[index]) continue
      const place = sheet.children[index] ?? sheet.appendChild(document.createElement('div'))
      place.innerHTML = part
      before[index] = part
    }
  }, [style, parts])
  return <div ref={host} />
}
