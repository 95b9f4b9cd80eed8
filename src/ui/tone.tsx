/** What a state looks like: always a colour, an icon and, in whoever uses it, a word. */
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import OctagonX from 'lucide-react/icons/octagon-x'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

export type StateTone = 'pass' | 'problem' | 'caution' | 'info'
export type Tone = 'neutral' | StateTone

const icons = { pass: CircleCheck, problem: OctagonX, caution: TriangleAlert, info: Info }

export const toneText: Record<Tone, string> = {
  neutral: 'text-quiet',
  pass: 'text-pass',
  problem: 'text-problem',
  caution: 'text-caution',
  info: 'text-info',
}

export const toneBox: Record<Tone, string> = {
  neutral: 'border-outline bg-card',
  pass: 'border-pass bg-pass-tint',
  problem: 'border-problem bg-problem-tint',
  caution: 'border-caution bg-caution-tint',
  info: 'border-info bg-info-tint',
}

export function ToneIcon({ tone, size = 20 }: { tone: StateTone; size?: number }) {
  const Icon = icons[tone]
  return <Icon size={size} className={`shrink-0 ${toneText[tone]}`} aria-hidden="true" />
}
