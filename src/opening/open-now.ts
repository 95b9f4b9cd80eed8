import type { AccessResponse } from '../access/access-calls.ts'

type Projects = Pick<AccessResponse, 'status' | 'openUntil' | 'projects'>

/** The projects whose checklists open in full: all that a paid code has started, or the first of one that is open before its payment. */
export function openProjects({ status, openUntil, projects }: Projects): AccessResponse['projects'] {
  if (status === 'active') return projects
  return openUntil === undefined ? [] : projects.slice(0, 1)
}

/** Whether the code has a project left that it can start now. */
export const canStartOne = ({
  status,
  openUntil,
  projects,
  projectsRemaining,
}: Projects & Pick<AccessResponse, 'projectsRemaining'>): boolean =>
  projectsRemaining > 0 && (status === 'active' || (openUntil !== undefined && projects.length === 0))

/**
 * What a code opens at `now` by the device's clock: what was open before its payment is shut at its end, whatever the
 * service said before. It said the end as `Date.toISOString` writes it.
 */
export function asOf<Held extends Pick<AccessResponse, 'openUntil' | 'wasOpenUntil'>>(now: Date, access: Held): Held {
  const { openUntil, ...shut } = access
  return openUntil !== undefined && openUntil <= now.toISOString()
    ? ({ ...shut, wasOpenUntil: openUntil } as Held)
    : access
}
