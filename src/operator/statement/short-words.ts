/** A stranger's text for a page or a terminal: at most `most` characters on one line, without control characters. */
export const shortWords = (text: string, most: number): string =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
