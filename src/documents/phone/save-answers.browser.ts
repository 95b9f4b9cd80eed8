import { phoenixDay } from '../../format/phoenix-time.ts'
import { saveFile } from '../../ui/browser/save-file.browser.ts'
import { digestOfText } from '../../visit/backup/open-visit-file.browser.ts'
import { backupName, textOfVisits } from '../../visit/backup/visit-file.ts'
import { madeWords } from '../../visit/backup/visit-file-words.ts'
import { visitOf } from './kept-answers.browser.ts'
import { isUntouched } from './kept-visit.ts'
import { sheets, write } from './phone-page.browser.ts'

/** Puts the answers of all sheets into a backup file, which the page opens, and says so in a place beside the button. */
export async function saveAnswers(place: '#done' | '#saved-now'): Promise<void> {
  const visits = sheets.map(visitOf).filter(({ visit }) => !isUntouched(visit))
  if (visits.length === 0) return write(place, 'There is nothing to save yet.')
  const now = new Date()
  const text = await textOfVisits(visits, { madeAt: now.toISOString(), digest: digestOfText })
  const file = new File([text], backupName(phoenixDay(now), 'json'), { type: 'application/json' })
  saveFile(file)
  write(place, madeWords(file))
}
