/**
 * What stands at the foot of each page beside its number: on the pages of the form with this id, or on all of them.
 * Browsers that know no page margins leave it out.
 */
export function pageFooter(formId: string | null, text: string): string {
  const content = [...text].map((character) => `\\${character.codePointAt(0)?.toString(16)} `).join('')
  const footer = (page: string) => `@page ${page}{ @bottom-left { content: "${content}"; ${marginType} } }`
  return formId === null ? footer('') : `${footer(`sheet-${formId} `)}\n#${formId} { page: sheet-${formId} }`
}

const marginType = 'font: 8pt "Atkinson Hyperlegible Next", sans-serif'

/** The look of the paper form: black on white, US Letter, page numbers by the printing browser. */
export const printStyle = `
@page { size: letter; margin: .4in .42in .52in;
  @bottom-right { content: "Page " counter(page) " of " counter(pages); white-space: nowrap; ${marginType} } }
* { box-sizing: border-box }
html { background: #fff; color: #000; font: 9.1pt/1.13 "Atkinson Hyperlegible Next", Arial, sans-serif }
body { margin: 0 auto; max-width: 7.66in; overflow-wrap: break-word }
h1, h2 { line-height: 1.15; margin: 0; break-after: avoid }
h1 { font-size: 20pt; margin: 5pt 0 3pt }
h2 { font-size: 12.5pt }
p { margin: 0 }
p + h2, ol + h2 { margin-top: 9pt }
p + p { margin-top: 2pt }
.small, small { font-size: 8pt }
.whole { white-space: nowrap }
.brand { display: flex; justify-content: space-between; align-items: center; border-bottom: .8pt solid #000; padding-bottom: 3pt }
.brand b { display: flex; align-items: center; gap: 4pt; font-size: 9.5pt }
.brand svg { width: 15pt; height: 15pt }
.form + .form { break-before: page }
.form + .free { break-before: auto; margin-top: 18pt }
.free h1 { font-size: 14pt; margin: 0 }
.free > header + article { margin-top: 3pt }
.dense { font-size: 8.8pt; line-height: 1.12 }
li { margin: 3pt 0 }

.job, .signed { display: grid; gap: 4pt 16pt; margin: 4pt 0 6pt }
.job { grid-template-columns: repeat(3, 1fr) }
.signed { grid-template-columns: 2fr 2fr 1fr; margin: 0 0 3pt }
dl > div { display: flex; flex-direction: column-reverse }
dl > div dt { font-size: 8pt }
dl > div dd { margin: 0; height: 20pt; border-bottom: .8pt solid #000 }
.list dt { font-weight: 700; margin-top: 7pt }
.list dd { margin: 0 }
.rules { border: .6pt solid #000; padding: 4pt 6pt }

article { break-inside: avoid; margin-top: 8pt }
header { break-after: avoid; break-inside: avoid }
article > header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; border-top: 1.6pt solid #000; padding: 3pt 0 2pt }
article > header p { margin: 0 }
.safety { flex-basis: 100% }
.points { list-style: none; margin: 0; padding: 0; border-bottom: .6pt solid #000 }
.points li { display: grid; grid-template-columns: 46pt 1fr 58pt; column-gap: 6pt; margin: 0; padding: 2pt 0; border-top: .6pt solid #000; break-inside: avoid }
.points p { margin: 0 }
.points .box { border: 1.2pt solid #000; padding: 2pt 5pt; margin: 2pt 0 1pt }
.mark p { display: flex; align-items: center; gap: 4pt; font-size: 8pt; line-height: 1; padding-bottom: 2.5pt }
.square { flex: none; display: inline-block; width: 12pt; height: 12pt; border: 1pt solid #000 }
.side { display: flex; flex-direction: column; justify-content: space-between; font-size: 8pt; line-height: 1.12 }
.reading i { display: block; height: 17pt; border: 1pt solid #000; margin: 0 0 1.5pt }
.photo { display: flex; align-items: end; gap: 4pt; min-height: 16pt; margin-top: auto }
.photo::after { content: ""; flex: 1; border-bottom: .6pt solid #000 }

.notes { break-inside: avoid; break-before: avoid }
.notes p { font-size: 8pt; font-weight: 700; margin: 3pt 0 0; height: 15pt }
hr { border: 0; border-bottom: .6pt solid #000; height: 0; margin: 0 }

.closing { break-inside: avoid; margin-top: 14pt }
table { width: 100%; border-collapse: collapse; margin-top: 3pt }
th, td { border: .6pt solid #000; padding: 2pt 5pt; vertical-align: middle; text-align: left }
th { font-size: 8pt }
.fixes td { height: 22pt }
.fixes th:first-child { width: 44pt }
.fixes th:nth-child(3) { width: 90pt }
.fixes th:nth-child(4) { width: 36pt }
.signatures { break-inside: avoid; margin-top: 10pt }

@media screen {
  body { padding: 24pt 16pt 48pt }
  .on-screen { border: 1pt solid #000; padding: 6pt 10pt; font-size: 11pt }
}
@media print {
  .on-screen { display: none }
}
`
