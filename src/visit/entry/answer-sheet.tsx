import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import type { Asked } from './use-asking.browser.ts'

interface AnswerSheetProps {
  asked: Asked
  /** It was recorded by mistake. */
  onWithdraw: (asked: Extract<Asked, { kind: 'withdrawal' }>) => void
  onClose: () => void
}

/** What is asked before or after an answer (`useAsking`); open for as long as it is rendered. */
export function AnswerSheet({ asked, onWithdraw, onClose }: AnswerSheetProps) {
  const { photos } = useVisitContext()
  if (asked.kind === 'repair') return photos && <photos.StepPhotoSheet {...asked} of="settled" onClose={onClose} />
  return (
    <AlertDialog
      title="Recorded by mistake?"
      description={`It leaves report and letter.${asked.hasPhoto ? ' Its photos stay at this check.' : ''}`}
      confirmLabel="Yes"
      cancelLabel="Keep it"
      isTakingAway
      onClose={onClose}
      onConfirm={() => onWithdraw(asked)}
    />
  )
}
