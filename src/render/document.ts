import type { Language } from '../format/formats.ts'
import { jsonForHtml } from '../format/html.ts'
import { behindHeader } from '../shell/behind-header.ts'
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
 * The HTML document around a page. It is text and no component, because React generates the same ids on server and
 * browser only if both render from `#root` down. The script in the head (`start.browser.ts`) stands in
 * the page, so that the first paint waits for no file; then it fetches the program.
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
    // The header is painted as a whole: its parts would move each other if they came one by one.
    `<link rel="expect" href="#${behindHeader}" blocking="render">`,
    startScript(assets),
    head,
    '</head><body><div id="root">',
    rendered.slice(head.length),
    '</div>',
    `<script id="state" type="application/json">${jsonForHtml(state)}</script>`,
    '</body></html>',
  ].join('')
}

/** Nothing in the text ends its element (`assets.server.test.ts`), and it is sent as it stands, for its hash. */
const startScript = ({ start, program, parts }: Assets): string =>
  `<script data-program="${program.join(' ')}" data-parts="${parts.join(' ')}">${start}</script>`
