/** What stands in front of the answers in the fragment of an address. */
export const answersStart = 'answers='

/** Whether the fragment of an address, with its `#`, holds answers. */
export const isAnswersLink = (hash: string): boolean => hash.startsWith(`#${answersStart}`)
