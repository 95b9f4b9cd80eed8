/** When mails go, are held back and are given up. Times in milliseconds. */
export interface MailRules {
  /** At most as many go in any 60 minutes. */
  perHour: number
  /** How long nothing is tried after so many failures in a row, from 1 on. */
  waitAfter: (failures: number) => number
  /** What could not be delivered for this long is given up at the next failure. */
  giveUpAfter: number
  /** Mails that went, or were given up, are deleted after it. */
  keptFor: number
  /** How long one process has the turn; longer than a try may take, also by clocks that differ. */
  lease: number
  /** The hour in Phoenix from which on the mail of the morning is written. */
  morningHour: number
}

const minute = 60_000
const hour = 60 * minute

export const mailRules: MailRules = {
  perHour: 12,
  /** 1, 2, 4, 8, 16, 32, 64 minutes, then every two hours: a day has eighteen tries. */
  waitAfter: (failures) => Math.min(2 * hour, minute * 2 ** Math.min(failures - 1, 7)),
  giveUpAfter: 24 * hour,
  keptFor: 7 * 24 * hour,
  lease: 3 * minute,
  morningHour: 7,
}

/** What waits: all mails, and how many of them may be put together as counts. */
interface Waiting {
  mails: number
  countable: number
}

/**
 * The next step: send one mail, put those that can be into one with their counts because more wait than may still go within
 * the hour, or do nothing for now.
 */
export function nextStep({ mails, countable }: Waiting, sentLastHour: number, perHour: number) {
  const room = perHour - sentLastHour
  if (mails === 0 || room <= 0) return 'nothing'
  return countable > room ? 'count' : 'send'
}
