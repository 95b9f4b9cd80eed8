import type * as z from 'zod/mini'
import { formats } from '../format/formats.ts'

/**
 * What is wrong with a value that was sent, as a sentence for people: Zod's error map for everything that calls take in.
 * A schema's own words come before these. Only the server says them, so browsers load none.
 */
export function fieldSentence(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'This field is missing.'
  switch (issue.code) {
    case 'invalid_type':
      return `This must be ${typeNames[issue.expected ?? ''] ?? 'of another kind'}.`
    case 'invalid_value':
      return `This must be ${choiceInWords(issue.values.map(String))}.`
    case 'too_small':
      if (issue.origin !== 'string') return `This must be ${number(Number(issue.minimum))} or more.`
      return issue.minimum === 1 ? 'This must not be empty.' : `This must have at least ${issue.minimum} characters.`
    case 'too_big':
      if (issue.origin !== 'string') return `This must be ${number(Number(issue.maximum))} or less.`
      return `This must have at most ${issue.maximum} characters.`
    case 'unrecognized_keys':
      return 'This field is not known here.'
    default:
      return 'This cannot be used.'
  }
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  object: 'a JSON object',
}

/** The API answers in English. */
const { choiceInWords, number } = formats.en
