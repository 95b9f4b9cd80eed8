import type { Passage, PointPassages } from '../../scripts/content-rules/passages.ts'

/** A text as a rule meets it, in line 7 of a file that does not exist. */
export const passage = (text: string, over: Partial<Passage> = {}): Passage => ({
  file: 'content/planted.yml',
  line: 7,
  at: 'text',
  text,
  context: text,
  ...over,
})

/** One check point with the given words; the other fields are words of its own, unlike any other point's. */
export function point(
  id: string,
  words: Partial<Record<'do' | 'say' | 'es', string>>,
  checklist = 'hvac',
): PointPassages {
  const field = (name: 'do' | 'say' | 'es') => passage(words[name] ?? `${id} ${name}`, { at: `points.0.${name}` })
  return { checklist, id, do: field('do'), say: field('say'), es: field('es') }
}

/** Faults as the command prints them. */
export const printed = (faults: { file: string; line: number; message: string }[]): string[] =>
  faults.map(({ file, line, message }) => `${file}:${line}: ${message}`)
