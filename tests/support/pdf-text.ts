import { execFileSync } from 'node:child_process'

/** Whether the program that reads the text of a PDF is on this machine. */
export const canReadPdf: boolean = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** The text of a PDF, in reading order; lines may break inside a word. */
export const textOfPdf = (pdf: Uint8Array): string =>
  execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] })
