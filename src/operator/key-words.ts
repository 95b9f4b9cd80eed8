import type { KeyFit } from '../orders/code-key.server.ts'

/** What the fit of the key means and what to do, as a sentence; `file` is the key file, used when CODE_KEY is not set. */
export function keySentence(fit: KeyFit, file: string | undefined): string {
  const place = file ?? 'its setting (CODE_KEY)'
  const bring = `put theirs into ${file ? `${file} with mode 600, or into CODE_KEY` : 'CODE_KEY'}`
  const sentences: Record<KeyFit, string> = {
    fits: `The code key in ${place} is the one of these records: the codes that were sold open.`,
    another: `The code key in ${place} is not the one of these records, so the service does not start on them: ${bring}.`,
    missing: `There is no code key in ${place}, and without it the service does not start on these records: ${bring}.`,
    damaged: `The code key in ${place} is not whole, so the service does not start on these records: ${bring}.`,
    unremembered: 'These records do not say which code key is theirs: the next start takes the one in place on trust.',
  }
  return sentences[fit]
}
