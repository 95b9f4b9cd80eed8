import type { ReactNode } from 'react'
import type { Assets } from './assets.server.ts'

interface DocumentProps {
  children: ReactNode
  assets: Assets
  /** Sent to the browser as JSON; `undefined` sends a page without script. */
  state: unknown
}

/** The HTML around every page. Scripts come last, at low priority: before the text they would delay the first paint. */
export function Document({ children, assets, state }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.css === undefined ? (
          assets.stylesheets.map((href) => <link key={href} rel="stylesheet" href={href} />)
        ) : (
          <style dangerouslySetInnerHTML={{ __html: assets.css }} />
        )}
      </head>
      <body>
        <div id="root">{children}</div>
        {state === undefined ? null : (
          <>
            <script id="state" type="application/json" dangerouslySetInnerHTML={{ __html: jsonForHtml(state) }} />
            {assets.preloads.map((href) => (
              <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
            ))}
            <script type="module" src={assets.script} fetchPriority="low" />
          </>
        )}
      </body>
    </html>
  )
}

/** JSON that cannot end the element it stands in. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
