import { formats } from '../format/formats.ts'
import declarationStyle from './declaration.css?inline'

const { dayInWords } = formats.en

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
