import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { calls } from '../api/contract.ts'
import { daysCounted } from '../opening/opening.ts'
import { businessDaysToArrive, daysToPay, daysUntilRemoved } from '../orders/order-days.ts'

const policy = content.legal.find(({ id }) => id === 'privacy-policy')?.markdown ?? ''
const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, 'utf8'))).sort()

/** The ways to keep something on a device: our own, and those of the browser. */
const keeps =
  /(stored-text|forget-stored)\.browser\.ts'|\b(localStorage|sessionStorage|indexedDB)\b|\bcaches\.open|navigator\.(storage|serviceWorker)|from 'idb'/
/** Keeps nothing by itself, only for those who name it. */
const ourOwnWay = 'src/ui/browser/stored-text.browser.ts'

/** Each place that keeps something on a device, and the words by which the policy names it. */
const kept: Record<string, string | string[]> = {
  'src/access/saved-code.browser.ts': 'Your access code, after you save it',
  'src/access/use-access.browser.ts': 'Your access code, after you save it',
  'src/ui/browser/theme.browser.ts': 'The display you chose: light, dark or outdoor',
  'src/render/start.browser.ts': 'The display you chose: light, dark or outdoor',
  'src/ui/browser/single-keys.browser.ts': 'Whether keys pressed alone open the search or answer a check',
  'src/calculator/compared-estimates.browser.ts': 'Results of the calculator that you set aside to compare',
  'src/visit/device/schema.ts': [
    'Your answers, notes, readings and photos',
    'the names you give your visits',
    'What you say of your job',
    'The address, contractor and license number that you add to a report',
    'what you write about bids, contract, payments and dates',
    'your name, mailing address, phone and e-mail',
    'A backup file that you save there',
  ],
  'src/visit/backup/last-backup.browser.ts': 'when you last saved a backup file',
  'src/visit/device/database.browser.ts': 'Your answers, notes, readings and photos',
  'src/visit/device/visit-store.browser.ts': 'Your answers, notes, readings and photos',
  'src/visit/device/visit-index.browser.ts': 'How far you are with a checklist',
  'src/checklists/last-checklist.browser.ts': 'which checklist you looked at last and the job you picked there',
  'src/visit/one-by-one/use-walk.browser.ts': 'that the crew is there or that you look only at what shows late',
  'src/visit/device/outbox.browser.ts': 'Notes that you typed and did not save',
  'src/visit/photos/camera-return.browser.ts': 'The check where you opened the camera',
  'src/ui/browser/forget-stored.browser.ts': 'To remove your visits',
  'src/visit/device/visits-here.browser.ts': 'To remove your visits',
  'src/render/entry-client.tsx': 'Copies of our pages that you opened',
  'src/offline/not-kept-page.ts': 'Copies of our pages that you opened',
  'src/offline/registration.browser.ts': 'Copies of our pages that you opened',
  'src/offline/offline-line.tsx': 'Copies of our pages that you opened',
  'src/offline/use-keeping.browser.ts': 'Copies of our pages that you opened',
  'src/offline/worker-post.browser.ts': 'Copies of our pages that you opened',
  'src/offline/worker.browser.ts': 'Copies of our pages that you opened',
  'src/ui/browser/part.browser.ts': 'Copies of our pages that you opened',
  'src/documents/phone/phone-program.browser.tsx': 'The downloaded mobile file keeps its answers',
}

