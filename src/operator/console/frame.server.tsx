import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The settings of the frame around every page of the console. */
export interface Frame {
  siteName: string
  isDemonstration: boolean
  /** The session's form token; without a session there is no navigation either. */
  formToken?: string
}

interface PageParts {
  title: string
  /** Where in the navigation the page stands. */
  at?: string
  /** Seconds after which the browser loads the page again, while work goes on. */
  refreshSeconds?: number
  children: ReactNode
}

const places = [
  { path: '/operator', name: 'Work list' },
  { path: '/operator/orders', name: 'Orders' },
  { path: '/operator/statements', name: 'Statements' },
  { path: '/operator/figures', name: 'Figures' },
  { path: '/operator/health', name: 'Health' },
] as const

/** A page as a whole HTML document, without any script. */
export function drawPage(frame: Frame, { title, at, refreshSeconds, children }: PageParts): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {refreshSeconds !== undefined && <meta httpEquiv="refresh" content={String(refreshSeconds)} />}
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${frame.siteName} console`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/operator/console.css" />
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to the content
        </a>
        <header className="bar">
          <div>
            <p className="brand">
              {frame.siteName} <span>console</span>
            </p>
            {frame.formToken !== undefined && (
              <>
                <Navigation at={at} />
                <SignOut formToken={frame.formToken} />
              </>
            )}
          </div>
        </header>
        {frame.isDemonstration && (
          <p className="strip" role="note">
            Demonstration: orders are confirmed at once and nothing is charged.
          </p>
        )}
        <main id="content">{children}</main>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

const Navigation = ({ at }: { at: string | undefined }) => (
  <nav aria-label="Console">
    <ul>
      {places.map(({ path, name }) => (
        <li key={path}>
          <a href={path} aria-current={path === at ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

const SignOut = ({ formToken }: { formToken: string }) => (
  <form method="post" action="/operator/sign-out">
    <FormToken value={formToken} />
    <button type="submit" className="plain">
      Sign out
    </button>
  </form>
)

/** The hidden field that proves that a form comes from a page of this session. */
export const FormToken = ({ value }: { value: string }) => <input type="hidden" name="formToken" value={value} />

/** A refused form: what was typed and what is wrong with it, by the names of its fields. */
export interface Refused {
  values: Readonly<Record<string, string>>
  faults: Readonly<Record<string, string>>
}
export const nothingRefused: Refused = { values: {}, faults: {} }

interface FieldParts {
  label: string
  name: string
  /** Tells apart fields of one name on one page. */
  id?: string
  hint?: ReactNode
  refused?: Refused | undefined
  type?: 'text' | 'password' | 'date' | 'search'
  value?: string | undefined
  required?: boolean
  autoComplete?: string
  inputMode?: 'numeric' | 'decimal'
  autoFocus?: boolean
  rows?: number
  maxLength?: number
}

/** A labelled field with its hint and its fault. */
export function Field({
  label,
  name,
  id = name,
  hint,
  refused = nothingRefused,
  rows,
  type,
  value,
  autoFocus = false,
  ...rest
}: FieldParts) {
  const fault = refused.faults[name]
  const describedBy = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const parts = {
    id,
    name,
    defaultValue: refused.values[name] ?? value,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': fault === undefined ? undefined : true,
    autoFocus: autoFocus || fault !== undefined,
    ...rest,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      {rows === undefined ? <input type={type ?? 'text'} {...parts} /> : <textarea rows={rows} {...parts} />}
      {fault !== undefined && (
        <p id={`${id}-fault`} className="fault">
          {fault}
        </p>
      )}
    </div>
  )
}

/** A message with its outcome, shown above a page. */
export type Message = { done: string } | { fault: string }

export const MessageNote = ({ message }: { message: Message | undefined }) =>
  message === undefined ? null : 'done' in message ? (
    <p className="note done" role="status">
      {message.done}
    </p>
  ) : (
    <p className="note fault" role="alert">
      {message.fault}
    </p>
  )

/** A page of one sentence; `typed` gives a comment back that was not used. */
export const drawSentence = (frame: Frame, title: string, sentence: string, typed = ''): string =>
  drawPage(frame, {
    title,
    children: (
      <>
        <h1>{title}</h1>
        <p>{sentence}</p>
        {typed !== '' && (
          <div className="note">
            <p>You had typed:</p>
            <blockquote>{typed.slice(0, 500)}</blockquote>
          </div>
        )}
        <p>
          <a className="button plain" href="/operator">
            To the work list
          </a>
        </p>
      </>
    ),
  })
