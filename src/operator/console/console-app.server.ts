import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { Frame } from './frame.server.tsx'

/** The fields of a form that was sent. */
export interface SentForm {
  /** The text fields, without NUL characters, which PostgreSQL cannot store; of a field given twice the last. */
  form: Readonly<Record<string, string>>
  /** The uploaded file, at the address that takes one. */
  file: File | undefined
}
/** The context of a request to the console; `token` is that of the session. */
export interface ConsoleEnv {
  Bindings: Partial<HttpBindings>
  Variables: SentForm & { token: string; frame: Frame & { formToken: string } }
}
export type ConsoleApp = Hono<ConsoleEnv>
export type ConsoleContext = Context<ConsoleEnv>
