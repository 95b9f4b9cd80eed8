/** Shows what a chosen backup file would change in a phone file, and adds it when that is wanted. */
import { useState } from 'react'
import { useModal } from '../../ui/browser/modal.browser.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/form/field.tsx'
import type { FileVisit } from '../../visit/backup/visit-file.ts'
import { broughtWords, visitsFor } from './brought-visits.ts'
import type { PhoneStore } from './phone-store.browser.ts'

export interface Offer {
  title: string
  store: PhoneStore
  /** The check points and items of this file. */
  places: ReadonlySet<string>
  visits: readonly FileVisit[]
}

interface BringAnswersProps {
  offers: readonly Offer[]
  /** What of the file has no place here. */
  left: string
  onAdd: (picked: readonly { store: PhoneStore; visit: FileVisit }[]) => void
  onClose: () => void
}

export function BringAnswers({ offers, left, onAdd, onClose }: BringAnswersProps) {
  const dialog = useModal({ onLeave: onClose, focusFirst: (box) => box.querySelector('button')?.focus() })
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({})
  const chosen = offers.flatMap((offer) => {
    const visit = offer.visits.find(({ id }) => id === picked[offer.store.key]) ?? offer.visits[0]
    return visit ? [{ ...offer, visit, words: broughtWords(offer.store.file(), visit, offer.places) }] : []
  })
  const isAnyNew = chosen.some(({ words }) => words.isNew)
  return (
    <dialog ref={dialog} aria-labelledby="bring-title" className="enter max-w-lg p-5">
      <h2 id="bring-title" className="text-xl">
        In the chosen file
      </h2>
      {chosen.map(({ title, store, visits, visit, words }) => (
        <section key={store.key} className="mt-3">
          <h3 className="font-semibold">{title}</h3>
          {visits.length > 1 && (
            <Field label="Which visit?">
              <Select
                value={visit.id}
                onChange={({ currentTarget: { value } }) => setPicked({ ...picked, [store.key]: value })}
              >
                {visits.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name.trim() || 'The first one'}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <p>{words.text}</p>
        </section>
      ))}
      <p className="mt-3">{left}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {isAnyNew && (
          <Button variant="primary" onClick={() => onAdd(chosen)}>
            Add these answers
          </Button>
        )}
        <Button onClick={onClose}>{isAnyNew ? 'Cancel' : 'Close'}</Button>
      </div>
    </dialog>
  )
}

export const offersOf = (sheets: readonly Omit<Offer, 'visits'>[], inFile: readonly FileVisit[]): Offer[] =>
  sheets.flatMap((sheet) => {
    const visits = visitsFor(sheet.store.file(), inFile)
    return visits.length > 0 ? [{ ...sheet, visits }] : []
  })
