import boxes from '../../content/boxes.yml'
import { AdviceBox } from '../ui/advice-box.tsx'

/** What to do in time when money is held back. It stands on every page that speaks of doing so. */
export function MoneyBox({ className = '' }: { className?: string }) {
  const box = boxes.find(({ id }) => id === 'written-objection')
  return box && <AdviceBox box={box} className={className} />
}
