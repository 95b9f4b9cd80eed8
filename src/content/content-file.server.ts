import { readFileSync } from 'node:fs'
import { isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'

/** One fault of one content file, as a person looking for it would say it. `line` counts from 1. */
export interface ContentFault {
  file: string
  line: number
  message: string
}

export type Parsed<T> = { value: T; faults?: never } | { value?: never; faults: ContentFault[] }

/** Reads one YAML file and holds it against its schema; every fault carries the line where it stands. */
export function readYaml<S extends z.ZodType>(file: string, schema: S): Parsed<z.infer<S>> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return { faults: [{ file, line: 1, message: 'cannot be read' }] }
  }
  return parseYaml(file, text, schema)
}

/** A Markdown file with YAML front matter between two lines of ---; `firstBodyLine` is where the Markdown starts. */
export function readFrontMatter<S extends z.ZodType>(
  file: string,
  schema: S,
): Parsed<{ front: z.infer<S>; body: string; firstBodyLine: number }> {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8'))
  if (!parts?.[1] || parts[2] === undefined)
    return { faults: [{ file, line: 1, message: 'must start with front matter between two lines of ---' }] }
  const front = parseYaml(file, parts[1], schema, 2)
  if (front.faults) return front
  return { value: { front: front.value, body: parts[2], firstBodyLine: parts[1].split('\n').length + 3 } }
}

/** As `readYaml`, for text already at hand; `firstLine` is where that text starts in its file. */
export function parseYaml<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
  firstLine = 1,
): Parsed<z.infer<S>> {
  const sound = soundTexts.get(schema) ?? new Map<string, unknown>()
  soundTexts.set(schema, sound)
  // Only this schema's values stand in its map.
  if (sound.has(text)) return { value: sound.get(text) as z.infer<S> }
  const parsed = parseAnew(file, text, schema, firstLine)
  if (!parsed.faults) sound.set(text, parsed.value)
  return parsed
}

/** What sound texts say, for each schema: most of a check is parsing, and between two checks hardly a file changes. */
const soundTexts = new WeakMap<z.ZodType, Map<string, unknown>>()

function parseAnew<S extends z.ZodType>(file: string, text: string, schema: S, firstLine: number): Parsed<z.infer<S>> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, stringKeys: true })
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1
  if (document.errors.length > 0)
    return {
      faults: document.errors.map((error) => ({
        file,
        line: lineAt(error.pos[0]),
        message: error.message.split('\n')[0] ?? '',
      })),
    }
  const checked = schema.safeParse(document.toJS())
  if (checked.success) return { value: checked.data }
  const lineOf = (path: PropertyKey[]): number => {
    const node = document.getIn(path, true)
    if (isNode(node) && node.range) return lineAt(node.range[0])
    return path.length === 0 ? firstLine : lineOf(path.slice(0, -1))
  }
  return {
    faults: checked.error.issues.map((issue) => ({
      file,
      line: lineOf(issue.path),
      message: [issue.path.join('.'), issue.message].filter(Boolean).join(': '),
    })),
  }
}
