import { createElement, Fragment } from 'react'
import { brokenAtCodes } from '../format/unbroken.ts'

/** A sentence in which no line ends within a license class or another short word with a hyphen. */
export const unbroken = (text: string) =>
  createElement(
    Fragment,
    null,
    ...brokenAtCodes(text).map((part, index) =>
      index % 2 === 0 ? part : createElement('span', { className: 'whitespace-nowrap' }, part),
    ),
  )
