import CircleSlash from 'lucide-react/icons/circle-slash-2'
import { ToneIcon } from '../../ui/tone.tsx'
import type { Answer } from '../model/visit.ts'

/** What stands beside the word of an answer. */
export function AnswerIcon({ answer, size = 20 }: { answer: Answer; size?: number }) {
  if (answer === 'na') return <CircleSlash size={size} className="shrink-0 text-quiet" aria-hidden="true" />
  return <ToneIcon tone={answer === 'good' ? 'pass' : 'problem'} size={size} />
}
