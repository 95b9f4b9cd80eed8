import type { ProblemBody } from './contract.ts'

/** The error catalogue: each stable code with its status and its words for people. */
const catalogue = {
  'malformed-json': [400, 'Malformed JSON', 'The request body is not valid JSON.'],
  'incomplete-body': [400, 'Incomplete body', 'The connection ended before the whole request body had come.'],
  'invalid-request': [400, 'Invalid request', 'Some of the values sent cannot be used.'],
  'wrong-amount': [400, 'Wrong amount', 'The amount does not match the price of this plan.'],
  'invalid-access-code': [401, 'Invalid access code', 'Invalid access code. Please check and try again.'],
  'invalid-recovery': [
    401,
    'No new code',
    'This reference and these recovery words do not open an order. Please check both and try again.',
  ],
  'awaiting-payment': [402, 'Awaiting payment', 'This code opens as soon as your payment is confirmed.'],
  'one-project-before-payment': [
    402,
    'One project before payment',
    'One checklist is open until your payment is confirmed. Anything else that your plan holds opens then.',
  ],
  'not-found': [404, 'Not found', 'There is nothing at this address.'],
  'checklist-not-found': [404, 'Checklist not found', 'There is no checklist with this id.'],
  'article-not-found': [404, 'Article not found', 'There is no article with this id.'],
  'unknown-format': [404, 'Unknown format', 'Downloads come as pdf, mobile or print.'],
  'method-not-allowed': [405, 'Method not allowed', 'This address does not answer that method.'],
  'no-projects-left': [409, 'No projects left', 'This code has no projects left to start.'],
  'not-started': [409, 'Checklist not started', 'Start a project for this checklist before you download it.'],
  'body-too-large': [413, 'Body too large', 'The request body is larger than this service accepts.'],
  'unsupported-media-type': [415, 'Unsupported media type', 'Send the body as application/json, uncompressed.'],
  'idempotency-key-reused': [
    422,
    'Idempotency key reused',
    'This Idempotency-Key was already used for a different order.',
  ],
  'too-many-requests': [429, 'Too many requests', 'Too many tries from this connection. Please wait and try again.'],
  'internal-error': [500, 'Internal error', 'Something went wrong on our side. Nothing was lost; please try again.'],
  busy: [503, 'Busy', 'Many files are being made right now. Please try again in a moment.'],
  'no-pdf': [
    503,
    'No PDF here',
    'This system cannot make PDF files. The mobile and the print file hold the same checks.',
  ],
  'disk-full': [
    503,
    'No room to store anything',
    'The service cannot store anything right now, so nothing was changed. Please try again later.',
  ],
  unavailable: [
    503,
    'Temporarily unavailable',
    'The service cannot reach its records right now. Nothing was stored; please try again shortly.',
  ],
} as const satisfies Record<string, readonly [number, string, string]>

export type ProblemCode = keyof typeof catalogue

/** A failure as an answer (RFC 9457). `retryAfter` is in seconds and becomes the header of that name. */
export interface Problem {
  problem: ProblemBody & { code: ProblemCode }
  retryAfter?: number
}

/** Makes the answer for `code`; `detail` and `errors` say more about this one case. */
export function problem(
  code: ProblemCode,
  more: { detail?: string; errors?: { field: string; message: string }[]; retryAfter?: number } = {},
): Problem {
  const [status, title, detail] = catalogue[code]
  const answer = { type: 'about:blank', status, title, detail: more.detail ?? detail, code }
  return {
    problem: more.errors ? { ...answer, errors: more.errors } : answer,
    ...(more.retryAfter === undefined ? {} : { retryAfter: more.retryAfter }),
  }
}

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'problem' in value
