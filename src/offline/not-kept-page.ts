import { html, ownCode } from '../format/html.ts'
import style from './not-kept-page.css?inline'

/** A page that is kept on the device, by its address and the words of its title. */
export interface KeptPage {
  address: string
  title: string
}

/** Shows the theme that was chosen on this device, as every page does. */
export const themeScript = `try{let t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch{}`

/** Stands in, without a signal, for a page that was never opened on this device; `kept` are those that were. */
export function notKeptPage(kept: readonly KeptPage[]): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>No signal</title>
<script>${ownCode(themeScript)}</script>
<style>${ownCode(style)}</style>
</head>
<body><main>
<h1>No signal, and this page is not on your device yet</h1>
<p>We cannot reach the service. A page is kept on this device once you have opened it with a signal; this one was not opened here before.</p>
<p>Whatever you have filled in is still on this device.</p>
<p><a class="button" href="">Try again</a></p>
${kept.length === 0 ? null : html`<h2>These pages are on this device</h2><ul>${kept.map(({ address, title }) => html`<li><a href="${address}">${title}</a></li>`)}</ul>`}
</main></body>
</html>
`.markup
}
