import type { Language } from '../format/formats.ts'
import { jsonForHtml } from '../format/html.ts'
import type { Assets } from './assets.server.ts'

interface DocumentParts {
  language: Language
  /** What React rendered: the tags it wants in the head, then the page. */
  rendered: string
  assets: Assets
  /** Sent to the browser as JSON. */
  state: unknown
}

/**
 * The HTML around every page. It is text and not a component, so that the page is rendered on the server as
 * the browser will draw it, from `#root` down; otherwise React's generated ids would differ.
 *
 * The script in the head is a few lines that wait for the first paint (`start.browser.ts`) and then fetch the rest.
 */
export function documentHtml({ language, rendered, assets, state }: DocumentParts): string {
  // React puts the head tags of a page before its content; it escapes every ">" inside their attributes.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/.exec(rendered)?.[0] ?? ''
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...assets.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    assets.css === undefined ? '' : `<style>${assets.css}</style>`,
    startScript(assets),
    head,
    '</head><body><div id="root">',
    rendered.slice(head.length),
    '</div>',
    `<script id="state" type="application/json">${jsonForHtml(state)}</script>`,
    '</body></html>',
  ].join('')
}

const startScript = ({ start, program, parts }: Assets): string =>
  `<script type="module" async fetchpriority="low" src="${start}"` +
  ` data-program="${program.join(' ')}" data-parts="${parts.join(' ')}"></script>`
