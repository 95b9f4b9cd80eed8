import { paths } from '../../content/paths.ts'
import { useObservable } from '../../ui/browser/observable.browser.ts'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { lastBackup } from './last-backup.browser.ts'
import { backupState } from './last-backup.ts'

interface BackupReminderProps {
  /** When something was answered last, and first: ISO-8601 in UTC, empty where nobody can tell. */
  changedAt: string
  begunAt: string
  /** The button that saves one stands on another page. */
  isElsewhere?: boolean
}

/** When the last backup file was made, and a request for another once answers are a day newer. */
export function BackupReminder({ changedAt, begunAt, isElsewhere }: BackupReminderProps) {
  const { phoenixMinute } = useFormats()
  const madeAt = useObservable(lastBackup) ?? ''
  const state = backupState({ madeAt, changedAt, begunAt }, new Date())
  const made =
    madeAt === ''
      ? 'No backup file was made on this device yet.'
      : `Last backup file: ${phoenixMinute(new Date(madeAt))}.`
  const link = isElsewhere && (
    <TextLink alone href={paths.myVisits}>
      Save a backup file of your visits
    </TextLink>
  )
  if (state === 'due')
    return (
      <Notice tone="caution" className="mt-4">
        <p>{made} There are answers that only this device has.</p>
        {link}
      </Notice>
    )
  return (
    <div className="mt-4">
      <p className="text-quiet">
        {made}
        {state === 'newer' && ' You have answered since.'}
      </p>
      {link}
    </div>
  )
}
