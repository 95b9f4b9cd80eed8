/** The calls that a plan holds, and how a time for them is agreed on, as the terms have it. */
import plans from '../../content/plans.yml'
import type { Formats } from '../format/formats.ts'
import { planOfCode } from './access-code.ts'

/** Of the plan that an access code was sold with; none where it holds nobody on the phone. */
export const callsOfCode = (accessCode: string): string[] =>
  plans
    .filter(({ planType }) => planType === planOfCode(accessCode))
    .flatMap(({ features }) => features)
    .flatMap(({ text, byAppointment }) => (byAppointment ? [text] : []))

export const howToArrange = (contactEmail: string, reference: string | undefined, { hours }: Formats): string =>
  `Write to ${contactEmail} with your payment reference${reference === undefined ? '' : `, ${reference},`} and with times that suit you, ${hours.days}, ${hours.opens} to ${hours.closes}, Phoenix time. We agree on a date within 48 hours; Saturdays, Sundays and public holidays do not count.`
