import type { Checklist } from './checklist.ts'

/** What a checklist shows when somebody shares it: the words on its picture, where that lies, and what it says aloud. */
export function checklistSocial({ id, title, pointCount }: Pick<Checklist, 'id' | 'title' | 'pointCount'>) {
  const line = `Verification checklist · ${pointCount} checks`
  return {
    path: `/og/checklist-${id}.jpg`,
    title,
    line,
    alt: `${title}. ${line}. A clipboard in front of desert ridges`,
  }
}
