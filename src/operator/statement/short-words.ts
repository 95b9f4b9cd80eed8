/** What a stranger wrote, for a page or a terminal: short, on one line, and without characters that either would act on. */
export const shortWords = (text: string, most: number): string =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
