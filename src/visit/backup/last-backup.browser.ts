import { storedText } from '../../ui/browser/stored-text.browser.ts'

/** When the last backup file was made on this device: ISO-8601 in UTC. */
export const lastBackup = storedText('hqp.last-backup')
