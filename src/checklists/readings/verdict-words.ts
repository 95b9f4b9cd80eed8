/** What is said of a reading. */

export type Verdict =
  | 'none'
  | 'inside'
  | 'outside'
  | 'ask'
  | 'no-input'
  | 'not-a-number'
  | 'two-numbers'
  | 'not-likely'
  | 'no-case'
  | 'no-other'

/** The words for each verdict; empty where nothing can be judged. */
export const verdictWords: Record<Verdict, string> = {
  none: '',
  inside: 'Inside the band.',
  outside: 'Outside the band: ask why, and note the answer.',
  ask: 'Outside this rule. Another way may be right too: ask which rule it follows.',
  'no-input': 'Write down the numbers beside it first.',
  'not-a-number': 'Write a number without its unit, such as 14.3 or 1 1/4.',
  'two-numbers': 'This comma can mean thousands or decimals. Write it without: 1200 or 1.2.',
  'not-likely': 'Look at the number again: this is no likely reading.',
  'no-case': 'Pick your case first.',
  'no-other': 'Write down the reading that it is compared with first.',
}

/** Why a number has no verdict, where nothing can be asked any more, such as in the report. */
const notJudgedWords: Record<Exclude<Verdict, 'inside' | 'outside' | 'ask'>, string> = {
  none: 'Not judged here.',
  'not-a-number': 'Not judged: this is no plain number.',
  'two-numbers': 'Not judged: the comma can mean thousands or decimals.',
  'not-likely': 'Not judged: this is no likely reading.',
  'no-case': 'Not judged: no case is picked.',
  'no-input': 'Not judged: a number beside it is missing or cannot be right.',
  'no-other': 'Not judged: the reading that it is compared with is missing.',
}
export const ownWord = 'Good is the homeowner’s word.'

/** What is said of a reading that was written down, where nobody is asked any more. A Good beside it is a person's word. */
export function settledWords(verdict: Verdict, isGood: boolean): string {
  if (verdict === 'inside' || verdict === 'outside' || verdict === 'ask') return verdictWords[verdict]
  return isGood ? `${notJudgedWords[verdict]} ${ownWord}` : notJudgedWords[verdict]
}
