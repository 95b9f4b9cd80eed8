/** Black on white, so that it prints as it is seen; a tick box is a character, because browsers leave out backgrounds. */
export const reportStyle = `
@page { size: letter; margin: .6in }
* { box-sizing: border-box }
html { background: #fff; color: #000; color-scheme: light; font: 1rem/1.45 system-ui, sans-serif }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 4rem; overflow-wrap: break-word }
h1, h2 { line-height: 1.2; break-after: avoid }
h1 { font-size: 1.7rem; margin: .2rem 0 .4rem }
h2 { font-size: 1.15rem; margin: 0 0 .3rem }
p { margin: .25rem 0 }
ul, ol { margin: .3rem 0; padding-left: 1.4rem }
li { margin: .5rem 0; break-inside: avoid }
section { margin-top: 1.4rem; break-inside: avoid }
section li { margin: .2rem 0 }
header { border-bottom: 3px solid #000; padding-bottom: .6rem }
article { margin-top: 2rem; border-top: 2px solid #000; padding-top: .7rem }
.head { break-inside: avoid; break-after: avoid }
.tick { font-size: 1.25em; line-height: 1 }
.small { font-size: .875rem }
.box { border: 2px solid #000; padding: .4rem .7rem }
.box b { display: block }
.written { white-space: pre-wrap }
.lines { display: grid; gap: .2rem 1.5rem; margin: .8rem 0 }
.job { grid-template-columns: 1fr 1fr }
.signed { grid-template-columns: 2fr 2fr 1fr; break-inside: avoid }
.lines div { display: flex; flex-direction: column-reverse }
.lines dt { font-size: .875rem }
.lines dd { margin: 0; height: 2.2rem; border-bottom: 1px solid #000 }
.locked { margin-top: 2rem; border: 2px solid #000; padding: .7rem 1rem }
@media (max-width: 30rem) { .job, .signed { grid-template-columns: 1fr } }
@media print { html { font-size: 9.5pt; line-height: 1.35 } article { margin-top: 1.2rem } body { padding: 0; max-width: none } }
`
