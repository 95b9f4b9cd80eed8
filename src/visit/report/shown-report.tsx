import { useEffect, useRef } from 'react'

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
  const sheet = `<div class="sheet">${markup}</div>`
  useEffect(() => {
    const element = host.current
    if (!element || element.shadowRoot) return
    const tree = element.attachShadow({ mode: 'open' })
    // The rules of the page allow no style that stands in markup made by a script; one that the program makes is allowed.
    const made = new CSSStyleSheet()
    made.replaceSync(style)
    tree.adoptedStyleSheets = [made]
    tree.innerHTML = sheet
  }, [style, sheet])
  // The parser takes the declaration out of the HTML that React finds, and only a parser reads it.
  const declared = import.meta.env.SSR
    ? `<template shadowrootmode="open"><style>${style}</style>${sheet}</template>`
    : ''
  return <div ref={host} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: declared }} />
}
