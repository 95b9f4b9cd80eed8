import { expect, it } from 'vitest'
import { forgetsInAWeek } from './keeping.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1'
const macintosh = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36'

it.each([
  ['an iPhone', iPhone, 5, false, true],
  ['an iPhone with the page on its home screen', iPhone, 5, true, false],
  ['an iPad, which calls itself a Macintosh', macintosh, 5, false, true],
  ['a Macintosh', macintosh, 0, false, false],
  ['an Android phone', android, 5, false, false],
])('%s is known to forget after seven days, or not', (_, userAgent, maxTouchPoints, isOnHomeScreen, forgets) => {
  expect(forgetsInAWeek({ userAgent, maxTouchPoints, isOnHomeScreen })).toBe(forgets)
})
