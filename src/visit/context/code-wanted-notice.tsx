import { paths } from '../../content/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export interface CodeWantedProps {
  /** The code on this device has a project left for the list. */
  canStart: boolean
  className: string
}

/** Shown where a visit has answers to items that are locked here: they are stored, and its code opens the items. */
export function CodeWantedNotice({ canStart, className }: CodeWantedProps) {
  return (
    <Notice
      title="Your answers are here"
      className={className}
      actions={
        <ButtonLink href={paths.access} variant="primary">
          {canStart ? 'Open it with your code' : 'Enter your access code'}
        </ButtonLink>
      }
    >
      <p>
        {canStart
          ? 'The checklist itself is not started with the code on this device. Until then you see its free items.'
          : 'The checklist itself opens with your access code. Until then you see its free items.'}
      </p>
    </Notice>
  )
}
