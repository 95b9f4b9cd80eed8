import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { content } from '../support/content.ts'

/** Everything that we publish, as it stands in its files, without the list of what we do not say. */
const files = globSync('content/**/*.{yml,md}')
  .filter((file) => !file.endsWith('avoid.yml'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Every text of a point, a line each. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join('\n') : String(value)

function pointAt(place: string) {
  const [trade, id] = place.split('/')
  return content.checklists
    .find((checklist) => checklist.id === trade)
    ?.items.flatMap(({ points }) => points)
    .find((one) => one.id === id)
}

/** The words of a point, or of an article. */
function wordsOf(place: string): string {
  const point = pointAt(place)
  if (point) return textOf(point)
  const article = content.articles.find((one) => one.id === place)
  if (article) return [article.summary, article.markdown, ...article.sources].join('\n')
  throw new Error(`there is no ${place}; a public copy has blanks for paid points`)
}

describe('what a reader may rely on', () => {
  it.each([
    ['a plastic drain is tested with water, never with air', 'plumbing/drain-test-photo', /never tested with air/],
    [
      'mortar is pressed flat, with corners and edges covered',
      'remodeling/mortar-coverage',
      /pressed flat.*corners and edges/,
    ],
    ['mortar is pressed flat in the article too', 'remodeling-hold-points', /Mortar pressed flat/],
    ['the contract sets how level a counter is', 'remodeling-hold-points', /within what your contract allows/],
    [
      'an A-4 well driller is not turned away',
      'well/driller-and-pump-licenses',
      /class names wells or pumps[\s\S]*often class A-4/,
    ],
    [
      'an A-4 well driller is not turned away by the well article',
      'private-well-records-and-tests',
      /A-4 Drilling.*scope up/,
    ],
    [
      'an A-4 well driller is not turned away by the license article',
      'roc-license-check',
      /\| A- \|.*A-4 Drilling may be/,
    ],
    [
      'a flood test counts what dry air takes',
      'remodeling/flood-test',
      /[Cc]over the pan[\s\S]*a cup of water[\s\S]*drops no more than the cup/,
    ],
    ['a flood test is covered in Spanish too', 'remodeling/flood-test', /tapada/],
    [
      'a flood test counts what dry air takes, in the article too',
      'remodeling-hold-points',
      /cover it, or set a straight cup/,
    ],
    [
      'Kitec was sold until about 2005 to 2007',
      'water-pressure-and-hard-water',
      /Kitec.*Sale stopped about 2005 to 2007/,
    ],
    [
      'a blank space can undo a solar agreement',
      'solar/right-to-cancel',
      /Fill in every blank[\s\S]*until the system is installed/,
    ],
    ['a blank space is asked for in Spanish too', 'solar/right-to-cancel', /espacio en blanco/],
    [
      'what solar costs in all is signed for apart',
      'solar/cash-and-financed-price',
      /total of all payments[\s\S]*has its own line[\s\S]*ars-44-1763/,
    ],
    [
      'a share waits for permission to operate',
      'solar/share-until-pto',
      /At least 10% reaches the installer only after final inspection and PTO/,
    ],
    ['an issued permit is no final', 'solar/city-final', /issued and scheduled do not mean passed/],
    [
      'a battery is tested with the grid cut off',
      'solar/battery-backup-test',
      /cut the street’s power[\s\S]*10 minutes/,
    ],
    [
      'a completion certificate waits, or names what is open',
      'solar/completion-certificate',
      /only what is true today[\s\S]*each open task is written/,
    ],
    ['a string is judged at its coldest', 'solar/cold-voltage', /coldest morning[\s\S]*not above the inverter’s limit/],
    ['a current sensor can sit backward', 'solar/sensor-direction', /\(CT\) faces the wrong way/],
    [
      'the kWh of a battery have limits by place',
      'solar/battery-label',
      /20 kWh for one unit[\s\S]* 40 kWh .* 80 kWh [\s\S]*your city approved decides/,
    ],
    [
      'a casing may end underground',
      'well/casing-height',
      /pitless adapter end underground; ask what an extension costs/,
    ],
    ['grout goes in from the bottom', 'well/surface-seal', /from the bottom up through a pipe/],
    [
      'nothing shuts off a relief valve',
      'well/relief-valve',
      /No shut-off sits between this valve and the pump or tank/,
    ],
    ['an old well is sealed', 'well/old-well', /licensed driller[\s\S]*55-38.*55-58/],
    ['a megohm reading is the motor maker’s', 'well/megohm-reading', /At least the megohms in the maker’s table/],
    ['a pump swap needs no driller', 'well/driller-and-pump-licenses', /commonly needs only the ROC license/],
    [
      'a yard may join ahead of the regulator',
      'irrigation/yard-static-pressure',
      /Ahead of the regulator, above 80 psi, the bid has/,
    ],
    ['a main is never tested with air', 'irrigation/main-holds', /with water and never with air/],
    [
      'a leak valve spares fire sprinklers',
      'smart-home/leak-valve-and-sprinklers',
      /the sprinklers must keep their water/,
    ],
    ['a stud is named in Spanish', 'smart-home/strike-screws', /montante \(stud\)/],
    [
      'blanks and disclosures stand in A.R.S. 44-1763',
      'solar-contract-to-approval',
      /44-1763: Arizona statute on signing, blank spaces, disclosures/,
    ],
    ['A.R.S. 44-1764 is about the utility', 'solar-contract-to-approval', /44-1764 is about the utility/],
    [
      'on a pool everything is paid before start-up, and the bond is the remedy',
      'pool/pool-payment-stages',
      /before the inside finish, so nothing is left/,
    ],
    [
      'the bond is asked for before signing',
      'pool/pool-payment-stages',
      /Before you sign, .* payment and performance bonds/,
    ],
    [
      'no water before the barrier passes',
      'pool/barrier-before-water',
      /Before water runs in[\s\S]*City passed the barrier/,
    ],
    ['a cover is rated for its pipe', 'pool/drain-cover-stamp', /for your pipe size[\s\S]*trae grabado/],
    ['skimmer holes have covers too', 'pool/drain-cover-stamp', /the holes below the skimmers/],
    ['a cleaner port closes by itself', 'pool/drain-spacing', /springs shut and latches/],
    ['fill water does not flow back', 'pool/fill-without-stop', /above the water, or has a part that stops backflow/],
    ['outlets are tried with a tester', 'pool/pool-outlet-distance', /Plug a GFCI tester[\s\S]*uno por uno/],
    ['a lap has a length', 'pool/rebar-grid-and-laps', /the lap is commonly 15 in; for #4 bars it is 20 in/],
    [
      'no credit whose date has passed',
      'electrical/incentive-dates',
      /June 30, 2026 gets no federal credit under section 30C/,
    ],
    ['a charger is set to 80% of its breaker', 'electrical/charger-amp-setting', /at most 80% of the breaker/],
    [
      'a charger is tried under full load',
      'electrical/charger-full-rate-run',
      /at full rate, with AC and oven on[\s\S]*after 30 minutes/,
    ],
    [
      'two sources never feed at once',
      'electrical/transfer-interlock',
      /With one side on, the other cannot be switched on/,
    ],
    [
      'a payment may wait for the flood test',
      'remodeling/payment-stages',
      /a finished step[\s\S]*such as a passed flood test/,
    ],
    ['a shower drain is 2 in where the UPC holds', 'remodeling/shower-drain-size', /UPC, which asks for 2 in/],
    ['a shower has a hot stop', 'remodeling/shower-anti-scald', /120 °F or less[\s\S]*stop is set on the shower valve/],
    ['a slab cut gets its termite record', 'remodeling/termite-record', /Pest Management Division/],
    ['stucco has two layers below it', 'remodeling/stucco-layers', /two layers of paper/],
    ['the payment article says the same of pools', 'payment-schedules', /takes the place of that last payment/],
    ['pool pipes are tested with water', 'pool/pipe-pressure-test', /full of water for this test, never of air alone/],
    ['pool pipes are tested with water, asked in Spanish too', 'pool/pipe-pressure-test', /llenos de agua/],
    ['a CO alarm may end at 5 years', 'smart-home-who-owns-it', /No CO alarm is past its maker’s limit, commonly 5 to/],
    ['a CO alarm may end at 5 years', 'heating-before-the-first-cold-night', /after 5 to 10 years/],
    ['a part hotter than its twin is checked', 'electrical-panel-in-desert-heat', /clearly hotter than its twin/],
    ['a plain switch is hardly warm', 'smart-home-who-owns-it', /plain switch or outlet/],
    ['fluoride above 2 mg/L is no water for a child', 'private-well-records-and-tests', /above 2.*children under 9/],
    ['a letter shows what the reasons look like', 'payment-schedules', /I do not approve/],
    ['what is not due yet is written about too', 'payment-schedules', /not due yet.*write all the same/],
    [
      'the last pool payment is no mistake',
      'payment-schedules',
      /due before the inspection \(except a new in-ground pool/,
    ],
    ['the contract sets when the last payment is due', 'plumbing/final-record', /Agree in the contract/],
    ['what stays unpaid rests on the contract', 'remodeling/numbered-list', /where your contract says so/],
    ['the pool caps are the most, in Spanish too', 'pool/pool-payment-stages', /at most 15, 25[\s\S]*como máximo/],
    ['A- alone is often not enough', 'roc-license-check', /\| A- \| Engineering work \| Often not alone/],
    [
      'B-1 and B-2 are for commercial building',
      'roc-license-check',
      /\| B-1, B-2 \| Commercial building \| No, not alone/,
    ],
    ['a blank in a solar agreement', 'contract-elements', /A solar agreement with a blank that matters/],
    [
      'a blank is initialed, the rest acknowledged',
      'solar-contract-to-approval',
      /you initial it[\s\S]*acknowledge each/,
    ],
    ['a missing reading is written about in time', 'hvac-replacement-readings', /missing when the last bill comes/],
    [
      'how far a relief pipe ends above ground is the UPC’s',
      'water-pressure-and-hard-water',
      /By the UPC[^.]*6 to 24 in/,
    ],
    ['the IRC measures from floor or ground', 'plumbing/relief-pipe', /6 in above floor or ground/],
    [
      'gas pipe is tested at the larger of two',
      'heating/gas-test-drop',
      /less than 3 psi, and no less than 1 1\/2 times/,
    ],
    ['the gap under steel is the plan’s', 'pool/rebar-cover', /at least the gap on the engineer’s plan/i],
    ['a short flood test is named as what it is', 'remodeling/flood-test', /ask for only 15 minutes; a day/],
    [
      'bars over a way out open without a key',
      'welding/escape-release',
      /no key and no tool[\s\S]*No trick and no great strength/,
    ],
    ['a bank card judges undercut', 'welding/weld-edges', /no groove deeper than a card is thick[\s\S]*0\.030 in/],
    ['pinholes in a row are ground out', 'welding/weld-pores', /3\/8 in of pinholes[\s\S]*grinds such a spot out/],
    ['nothing is routed twice', 'networking/one-router', /bridge mode/],
    [
      'an alarm company shows its paper',
      'networking/alarm-papers',
      /state certificate[\s\S]*Ask the Board of Technical Registration/,
    ],
    ['the gauge says which side it reads', 'water-pressure-and-hard-water', /before it, and then shows the street/],
    [
      'above 80 psi is not always a new part',
      'water-pressure-and-hard-water',
      /Ask which, before you pay for a new part/,
    ],
    ['the lender’s certificate waits', 'solar-contract-to-approval', /Sign it, and pay the last part, only when/],
    ['outdoor tile needs 95% too', 'remodeling-hold-points', /95% in a shower and outdoors/],
    [
      'an LLC and a living trust may claim on the recovery fund',
      'roc-license-check',
      /an LLC that owns it[\s\S]*revocable living trust/,
    ],
    [
      'the bond comes before the fund on either way to it',
      'roc-license-check',
      /bond first[\s\S]*\*\*Through the ROC\.\*\*[\s\S]*\*\*Through a court\.\*\*/,
    ],
    [
      'a bill is not stated as law',
      'roc-license-check',
      /A bill of 2026 proposed more; its end is not known to us\. Ask/,
    ],
    [
      'an owner who sells or leases is exposed to liens',
      'lien-waivers',
      /do not mean to sell the home, or to lease it/,
    ],
    ['the payment article says the same of liens', 'payment-schedules', /remodel to sell or rent does not/],
    [
      'Phoenix names a cover for a spa only, and decides',
      'pool-barrier-numbers',
      /“Pool Policy,”[^\n]*only on a spa or hot tub up to 8 ft wide[^\n]*The city decides/,
    ],
    ['the state’s solar credit is once for a home', 'solar-contract-to-approval', /\$1,000 for a home over the years/],
  ])('%s: %s', (_, place, words) => {
    expect(wordsOf(place)).toMatch(words)
  })

  it.each(['plumbing', 'hvac', 'heating'])(
    'the %s rider limits the gauge of a gas test, in both languages',
    (trade) => {
      const rider = readFileSync(`content/riders/${trade}.yml`, 'utf8')
      expect(rider).toMatch(/en: .*gas.*gauge read(s|ing) to at most five times/)
      expect(rider).toMatch(/es: .*gas.*manómetro.*cinco veces/)
    },
  )

  it.each([
    ['5 psi of air on a drain', /psi of air, held/],
    ['mortar spread in even ridges', /even ridges/],
    ['a Kitec recall', /Kitec.{0,200}recall|fittings (were )?recalled/is],
    ['44-1764 for disclosures', /44-1764[^.\n]*\n?[^.\n]*disclos/],
    ['that only R-53 or CR-53 drill wells', /commonly R-53 or CR-53/],
    ['that a counter must be level within 1/8 in in 8 ft', /(At most|within) 1\/8 in (off level )?(in|over) 8 ft/],
    ['that water is still at the mark in an open pan', /^(?!.*covered).*water is still at the mark/m],
    ['7 to 10 years for every CO alarm', /7 to 10 years (for a CO|from the date)|commonly (after )?7 to 10 years/],
    ['that a child may drink 4 mg/L of fluoride', /better for teeth/],
    ['27 °F as the least that is looked at', /more than 27 °F hotter/],
    ['30 °F for a plain switch too', /plate (is|should be) at most/],
    ['a share held back of right', /held-back share/],
    ['that a bond repairs what was paid', /The bond is the remedy/],
    ['that a pool is all paid at one moment', /all of it is due/],
    ['that any agreement with a blank can be voided', /^[^\n]*\. A blank that matters/m],
    ['6 to 24 in for every relief pipe', /often ends 6 to 24 in|end, 6 to 24 in/],
    ['that the act is only about the own home', /the prompt pay act on the home/],
    ['that every word of a checklist is Spanish too', /check points, in English and Spanish/],
    ['that our own list gives a star', /in our supplier list/],
    ['that a supplier may have left', /still serves Arizona/],
    ['that only some pages set no cookies', /public pages set no cookies|cookies on the public pages/],
  ])('nothing says %s', (_, words) => {
    expect(files.filter(({ text }) => words.test(text)).map(({ file }) => file)).toEqual([])
  })
})

describe('the box stands where the money is decided', () => {
  it.each([
    ['hvac/warranty-on-paper', /Before the last payment/],
    ['solar/permission-to-operate', /Pay the last share only after it/],
    ['solar/share-until-pto', /waits for both/],
    ['irrigation/irrigation-photo-and-parts', /before the final payment/],
    ['welding/iron-final-papers', /before the final payment\./],
    ['networking/login-envelope', /before the final payment\./],
    ['well/completion-report', /get all before the final payment/],
    ['welding/iron-payments', /last share waits for the tests and papers/],
  ])('%s', (place, words) => {
    const point = pointAt(place)
    expect(textOf(point)).toMatch(words)
    expect(point?.box).toBe('written-objection')
  })

  it('at the step of the lien article where one pays', () => {
    const html = content.articles.find(({ id }) => id === 'lien-waivers')?.html ?? ''
    expect(html).toMatch(/write in time:<\/p>\s*<blockquote>\s*<p><strong>Holding[\s\S]*<\/blockquote>\s*<\/li>/)
  })

  it('with a letter whose blanks are blanks', () => {
    const html = content.articles.find(({ id }) => id === 'payment-schedules')?.html ?? ''
    expect(html).toMatch(/bill no\. _+, dated _+, for \$_+ on _+\. Under A\.R\.S\. 32-1182/)
    expect(html).toMatch(/<blockquote>\s*<p>I received your bill/)
  })
})

describe('a figure that nobody has measured', () => {
  it('says so in the line of the claim itself', () => {
    for (const { id, text } of content.claims)
      if (!id.endsWith('-points')) expect(text, id).toMatch(/a worked example$|our estimate$|our own claim/)
  })
})
