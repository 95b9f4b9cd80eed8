import { drawPage, Field, type Frame } from './frame.server.tsx'

interface SignInPage {
  asksForCode: boolean
  /** Why the last try was refused. */
  fault?: string
}

/** The door. A password that was refused is not repeated in the page. */
export const drawSignIn = (frame: Frame, { asksForCode, fault }: SignInPage): string =>
  drawPage(frame, {
    title: 'Sign in',
    children: (
      <div className="door card">
        <h1>Sign in</h1>
        {fault !== undefined && (
          <p className="note fault" role="alert">
            {fault}
          </p>
        )}
        <form method="post" action="/operator/sign-in">
          <Field
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            autoFocus
            maxLength={200}
          />
          {asksForCode && (
            <Field
              label="One-time code"
              name="code"
              hint="The six digits that your authenticator shows now. Each opens the console once."
              autoComplete="one-time-code"
              inputMode="numeric"
              required
              maxLength={12}
            />
          )}
          <button type="submit">Sign in</button>
        </form>
      </div>
    ),
  })
