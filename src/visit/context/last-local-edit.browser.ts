/** At which point this page changed something last: what follows from it is shown, and nothing else moves the page. */

let last: string | undefined

export const rememberLocalEdit = (pointId: string): void => {
  last = pointId
}

/** False for what was read from the device, or comes from another tab. */
export const isLastLocalEdit = (pointId: string): boolean => last === pointId
