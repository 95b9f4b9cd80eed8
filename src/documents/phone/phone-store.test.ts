import { describe, expect, it } from 'vitest'
import type { FileVisit } from '../../visit/backup/visit-file.ts'
import { type Answer, afterOperation, pointIn } from '../../visit/model/visit.ts'
import { phoneStore } from './phone-store.browser.ts'
import { noVisitOf, storedVisitIn } from './stored-visit.ts'
import { textStorage } from './text-storage.browser.ts'

const key = 'home-quality/1234/hvac'

/** A storage that takes nothing more once it is full. */
function shelf() {
  const texts = new Map<string, string>()
  const self = {
    texts,
    isFull: false,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (self.isFull) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key: string) => texts.delete(key),
  }
  return self
}

function tabOf(storage: ReturnType<typeof shelf>) {
  const texts = textStorage(() => storage as unknown as Storage)
  const tab = phoneStore(key, 'hvac', texts)
  tab.takeUp()
  const press = (point: string, answer: Answer) => tab.store.dispatch({ point, answers: { answer } })
  return { ...tab, texts, press, answerAt: (point: string) => pointIn(tab.store.shown(), point).answer }
}

const storedAt = (storage: ReturnType<typeof shelf>, point: string) =>
  pointIn(storedVisitIn(storage.getItem(key), 'hvac').visit, point)

describe('the answers of a phone file', () => {
  it('have each its time, and are there again when the file is opened again', () => {
    const storage = shelf()
    const { press, store } = tabOf(storage)
    press('a', 'good')
    const { changedAt } = storedAt(storage, 'a')
    store.dispatch({ point: 'a', answers: { reading: '4' } })
    expect(storedAt(storage, 'a')).toMatchObject({ answer: 'good', reading: '4', changedAt })
    expect(tabOf(storage).store.shown()).toEqual(store.shown())
  })

  it('are later than the one before also when the clock was set back in between', () => {
    const storage = shelf()
    tabOf(storage).press('a', 'good')
    const stored = storedVisitIn(storage.getItem(key), 'hvac')
    const later = '2099-11-20T17:00:00.000Z'
    const visit = afterOperation(stored.visit, { at: later, point: 'a', answers: { answer: 'good' } })
    storage.setItem(key, JSON.stringify({ ...stored, points: [{ id: 'a', ...pointIn(visit, 'a') }], items: [] }))
    const { press, answerAt } = tabOf(storage)
    press('a', 'problem')
    expect(answerAt('a')).toBe('problem')
    expect(storedAt(storage, 'a').changedAt.answer).toBe('2099-11-20T17:00:00.001Z')
  })

  it('are lost to no other tab that answers another point, and shown there', () => {
    const storage = shelf()
    const [one, other] = [tabOf(storage), tabOf(storage)]
    one.press('a', 'good')
    other.press('b', 'problem')
    one.press('a', 'na')
    expect([storedAt(storage, 'a').answer, storedAt(storage, 'b').answer]).toEqual(['na', 'problem'])
    other.takeUp()
    expect(other.answerAt('a')).toBe('na')
  })

  it('that were cleared do not come back from another tab that has seen it', () => {
    const storage = shelf()
    const [one, other] = [tabOf(storage), tabOf(storage)]
    one.press('a', 'good')
    other.takeUp()
    one.clear()
    expect(storage.texts.size).toBe(0)
    other.takeUp()
    other.press('b', 'na')
    expect([storedAt(storage, 'a').answer, storedAt(storage, 'b').answer]).toEqual([null, 'na'])
  })

  it('stay on the page where the browser stores nothing, and it is known', () => {
    const texts = textStorage(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    const { store } = phoneStore(key, 'hvac', texts)
    store.dispatch({ point: 'a', answers: { answer: 'good' } })
    expect([pointIn(store.shown(), 'a').answer, texts.isKeeping.read()]).toEqual(['good', false])
  })

  it('stay where there is no more room, the stored ones as well, and it is known', () => {
    const storage = shelf()
    const first = tabOf(storage)
    first.press('a', 'good')
    expect(first.texts.isKeeping.read()).toBe(true)
    storage.isFull = true
    first.press('b', 'problem')
    expect([first.answerAt('a'), first.answerAt('b'), first.texts.isKeeping.read()]).toEqual(['good', 'problem', false])
    const again = tabOf(storage)
    expect([again.answerAt('a'), again.texts.isKeeping.read()]).toEqual(['good', false])
  })

  it('are none where something else is stored', () => {
    for (const damage of ['{', 'null', '[]', '"x"', '{"points":3}', '{"id":"hvac","checklistId":"pool"}']) {
      const storage = shelf()
      storage.setItem(key, damage)
      expect(tabOf(storage).file()).toEqual(noVisitOf('hvac'))
    }
  })

  it('keep what was said of the job', () => {
    const storage = shelf()
    tabOf(storage).changeJob((job) => ({ ...job, jobs: ['repair'] }))
    expect(tabOf(storage).file().job.jobs).toEqual(['repair'])
  })

  it('of a backup file are added, the later one of each; of another job they are not', () => {
    const at = '2020-11-20T17:00:00.000Z'
    const inFile = (id: string): FileVisit => {
      const none = noVisitOf('hvac')
      const visit = ['a', 'b'].reduce(
        (visit, point) => afterOperation(visit, { at, point, answers: { answer: 'problem' } }),
        none.visit,
      )
      return { ...none, id, name: 'Unit 2', job: { jobs: ['repair'], answers: {} }, visit }
    }
    const storage = shelf()
    const one = tabOf(storage)
    one.press('a', 'good')
    expect(one.add(inFile('hvac~2'))).toBe(false)
    expect(one.add(inFile('hvac'))).toBe(true)
    expect([one.answerAt('a'), one.answerAt('b'), one.file().job.jobs]).toEqual(['good', 'problem', ['repair']])
    const untouched = tabOf(shelf())
    untouched.add(inFile('hvac~2'))
    expect(untouched.file()).toMatchObject({ id: 'hvac~2', name: 'Unit 2' })
  })
})
