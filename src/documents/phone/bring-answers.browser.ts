/** Adds the answers of a chosen backup file to those that are here, after it has shown what would change. */
import { openVisitFile } from '../../visit/backup/open-visit-file.browser.ts'
import type { FileVisit } from '../../visit/backup/visit-file.ts'
import { leftOutWords } from '../../visit/backup/visit-file-words.ts'
import { mergedFacts, mergedJob } from '../../visit/backup/visit-merge.ts'
import { merged } from '../../visit/model/visit.ts'
import { broughtFaultWords, broughtWords, visitsFor, withoutPlace } from './brought-visits.ts'
import { keepVisit, visitOf } from './kept-answers.browser.ts'
import { isUntouched } from './kept-visit.ts'
import { itemsIn, one, pointIdOf, pointsIn, sayJob, sheets, titleOf, write } from './phone-page.browser.ts'

const unchanged = 'The answers in this file are as they were.'

interface Offer {
  sheet: HTMLElement
  visits: FileVisit[]
  /** Which of several visits it is to be. */
  picked: HTMLSelectElement | null
  says: HTMLElement
}

let offers: Offer[] = []

/** Opens what was chosen and asks; nothing is changed yet. */
export async function openChosen(field: HTMLInputElement): Promise<void> {
  const file = field.files?.[0]
  if (!file) return
  write('#done', 'Opening the file…')
  const opened = await openVisitFile(file)
  // The same file can be chosen again.
  field.value = ''
  if ('fault' in opened) return write('#done', `${broughtFaultWords(opened.fault)} ${unchanged}`)
  offers = sheets.flatMap((sheet) => {
    const visits = visitsFor(visitOf(sheet), opened.visits)
    return visits.length > 0 ? [offerOf(sheet, visits)] : []
  })
  const left = [leftOutWords(opened), withoutPlace(sheets.map(visitOf), opened.visits)].filter(Boolean).join(' ')
  if (offers.length === 0) return write('#done', `${left || 'There is nothing in it for this file.'} ${unchanged}`)
  write('#done', '')
  write('#bring-left', left)
  one('#bring-visits')?.replaceChildren(...offers.map(({ says }) => says))
  chosenVisit()
  one<HTMLDialogElement>('#bring')?.showModal()
}

function offerOf(sheet: HTMLElement, visits: FileVisit[]): Offer {
  const says = document.createElement('section')
  const title = document.createElement('h3')
  title.textContent = titleOf(sheet)
  const picked = visits.length > 1 ? pickOne(visits) : null
  says.append(title, ...(picked ? [picked] : []), document.createElement('p'))
  return { sheet, visits, picked: picked && one('select', picked), says }
}

function pickOne(visits: readonly FileVisit[]): HTMLElement {
  const label = document.createElement('label')
  label.className = 'case'
  const title = document.createElement('span')
  title.textContent = 'Which visit?'
  const select = document.createElement('select')
  for (const { id, name } of visits) {
    const option = document.createElement('option')
    option.value = id
    option.textContent = name.trim() || 'The first one'
    select.append(option)
  }
  label.append(title, select)
  return label
}

const pickedOf = ({ visits, picked }: Offer): FileVisit | undefined =>
  visits.find(({ id }) => !picked || id === picked.value)

/** Says what adding the picked visits would change. */
export function chosenVisit(): void {
  const said = offers.map((offer) => {
    const visit = pickedOf(offer)
    const words = visit ? broughtWords(visitOf(offer.sheet), visit, placesIn(offer.sheet)) : { text: '', isNew: false }
    write('p', words.text, offer.says)
    return words.isNew
  })
  one('#bring-add')?.classList.toggle('off', !said.includes(true))
  write('#bring-close', said.includes(true) ? 'Cancel' : 'Close')
}

const placesIn = (sheet: HTMLElement): Set<string> =>
  new Set([...pointsIn(sheet).map(pointIdOf), ...itemsIn(sheet).map(({ dataset }) => dataset['item'] ?? '')])

const begunMeanwhile =
  'Another job was begun in this file meanwhile, and its answers stay by themselves. Clear all answers first to bring others.'

/** Adds the picked visits: of each answer the later one stays. Another tab may have begun another visit since they were shown. */
export function addBrought(): void {
  let isAll = true
  for (const offer of offers) {
    const inFile = pickedOf(offer)
    if (!inFile) continue
    const here = visitOf(offer.sheet)
    if (visitsFor(here, [inFile]).length === 0) {
      isAll = false
      continue
    }
    const { id, name } = isUntouched(here.visit) ? inFile : here
    const facts = mergedFacts(here.facts, inFile.facts)
    const job = mergedJob(here.job, inFile.job)
    sayJob(offer.sheet, job)
    keepVisit(offer.sheet, { ...here, id, name, job, facts, visit: merged(here.visit, inFile.visit) })
  }
  offers = []
  write('#done', isAll ? 'The answers are in this file now.' : begunMeanwhile)
}
