/** What is refused before it is known which page or call is meant, each under its stable code. */
const refusals = {
  'malformed-request': [400, 'Bad Request', 'This cannot be read as one request of HTTP/1.1.'],
  'request-timeout': [408, 'Request Timeout', 'The request did not come whole in time.'],
  'expectation-failed': [417, 'Expectation Failed', 'This service meets no expectation but 100-continue.'],
  'header-too-large': [431, 'Request Header Fields Too Large', 'The header is larger than this service accepts.'],
  stopping: [503, 'Service Unavailable', 'This process is stopping. Please try again in a moment.'],
} as const
export type RefusalCode = keyof typeof refusals

/** A refusal as every other: a problem as of RFC 9457, `title` being the status in words. */
export function refusal(code: RefusalCode) {
  const [status, title, detail] = refusals[code]
  const headers = { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' }
  return { status, title, headers, body: JSON.stringify({ type: 'about:blank', status, title, detail, code }) }
}
