/** The words for a point that is read twice, on the page, in the report and in the phone file. */

import { formats } from '../../format/formats.ts'
import { type Countdown, changeOf, hasCup, type Pair, type Taken, type TimedValue } from './timed-reading.ts'
import { ownWord, settledWords, verdictWords } from './verdict-words.ts'

const { number, timeAndWeekday, phoenixMinute, spanInWords } = formats.en

interface ChangeWords {
  /** The change and its time span; empty while it cannot be computed. */
  change: string
  /** The verdict; empty where nothing can be judged. */
  verdict: string
  tone: 'pass' | 'problem' | 'caution'
}

/** For a change that one test cannot decide. */
export const againWords = 'Not clear yet: make the test once more before you judge.'

/** The change of a pair in words. */
export function changeWords(pair: Pair, value: TimedValue, pickedCase: string | undefined): ChangeWords {
  const { verdict, minutes = 0, amount, per = 0 } = changeOf(pair, value, pickedCase)
  const { over } = value
  const change = amount === undefined ? '' : amountInWords(amount, per, minutes, value, pickedCase)
  const words = { change, tone: 'caution' } as const
  switch (verdict) {
    case 'inside':
      return { change, verdict: verdictWords.inside, tone: 'pass' }
    case 'outside':
      return { change, verdict: verdictWords.outside, tone: 'problem' }
    case 'again':
      return { ...words, verdict: againWords }
    case 'early':
      return { ...words, verdict: `Too early by ${spanInWords(over.minutes - minutes)}, so it is not judged.` }
    case 'late': {
      const most = spanInWords(over.latest ?? 0)
      return { ...words, verdict: `${spanInWords(minutes)} is too long: up to ${most} it counts. Not judged.` }
    }
    case 'no-time':
      return { ...words, verdict: 'The time of a reading is missing, so the change is not judged.' }
    case 'clock':
      return {
        ...words,
        verdict:
          'The second time is before the first. Was the clock of this device changed? Correct the times. Not judged.',
      }
    case 'no-cup':
      return { ...words, verdict: `Write down the ${over.cup?.called} too: what it lost is taken off.` }
    case 'no-case':
    case 'not-likely':
      return { ...words, verdict: verdictWords[verdict] }
    default:
      return { ...words, verdict: '' }
  }
}

/** The same where nothing can be asked any more, such as in the report; empty while a reading is missing. */
export function settledChangeWords(
  pair: Pair,
  value: TimedValue,
  { pickedCase, isGood }: { pickedCase: string | undefined; isGood: boolean },
): Pick<ChangeWords, 'change' | 'verdict'> {
  const { change, verdict } = changeWords(pair, value, pickedCase)
  const found = changeOf(pair, value, pickedCase).verdict
  if (found === 'no-case' || found === 'not-likely') return { change, verdict: settledWords(found, isGood) }
  if (found === 'none') return { change, verdict: change === '' ? '' : settledWords(found, isGood) }
  const isJudged = found === 'inside' || found === 'outside' || found === 'again'
  return { change, verdict: isGood && !isJudged ? `${verdict} ${ownWord}` : verdict }
}

/** "0.1 in lost beyond the bucket in 24 h (read after 3 days)". */
function amountInWords(
  amount: number,
  per: number,
  minutes: number,
  { unit, over }: TimedValue,
  pickedCase: string | undefined,
): string {
  const { change, counts, cup } = over
  const isBeside = hasCup(over, pickedCase)
  const otherWay = counts === 'fall' ? 'up' : 'down'
  // "−1 psi lost" is a riddle where it simply rose; beside a cup it is said so, for the cup lost more.
  const went =
    amount < 0 && !isBeside
      ? `${number(-amount)} ${unit} ${otherWay}`
      : `${number(amount)} ${change}${isBeside ? ` beyond the ${cup?.called}` : ''}`
  return `${went} in ${spanInWords(per)}${per === minutes ? '' : ` (read after ${spanInWords(minutes)})`}`
}

/** When a reading was taken. */
export const readAt = ({ at }: Taken): string => {
  const instant = new Date(at)
  return Number.isNaN(instant.getTime()) ? '' : phoenixMinute(instant)
}

/** How long there is to wait, and until when: for the point itself. */
export function waitingWords(countdown: Countdown): { left: string; until: string } {
  switch (countdown.state) {
    case 'clock':
      return {
        left: 'The first reading lies ahead of this device’s clock.',
        until: 'Was the clock set back? Set it right, or correct the time of the reading.',
      }
    case 'no-time':
      return {
        left: 'When was the first reading taken?',
        until: 'Its time is not known here. Say it, and the wait is counted from it.',
      }
    case 'over':
      return { left: 'Time to read again', until: `since ${timeAndWeekday(countdown.until)}` }
    default:
      return { left: `${spanInWords(countdown.left)} left`, until: `until ${timeAndWeekday(countdown.until)}` }
  }
}

/** The same for the minutes that a step says to wait. */
export function timerWords(countdown: Countdown): ReturnType<typeof waitingWords> {
  if (countdown.state === 'clock' || countdown.state === 'no-time')
    return { left: 'Start it again', until: 'The clock of this device was changed.' }
  const words = waitingWords(countdown)
  return countdown.state === 'over' ? { ...words, left: timeIsUp } : words
}

const timeIsUp = 'Time is up'

/** One line for what a step says to wait, wherever else one is. */
export const timerLine = (called: string, countdown: Countdown): string =>
  `${called}: ${timerWords(countdown).left.toLowerCase()}`

/** The wait for a second reading in one line, wherever else one is. */
export const runningLine = (called: string, countdown: Countdown): string =>
  countdown.state === 'running'
    ? `${called}: ${spanInWords(countdown.left)} left`
    : countdown.state === 'over'
      ? `Time to read again: ${called}`
      : countdown.state === 'no-time'
        ? `${called}: say when the first reading was taken`
        : `${called}: look at the clock of this device`

/** What to do for the first reading; `cup` is what stands beside it, where it is read too. */
export const firstSteps = (cup: string | undefined): string =>
  `Write the number${cup ? `, and that of the ${cup}` : ''}, and take photo 1. The time starts with the number.`
export const secondSteps = 'Write the number, and take photo 2.'
