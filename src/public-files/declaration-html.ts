import { dayInWords } from '../format/day.ts'

/**
 * The declaration as a page of its own, made for paper: US Letter, 12 point, two inches free at the top of page one for
 * the recorder's stamp (A.R.S. 11-480), and lines to write on where the text has a blank in square brackets.
 */
export const declarationStyle = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; background: #e9e2d6; color: #000; font: 12pt/1.5 Georgia, "Times New Roman", serif }
.bar { padding: 12px 16px; background: #1f2a30; color: #fff; font: 16px/1.5 system-ui, sans-serif }
.bar a { display: inline-flex; align-items: center; min-height: 44px; margin-right: 20px; color: #fff; min-width: 44px }
main { max-width: 8.5in; margin: 24px auto; padding: 1in clamp(16px, 8vw, 1in); background: #fff }
h1 { margin: 0 0 6pt; font-size: 18pt; line-height: 1.25; text-wrap: balance }
h2 { margin: 18pt 0 6pt; font-size: 13pt; break-after: avoid }
p, li { orphans: 3; widows: 3 }
.stamp { margin: 0 0 24pt; padding: 12pt; border: 1px dashed #555; color: #333; font-size: 10pt }
.version { margin: 0 0 18pt; font-size: 10pt }
table { width: 100%; border-collapse: collapse; margin: 10pt 0 }
th, td { padding: 4pt 8pt; border: 1px solid #555; text-align: left; vertical-align: top }
tbody th { font-weight: 700 }
tr { break-inside: avoid }
.blank { display: inline-block; min-width: 14em; max-width: 100%; border-bottom: 1px solid #000; font-size: 9pt; color: #444 }
#oath-and-signature p, #notarys-certificate p { margin: 18pt 0 }
#oath-and-signature, #notarys-certificate { break-inside: avoid }
@media (max-width: 600px) {
  main { margin: 0 }
  table, tbody, tr, th, td { display: block }
  thead { display: none }
  td, th { border-bottom: 0 }
  tr:last-child td:last-child { border-bottom: 1px solid #555 }
}
@media print {
  body { background: #fff }
  .bar, .stamp { display: none }
  main { max-width: none; margin: 0; padding: 0 }
  .blank { color: #444 }
}
@page { size: letter; margin: 0.75in 1in; @bottom-center { content: "Page " counter(page) " of " counter(pages); font: 9pt Georgia, serif } }
@page :first { margin-top: 2in }
`

interface Declaration {
  title: string
  version: string
  lastUpdated: string
  intro: string
  sections: { id: string; title: string; html: string }[]
  downloads: { href: string; label: string }[]
}

/** One HTML file without script; `intro` and the sections are sanitized HTML already. */
export function declarationPage({
  title: given,
  version,
  lastUpdated,
  intro,
  sections,
  downloads,
}: Declaration): string {
  const title = escaped(given)
  const links = downloads.map(({ href, label }) => `<a href="${href}">${label}</a>`).join('')
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title><style>${declarationStyle}</style></head><body>`,
    `<nav class="bar" aria-label="Document">${links}</nav><main>`,
    '<p class="stamp">On paper, two inches stay free here for the county recorder. Print with your browser’s own print command.</p>',
    `<h1>${title}</h1><p class="version">Version ${version}, last updated ${dayInWords(lastUpdated)}</p>`,
    withBlanks(intro),
    ...sections.map(
      ({ id, title: heading, html }) => `<section id="${id}"><h2>${escaped(heading)}</h2>${withBlanks(html)}</section>`,
    ),
    '</main></body></html>\n',
  ].join('\n')
}

/** What stands in square brackets is for the signer to write: it becomes a line with its hint. */
const withBlanks = (html: string): string => html.replace(/\[[^[\]<>]+\]/g, '<span class="blank">$&</span>')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
