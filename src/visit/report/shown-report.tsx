import { useEffect, useRef } from 'react'
import { shadowSheet } from './shadow-sheet.browser.ts'

interface ShownReportProps {
  /** The look of the report; reaches nothing else on the page. */
  style: string
  /** What it says, as finished markup of our own. */
  markup: string
}

/**
 * A report inside a page, in the look that it has as a file. It stands in a shadow tree, so that neither stylesheet
 * reaches the other's elements. The HTML that the service sends declares the tree, for readers without script; where
 * the page is opened from another one, no parser reads that declaration, and the tree is made here.
 */
export function ShownReport({ style, markup }: ShownReportProps) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = host.current
    if (element && !element.shadowRoot) shadowSheet(element, style).innerHTML = markup
  }, [style, markup])
  // The parser takes the declaration out of the HTML that React finds, and only a parser reads it.
  const declared = import.meta.env.SSR
    ? `<template shadowrootmode="open"><style>${style}</style><div class="sheet">${markup}</div></template>`
    : ''
  return <div ref={host} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: declared }} />
}
