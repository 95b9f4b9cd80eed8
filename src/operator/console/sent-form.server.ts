import type { Context } from 'hono'
import type { MiddlewareHandler } from 'hono/types'
import { readBytes } from '../../api/read-bytes.server.ts'
import { isOwnRequest } from '../own-request.ts'
import { mostStatementBytes, tooLargeStatement } from '../statement/statement-text.ts'
import type { ConsoleContext, ConsoleEnv, SentForm } from './console-app.server.ts'
import { drawSentence, type Frame } from './frame.server.tsx'

const mostFormBytes = 16 * 1024
/** The one address that takes a file. */
export const uploadPath = '/operator/statements'
const mostBytesAt = (c: Context): number =>
  c.req.path === uploadPath ? mostStatementBytes + mostFormBytes : mostFormBytes

/** Refuses a form of another site, which a browser sends with the cookies of this one, before its body is read. */
export const onlyOwnForms =
  (publicUrl: string, frame: Frame): MiddlewareHandler<ConsoleEnv> =>
  async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const from = {
      origin: c.req.header('origin'),
      secFetchSite: c.req.header('sec-fetch-site'),
      url: new URL(c.req.url),
    }
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (isOwnRequest(from, publicUrl) && type === typeAt(c)) return next()
    return c.html(
      drawSentence(frame, 'Refused', 'This form was not sent by a page of the console, so nothing was changed.'),
      403,
    )
  }

/** Refuses a form by the length that its headers name, before its body is read. */
export const noLargeForms =
  (frame: Frame): MiddlewareHandler<ConsoleEnv> =>
  async (c, next) => {
    if (c.req.header('transfer-encoding') !== undefined)
      return c.html(
        drawSentence(
          frame,
          'Refused',
          'Send the form with its length: one in chunks is not read here. Nothing was changed.',
        ),
        411,
      )
    return Number(c.req.header('content-length') ?? 0) > mostBytesAt(c) ? tooLarge(c, frame) : next()
  }

const typeAt = (c: Context): string =>
  c.req.path === uploadPath ? 'multipart/form-data' : 'application/x-www-form-urlencoded'

function tooLarge(c: ConsoleContext, frame: Frame) {
  const why = c.req.path === uploadPath ? tooLargeStatement : 'That is more than a form of the console can hold.'
  return c.html(drawSentence(frame, 'Refused', `${why} Nothing was changed.`), 413)
}

/** The fields of a form, or the response to one that is too large, was cut off or is no form. */
export async function readForm(c: ConsoleContext, frame: Frame): Promise<SentForm | Response> {
  const bytes = await readBytes(c.req.raw, mostBytesAt(c))
  if (bytes === 'too-large') return tooLarge(c, frame)
  const fields = bytes === 'cut' ? undefined : await fieldsOf(bytes, c.req.header('content-type'))
  if (!fields)
    return c.html(
      drawSentence(frame, 'Refused', 'The form did not come whole, so nothing was changed. Go back and send it again.'),
      400,
    )
  const typed = [...fields].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.replaceAll('\0', '')] as const] : [],
  )
  const file = fields.get('file')
  return { form: Object.fromEntries(typed), file: file instanceof File ? file : undefined }
}

/** The fields in the bytes of a form; `undefined` when the bytes are no form of that type. */
const fieldsOf = (bytes: Buffer<ArrayBuffer>, type = ''): Promise<FormData | undefined> =>
  new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => undefined)
