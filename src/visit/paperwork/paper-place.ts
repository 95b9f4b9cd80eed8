/** The place of a page of paperwork in the address of a visit; the id of a check holds no slash. */
export const placeOfPaper = (id: string): string => `${start}${id}`

/** Whether a place is one of them. */
export const isPaper = (place: string): boolean => place.startsWith(start)

const start = 'paper/'
