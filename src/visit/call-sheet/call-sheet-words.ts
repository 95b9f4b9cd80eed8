/** The words of the sheet for the call with an expert. */
import { stopTitle } from '../../checklists/stop-work-words.ts'
import type { Reply } from '../model/visit.ts'

export const callSheetWords = {
  title: 'For the call',
  madeOn: (day: string) => `Made on ${day}`,
  shown: (shown: number, open: number) =>
    open > shown
      ? `The ${shown} worst of ${open} open problems`
      : open === 1
        ? '1 open problem'
        : `${open} open problems`,
  stop: stopTitle,
  noReply: 'No answer yet',
  titles: {
    found: 'Found',
    measured: 'Measured',
    said: 'The crew said',
    question: 'My question',
  },
} as const

/** The question to a problem while nobody has written one, by the reply that stands: none does once it is still wrong. */
export const questionTo = (reply: Reply | null): string => (reply ? questions[reply] : unanswered)

const questions: Record<Reply, string> = {
  done: 'They say it is done. How can I see that it is?',
  today: 'What should I look at when they say it is fixed?',
  'by-date': 'What should I look at when they say it is fixed?',
  ask: 'They have to ask first. Which answer should I accept?',
  no: 'They will not fix it. What can I show them?',
}
const unanswered = 'What exactly should I ask them to do?'
