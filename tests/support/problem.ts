import { expect } from 'vitest'
import { type ProblemBody, problemSchema } from '../../src/api/contract.ts'
import type { ProblemCode } from '../../src/api/problems.ts'

/** Holds a failed answer to what every failure promises, and answers its body. */
export async function expectProblem(response: Response, status: number, code: ProblemCode): Promise<ProblemBody> {
  const text = await response.text()
  expect(response.status, text.slice(0, 300)).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  // Neither a place in the code nor words of the database may reach a caller.
  expect(text).not.toMatch(/\.(ts|js|mjs)\b|node_modules|\bat \w+ \(|sqlite|postgres|constraint/i)
  const body = problemSchema.parse(JSON.parse(text))
  expect(body).toEqual(JSON.parse(text))
  expect(body).toMatchObject({ type: 'about:blank', status, code })
  expect(body.title.length).toBeGreaterThan(3)
  for (const words of [body.detail, ...(body.errors ?? []).map((error) => error.message)]) {
    expect(words).toMatch(/^[A-Z][^\n]*\.$/)
    expect(words).not.toMatch(rawWords)
  }
  return body
}

/** The words in which Zod itself complains, for whoever wrote the schema. */
const rawWords = /expected|received|invalid (input|option|string)|too (small|big)|undefined|[<>]=/i

/** The fields that a failure complains of. */
export const fieldsOf = (problem: ProblemBody): string[] => (problem.errors ?? []).map((error) => error.field)
