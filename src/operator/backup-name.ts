/** What a backup of that instant is called, so that names sort by time: "home-quality-2026-11-20T18-00-00Z.backup". */
export const backupName = (madeAt: Date): string =>
  `home-quality-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`

/** The instant that a name speaks of, to the day; `undefined` when it is no name of a backup. */
export function backupDay(name: string): Date | undefined {
  const [, day] = /^home-quality-(\d{4}-\d{2}-\d{2})T[\d-]+Z\.backup$/.exec(name) ?? []
  return day === undefined ? undefined : new Date(day)
}

/** Whether this is the name of a backup that is being written, or was when it was killed. */
export const isBackupDraft = (name: string): boolean => /^home-quality-[\dT-]+Z\.backup\.part$/.test(name)
