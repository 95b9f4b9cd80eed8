import { renderToString } from 'react-dom/server'
import { html, ownCode } from '../format/html.ts'
import { type Pack, packTitle } from './pack.ts'
import style from './phone/phone-file.css?inline'
import { PhoneFile } from './phone/phone-file.tsx'
import script from './phone/phone-program.browser.tsx?script'
import { textStorage } from './phone/text-storage.browser.ts'

/**
 * The pack as one HTML file for a phone: it asks no network for anything, works from the phone's own storage and keeps
 * what is answered there. `sha256` gives a text's digest in base64, for the file's own content security policy.
 */
export function phoneFile(pack: Pack, sha256: (text: string) => string): string {
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${sha256(script)}'`,
    `style-src 'sha256-${sha256(style)}'`,
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const noStorage = textStorage(() => {
    throw new Error('the server stores nothing')
  })
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<title>${packTitle(pack)} · ${pack.siteName}</title>
<style>${ownCode(style)}</style>
</head>
<body>
<div id="root">${ownCode(renderToString(<PhoneFile pack={pack} storage={noStorage} />))}</div>
<script type="application/json" id="pack">${ownCode(jsonInScript(withoutOutline(pack)))}</script>
<script>${ownCode(script)}</script>
</body>
</html>
`.markup
}

/** Nothing in it ends its element. */
const jsonInScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The file shows no item that it does not hold, so it names none either. */
const withoutOutline = (pack: Pack): Pack => ({
  ...pack,
  sheets: pack.sheets.map(({ checklist, items }) => ({ checklist: { ...checklist, outline: [] }, items })),
})