describe('the privacy policy is true of the software', () => {
  it('names everything that a page keeps on a device', () => {
    expect(filesWith(keeps)).toEqual([...Object.keys(kept), ourOwnWay].sort())
    for (const words of Object.values(kept).flat()) expect(policy).toContain(words)
  })

  it('says that no page sets a cookie but the sign-in of the console, and no other does', () => {
    expect(policy.match(/Our pages set no cookies\./g)).toHaveLength(2)
    expect(policy).not.toContain('public pages')
    expect(policy).toContain('Only the person who runs this business gets one, when signing in to the console')
    expect(filesWith(/document\.cookie|set-cookie|setCookie/i)).toEqual(['src/operator/console/console.server.ts'])
  })

  it('says that no part of a page comes from another company, and none does', () => {
    expect(policy).toContain('Your browser is never sent to another company to load a part of our pages')
    expect(filesWith(/src="https?:\/\/|fetch\(['"`]https?:|import\(['"]https?:|@import url\(/)).toEqual([])
  })

  it('says what a request may carry, and no call carries more', () => {
    const fields = Object.values(calls).flatMap((call) => ('body' in call ? Object.keys(call.body.shape) : []))
    expect([...new Set(fields)].sort()).toEqual([
      'accessCode',
      'amount',
      'checklistId',
      'currency',
      'homeAge',
      'page',
      'planType',
      'projectValue',
      'reference',
      'serviceType',
      'words',
    ])
  })

  it('says that a name typed on a receipt stays on the page, and nothing that draws a receipt sends or keeps it', () => {
    expect(policy).toContain('A name that you type on a receipt stays on that page.')
    for (const file of ['src/access/receipt.tsx', 'src/access/receipt-words.ts'])
      expect(readFileSync(file, 'utf8')).not.toMatch(/makeCall|fetch\(|kept\(|kept\.browser/)
  })

  it('says when an order is due, closes and is removed, and the software counts the same days', () => {
    const terms = content.legal.find(({ id }) => id === 'terms')?.markdown ?? ''
    expect([daysToPay, businessDaysToArrive, daysUntilRemoved]).toEqual([14, 5, 180])
    expect(terms).toContain(`is due ${daysToPay} days after you place it`)
    expect(terms).toContain('it closes five business days after that')
    expect(terms).toContain(`within ${daysUntilRemoved} days of the order`)
    expect(policy).toContain(`the order is deleted ${daysUntilRemoved} days after it was placed`)
  })

  it('says that no digit of a code is kept, and none is', () => {
    expect(policy).toContain('we keep no digit of the code')
    expect(filesWith(/code_last_four/)).toEqual([])
  })

  it('says what is kept of recovery words, and a device keeps none', () => {
    expect(policy).toContain('A fingerprint of your four recovery words')
    expect(policy).toContain('An encrypted copy of your code and your words')
    expect(policy).toContain('also counted by the payment reference that was typed')
    expect(policy).toContain('not saved on your device by us')
    const table = /interface OrdersTable \{([^}]*)\}/.exec(readFileSync('src/database/tables.ts', 'utf8'))?.[1]
    const columns = [...(table ?? '').matchAll(/^ {2}(\w*recovery\w*):/gm)].map(([, column]) => column)
    expect(columns).toEqual(['recovery_hmac', 'sealed_recovery'])
    for (const file of filesWith(/recoveryPhrase|name="words"/))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/localStorage|sessionStorage|kept\(|kept\.browser/)
  })

  it('names what the console keeps and counts', () => {
    expect(policy).toContain('Which calls of your plan were held or not wanted, and when')
    expect(policy).toContain('tries to sign in to our console')
    expect(policy).toContain('a wrong code, wrong recovery words or a wrong console password was entered')
  })

  it('says what stays of a network from which an order opened before its payment, and its table has a column for nothing else', () => {
    expect(policy).toContain('a fingerprint of the network that it came from, and the last day on which it counts')
    expect(policy).toContain('in a table that names no order')
    expect(policy).toContain(`We delete it once ${daysCounted} days are over, and no backup and no log holds it.`)
    expect(policy).toContain('the first 56 bits of a newer one')
    const table = /interface OpeningsTable \{([^}]*)\}/.exec(readFileSync('src/database/tables.ts', 'utf8'))?.[1]
    const columns = [...(table ?? '').matchAll(/^ {2}(\w+):/gm)].map(([, column]) => column)
    expect(columns).toEqual(['mark', 'network_hmac', 'last_day'])
  })

  it('says what is kept of a page that was shown, and its table has a column for nothing else', () => {
    expect(policy).toContain(
      'How often each page that is open to everybody was shown, as one number for each page and day',
    )
    expect(policy).toContain('It sends nothing from a visit. The numbers count views, not people.')
    const table = /interface PageViewsTable \{([^}]*)\}/.exec(readFileSync('src/database/tables.ts', 'utf8'))?.[1]
    const columns = [...(table ?? '').matchAll(/^ {2}(\w+):/gm)].map(([, column]) => column)
    expect(columns).toEqual(['day', 'payments', 'page', 'views'])
  })

  it('says what stays of a line of a bank statement, and its table has a column for nothing else', () => {
    expect(policy).toContain(
      'its day, its amount, a fingerprint of the line, its number in the file, what became of it, and the order',
    )
    expect(policy).toContain('If a reference was mistyped, those few letters are kept until we have decided.')
    const table = /interface StatementRowsTable \{([^}]*)\}/.exec(readFileSync('src/database/tables.ts', 'utf8'))?.[1]
    const columns = [...(table ?? '').matchAll(/^ {2}(\w+):/gm)].map(([, column]) => column)
    expect(columns).toEqual([
      ...['checksum', 'booked_on', 'amount_cents', 'state', 'reason', 'order_id'],
      ...['candidates', 'imported_at', 'line', 'decision', 'decided_at'],
    ])
  })
})
