/** Whether it is time for another backup file: a phone can be lost, and browsers forget. */

/** Milliseconds for which answers may be newer than the last backup. */
const dayMs = 24 * 60 * 60 * 1000

/**
 * What is known of the last backup. `due`: something was answered after it, and it is a day old; or there was none, and
 * the first answers are a day old. Times are ISO-8601 in UTC, empty where nobody can tell; `now` is the device's clock,
 * and one that was set back makes nothing due.
 */
export function backupState(
  { madeAt, changedAt, begunAt }: { madeAt: string; changedAt: string; begunAt: string },
  now: Date,
): 'none' | 'kept' | 'newer' | 'due' {
  if (changedAt === '') return madeAt === '' ? 'none' : 'kept'
  if (changedAt <= madeAt) return 'kept'
  const since = Date.parse(madeAt || begunAt)
  const isDue = Number.isFinite(since) && now.getTime() - since >= dayMs
  return isDue ? 'due' : madeAt === '' ? 'none' : 'newer'
}
