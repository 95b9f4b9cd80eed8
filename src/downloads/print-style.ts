/** The look of the paper form: black on white, US Letter, page numbers by the printing browser. */
export const printStyle = `
@page { size: letter; margin: .5in .5in .6in;
  @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 8.5pt "Atkinson Hyperlegible Next", sans-serif } }
* { box-sizing: border-box }
html { background: #fff; color: #000; font: 9.2pt/1.25 "Atkinson Hyperlegible Next", Arial, sans-serif }
body { margin: 0 auto; max-width: 7.5in; overflow-wrap: break-word }
h1, h2 { line-height: 1.15; margin: 0; break-after: avoid }
h1 { font-size: 19pt; margin-bottom: 4pt }
h2 { font-size: 12.5pt }
p + h2, dl + h2, ol + h2 { margin-top: 9pt }
p { margin: 2pt 0 }
.small, small { font-size: 8pt }
small { white-space: nowrap }
.form + .form { break-before: page }
.form + .free { break-before: auto; margin-top: 18pt }
.free h1 { font-size: 14pt; margin: 0 }
.free > header + article { margin-top: 3pt }
li { margin: 3pt 0 }

.job, .signed { display: grid; gap: 4pt 16pt; margin: 8pt 0 }
.job { grid-template-columns: repeat(3, 1fr) }
.signed { grid-template-columns: 2fr 2fr 1fr; margin: 0 0 3pt }
dl > div { display: flex; flex-direction: column-reverse }
dl > div dt { font-size: 8pt }
dl > div dd { margin: 0; height: 20pt; border-bottom: .8pt solid #000 }
.list dt { font-weight: 700; margin-top: 7pt }
.list dd { margin: 0 }

article { break-inside: avoid; margin-top: 12pt }
header { break-after: avoid; break-inside: avoid }
article > header { border-top: 1.6pt solid #000; padding-top: 4pt }
table { width: 100%; border-collapse: collapse; margin-top: 4pt }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { border: .6pt solid #000; padding: 3pt 5pt; vertical-align: top; text-align: left }
thead th { font-size: 8pt; padding: 2pt 5pt }
.points th:first-child { width: 29pt }
.points th:nth-child(3) { width: 78pt }
.points th:nth-child(4) { width: 42pt }
.mark p { display: flex; align-items: center; gap: 5pt; margin: 1.5pt 0 4pt; font-size: 8.5pt }
.square { flex: none; display: inline-block; width: 14pt; height: 14pt; border: 1.1pt solid #000 }
.fixes td { height: 25pt; vertical-align: middle }
.fixes th:first-child { width: 44pt }
.fixes th:nth-child(3) { width: 90pt }
.fixes th:nth-child(4) { width: 40pt }
.say { font-size: 8.8pt }
.reading { font-size: 8pt; line-height: 1.15 }
.reading i { display: block; height: 18pt; border: 1pt solid #000; margin: 6pt 0 2pt }

.notes { break-inside: avoid; break-before: avoid }
.notes p { font-size: 8pt; font-weight: 700; margin: 4pt 0 0 }
hr { border: 0; border-bottom: .6pt solid #000; height: 18pt; margin: 0 }
.signatures { break-inside: avoid; margin-top: 8pt }

@media screen {
  body { padding: 24pt 16pt 48pt }
  .on-screen { border: 1pt solid #000; padding: 6pt 10pt; font-size: 11pt }
}
@media print {
  .on-screen { display: none }
}
`
