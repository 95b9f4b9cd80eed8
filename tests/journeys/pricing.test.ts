import { expect, test, visit } from './journey.ts'

test('Basic, $29, one project, without priority support; Advanced, recommended, $49, two projects plus a 30-minute phone call; both buttons lead to /purchase', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/pricing`)
  const cards = page.getByRole('main').locator('[data-card]')
  const common = [
    'Documentation system for notes and ticks',
    'Cost comparison calculator',
    'Quality assurance points with pass criteria',
    'Equipment inspection points',
  ]
  for (const [name, price, features, anchor] of [
    ['Basic', '$29', ['Full checklist for 1 project', ...common, 'Priority support (not included)'], 'basic'],
    [
      'Advanced (Qualitechnician)',
      '$49',
      [
        'Full checklists for 2 projects',
        '30-minute phone call',
        ...common,
        'Priority phone support, Mon-Fri 9AM-5PM',
        'Printable checklist report, for each of the 2 projects',
        '15 minutes of contractor communication guidance',
        '15-minute follow-up call within 30 days of the first call',
      ],
      'qualitechnician',
    ],
  ] as const) {
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(card).toContainText(`${price}once, for one year`)
    await expect(card.getByRole('listitem')).toHaveText([...features])
    await expect(card.getByText('Recommended')).toHaveCount(price === '$49' ? 1 : 0)
    await card.getByRole('link', { name: `Choose ${name}` }).click()
    await expect(page).toHaveURL(`${demonstration.url}/purchase#${anchor}`)
    await page.goBack()
  }
})

test('a claim of average savings of $1,400+ is shown with what it rests on, and how one pays', async ({
  page,
  demonstration,
}) => {
  await page.goto(`${demonstration.url}/pricing`)
  const claims = page.getByRole('region', { name: 'What it can save you' })
  await expect(claims).toContainText('$1,400+')
  await expect(claims).toContainText('average savings: a worked example')
  await expect(claims).toContainText('of quality issues caught before failure: our estimate')
  await expect(claims).toContainText(/no independent study/i)
  const paying = page.getByRole('region', { name: 'Paying' })
  for (const words of ['Bank transfer or Zelle', 'Cards and PayPal: coming soon', 'No refunds'])
    await expect(paying).toContainText(words)
})
