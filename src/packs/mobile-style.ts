const light = `color-scheme: light; --page: #fbf7f0; --card: #fff; --ink: #1f2a30; --quiet: #55626a; --line: #d9d1c4;
  --outline: #8c8272; --action: #a8431f; --on-action: #fff; --link: #0e5a63; --good: #2f6b3c; --caution: #8a5a00; --caution-tint: #fbf3e0; --problem: #b3261e; --on-state: #fff`
const dark = `color-scheme: dark; --page: #14191c; --card: #1c2327; --ink: #f2ece2; --quiet: #b5afa4; --line: #39434a;
  --outline: #7a858c; --action: #f0986b; --on-action: #14191c; --link: #7cc5cc; --good: #86c98f; --caution: #e8b659; --caution-tint: #2e2613; --problem: #ff9a8f; --on-state: #14191c`
const outdoor = `color-scheme: light; --page: #fff; --card: #fff; --ink: #000; --quiet: #2b2b2b; --line: #000;
  --outline: #000; --action: #7a2b0e; --on-action: #fff; --link: #083e45; --good: #17491f; --caution: #5c3b00; --caution-tint: #fff; --problem: #8c1008; --on-state: #fff; font-size: 20px`

/** The look of the phone file: light, dark, outdoor, and on paper. */
export const mobileStyle = `
:root { ${light}; font: 17px/1.45 "Atkinson Hyperlegible Next", system-ui, sans-serif }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
:root[data-theme=light] { ${light} }
:root[data-theme=dark] { ${dark} }
:root[data-theme=outdoor] { ${outdoor} }

* { box-sizing: border-box }
html { background: var(--page); color: var(--ink); -webkit-text-size-adjust: 100%; scroll-padding: 1rem 0 6rem }
body { margin: 0 auto; max-width: 42rem; padding: 1rem 1rem 7rem; overflow-wrap: break-word }
h1, h2, h3 { line-height: 1.2; margin: 0; text-wrap: balance }
h1 { font-size: 1.7rem }
h2 { font-size: 1.4rem }
h3 { font-size: 1.2rem }
p { margin: .5rem 0 }
a { color: var(--link); overflow-wrap: anywhere }
.quiet { color: var(--quiet); font-size: .88rem }
.number { color: var(--action); font-variant-numeric: tabular-nums }
.brand { display: flex; align-items: center; gap: .4rem; font-weight: 700; border-bottom: 1px solid var(--action); padding-bottom: .4rem; margin: 0 0 1rem }
.safety { border-left: 3px solid var(--action); padding: .3rem 0 .3rem .75rem }
.box { background: var(--caution-tint); border: 1.5px solid var(--caution); border-radius: 10px; padding: .6rem .75rem .6rem 2.9rem; position: relative }
.box::before { content: "!" / ""; position: absolute; left: .75rem; top: .7rem; width: 1.4rem; height: 1.4rem; border: 2px solid var(--caution);
  border-radius: 50%; color: var(--caution); font-weight: 700; line-height: 1.25rem; text-align: center }
.box b { display: block; color: var(--caution) }
.box .quiet { display: block; margin-top: .2rem }
.brand svg { width: 1.6rem; height: 1.6rem; flex: none }
.whole { white-space: nowrap }
nav ul { list-style: none; padding: 0; margin: 1rem 0; border-top: 1px solid var(--line) }
nav a { display: flex; align-items: center; min-height: 48px; border-bottom: 1px solid var(--line); text-decoration: none }
.sheet { margin-top: 1.5rem }
.sheet > h2 { border-top: 2px solid var(--ink); padding-top: .75rem; margin-top: 2.5rem }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem; margin: .75rem 0 }
details.card { padding: 0 1rem }
details.card[open] { padding-bottom: 1rem }
.card > summary { position: relative; display: block; color: inherit; font-weight: 400; padding: .9rem 2rem .9rem 0 }
.card > summary::after { content: ""; position: absolute; right: .35rem; top: 1.35rem; width: .55rem; height: .55rem;
  border: solid var(--link); border-width: 0 2.5px 2.5px 0; transform: rotate(45deg) }
.card[open] > summary::after { transform: translateY(.25rem) rotate(225deg) }
.card > summary::-webkit-details-marker { display: none }
.off { display: none }

.tags { margin-top: .4rem; font-size: .92rem; display: flex; flex-wrap: wrap; align-items: baseline; gap: .3rem .6rem }
.tag { display: inline-block; border: 1px solid var(--ink); border-radius: 4px; padding: 0 .45rem; font-weight: 700 }
.tag.critical { background: var(--ink); color: var(--card) }
.tag.recommended { border-color: var(--quiet); color: var(--quiet); font-weight: 400 }
.count { color: var(--quiet); font-variant-numeric: tabular-nums }

fieldset { border: 0; border-top: 1px solid var(--line); margin: 1rem 0 0; padding: 0; min-width: 0 }
legend { float: left; width: 100%; font-weight: 700; padding: .9rem 0 0 }
legend + * { clear: both; padding-top: .4rem }
legend .number { display: block; font-size: .88rem }
b.label { color: var(--good) }

.answers { display: grid; grid-template-columns: 1fr 1.2fr .9fr; gap: 8px; margin: .75rem 0 }
.answers label { position: relative; display: flex }
.answers input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer }
.answers span { flex: 1; min-height: 48px; display: flex; align-items: center; justify-content: center; gap: .4rem;
  border: 1.5px solid var(--outline); border-radius: 8px; font-weight: 700 }
.answers span::before { content: ""; width: .95em; height: .95em; border: 1.5px solid var(--outline); border-radius: 3px; line-height: .9; text-align: center }
.answers input:checked + span { background: var(--state); border-color: var(--state); color: var(--on-state) }
.answers input:checked + span::before { content: var(--mark); border-color: transparent }
.answers input:focus-visible + span { outline: 3px solid var(--link); outline-offset: 2px }
.answers .good { --state: var(--good); --mark: "\\2713" }
.answers .problem { --state: var(--problem); --mark: "!" }
.answers .na { --state: var(--quiet); --mark: "\\2013" }

[data-reading], textarea, select { font: inherit; color: inherit; background: var(--page); border: 1.5px solid var(--outline); border-radius: 8px;
  min-height: 48px; padding: .4rem .6rem }
.reading { display: flex; align-items: center; flex-wrap: wrap; gap: .5rem }
.reading span { flex-basis: 100% }
.reading input { width: 8rem; font-variant-numeric: tabular-nums }
.band { font-size: .92rem }
output { font-weight: 700 }
textarea { width: 100%; display: block; margin-top: .3rem }
details > label { display: block; border-top: 1px solid var(--line); margin-top: 1rem; padding-top: .8rem; font-weight: 700 }

summary { min-height: 48px; display: flex; align-items: center; color: var(--link); font-weight: 700; cursor: pointer }
.say summary::before { content: "+"; width: 1.2em }
.say [open] > summary::before { content: "\\2013" }
.say { position: relative }
.say button { position: absolute; right: 0; top: 0 }
.say summary { max-width: 50% }
.say p { margin: .3rem 0 .6rem }
button { font: inherit; font-weight: 700; min-height: 48px; padding: .4rem 1rem; border-radius: 8px; border: 1.5px solid var(--outline);
  background: var(--card); color: var(--ink); cursor: pointer }
button.action { background: var(--action); border-color: var(--action); color: var(--on-action) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
.closing { border-top: 2px solid var(--ink); margin-top: 2rem; padding-top: 1rem }
.closing button { width: 100%; margin-bottom: .75rem }

.bar { position: fixed; inset: auto 0 0; background: var(--card); border-top: 1px solid var(--line); display: flex; gap: .75rem; align-items: center;
  justify-content: space-between; padding: .5rem max(1rem, calc(50% - 20rem)) calc(.5rem + env(safe-area-inset-bottom)) }
.bar div { flex: 1; min-width: 0 }
.bar p { margin: 0 0 .2rem; font-size: .85rem; font-variant-numeric: tabular-nums }
.bar label { font-size: .85rem; font-weight: 700; display: flex; align-items: center; gap: .4rem }
.bar select { max-width: 9.5rem }
progress { width: 100%; height: 8px; display: block; appearance: none; border: 1px solid var(--outline); border-radius: 4px; overflow: hidden; background: var(--page) }
progress::-webkit-progress-bar { background: var(--page) }
progress::-webkit-progress-value { background: var(--good) }
progress::-moz-progress-bar { background: var(--good) }

dialog { background: var(--card); color: var(--ink); border: 0; padding: 1.25rem; width: 100%; max-width: 42rem }
dialog::backdrop { background: rgb(0 0 0 / .6) }
#crew { height: 100dvh; max-height: none; max-width: none }
#crew[open] { display: flex; flex-direction: column; justify-content: space-between }
#crew-words { display: contents }
#crew p { font-size: clamp(1.4rem, 7vw, 2.6rem); line-height: 1.25; font-weight: 700; margin: 0; text-wrap: balance }
#crew p + p { border-top: 2px solid var(--action); padding-top: 1.25rem }
dialog button { width: 100%; margin-top: .75rem }

@media (scripting: none) {
  .bar, .theme, .say button, .closing button { display: none }
}
@media print {
  :root, :root[data-theme] { ${light}; --page: #fff; font-size: 10.5pt }
  @page { size: letter; margin: 0.6in }
  body { padding: 0; max-width: none }
  .bar, .theme, nav, .say summary, [data-crew], .closing button, #done { display: none }
  .off { display: block }
  details::details-content { content-visibility: visible; block-size: auto }
  .card, details.card, .card > summary { border: 0; padding: 0 }
  .card > summary::after { content: none }
  fieldset, h3 { break-inside: avoid }
  h3, .tags, .card > summary { break-after: avoid }
  .tag.critical { background: none; color: var(--ink) }
  .answers span { min-height: 0; border: 0; justify-content: start }
  .answers input:checked + span { background: none; color: var(--ink) }
}
`
