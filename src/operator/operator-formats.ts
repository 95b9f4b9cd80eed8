import { formats } from '../format/formats.ts'

/** The console and the commands are for one person, in English. */
export const { dayInWords, exactMoney, money, monthInWords, phoenixMinute } = formats.en
