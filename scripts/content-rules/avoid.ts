/** What we do not say: `content/avoid.yml` holds each pattern with its reason, and a sentence that shows the fault. */
import { z } from 'zod'
import type { ContentFault } from '../../src/content/content-file.server.ts'
import type { Passage } from './passages.ts'
import { sentencesOf } from './words.ts'

const pattern = z.string().refine(compiles, 'is not a regular expression')

/** `near` must also be found in the whole entry, row or paragraph; `unless` in the same sentence excuses it. */
export const avoidSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    pattern,
    near: pattern.optional(),
    unless: pattern.optional(),
    reason: z.string().min(20),
    example: z.string().min(10),
  }),
)
export type Avoided = z.infer<typeof avoidSchema>[number]

function compiles(source: string): boolean {
  try {
    return new RegExp(source, 'iu') instanceof RegExp
  } catch {
    return false
  }
}

/** Every hit of every pattern, sentence by sentence, in small or capital letters. */
export function avoidedWords(passages: Passage[], list: Avoided[]): ContentFault[] {
  const rules = list.map(({ id, reason, ...patterns }) => ({
    id,
    reason,
    pattern: new RegExp(patterns.pattern, 'iu'),
    near: new RegExp(patterns.near ?? '', 'iu'),
    unless: patterns.unless === undefined ? undefined : new RegExp(patterns.unless, 'iu'),
  }))
  return passages.flatMap(({ file, line, text, context }) =>
    sentencesOf(text.replaceAll('’', "'")).flatMap((sentence) =>
      rules.flatMap(({ id, reason, pattern, near, unless }) => {
        const hit = pattern.exec(sentence)
        if (!hit || unless?.test(sentence) || !near.test(context.replaceAll('’', "'"))) return []
        return [{ file, line, message: `says "${hit[0]}" (${id}): ${reason}` }]
      }),
    ),
  )
}
