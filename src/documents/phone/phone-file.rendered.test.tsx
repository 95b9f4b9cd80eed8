// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startedPack } from '../../../tests/support/packs.ts'
import type { Pack } from '../pack.ts'
import { PhoneFile } from './phone-file.tsx'
import { textStorage } from './text-storage.browser.ts'

const pack = startedPack(['hvac'])

/** Four items with two points each, of which one belongs to a job and one should stop the work. */
const short: Pack = {
  ...pack,
  sheets: pack.sheets.map(({ checklist, items }) => ({
    checklist: {
      ...checklist,
      jobs: [
        { id: 'new', name: 'New unit', pointCount: 8, lockedCount: 0, onceCount: 0 },
        { id: 'repair', name: 'Repair', pointCount: 7, lockedCount: 0, onceCount: 0 },
      ],
      questions: [],
      stopWork: [
        { item: 1, fails: 'It sparks.', why: 'It may burn.' },
        { item: 1, fails: 'It leans.', why: 'It may fall.', whens: [{ jobs: ['new'] }] },
      ],
    },
    items: [0, 1, 6, 9].flatMap((index) => {
      const item = items[index]
      if (!item) return []
      const points = item.points
        .slice(0, 2)
        .map(({ value: _, stopWork: __, when: ___, cases, good = cases?.[0]?.good, ...point }, at) => ({
          ...point,
          good,
          ...(index === 0 && at === 0 && { stopWork: 'Nothing is covered before the test.' }),
          ...(index === 0 && at === 1 && { when: { jobs: ['new'] } }),
        }))
      return [{ ...item, when: undefined, points }]
    }),
  })),
}
const points = short.sheets.flatMap(({ items }) => items.flatMap(({ points }) => points))
const idAt = (index: number) => points[index]?.id ?? ''

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= () => {}
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const openFile = (open = () => localStorage) => render(<PhoneFile pack={short} storage={textStorage(open)} />)
const point = (index: number): HTMLElement => document.getElementById(idAt(index)) as HTMLElement
const radio = (index: number, name: 'Good' | 'Problem') =>
  point(index).querySelector(`input[value=${name.toLowerCase()}]`) as HTMLInputElement
const answer = (index: number, name: 'Good' | 'Problem') => fireEvent.click(radio(index, name))
const isChosen = (index: number, name: 'Good' | 'Problem') => radio(index, name).checked
const progress = () => document.querySelector('section[aria-label="Progress and filter"] [role=status]')?.textContent
const items = () => [...document.querySelectorAll<HTMLDetailsElement>('.phone-item')]
const unfolded = () => items().map(({ open }) => open)
const show = (value: string) => fireEvent.change(screen.getByLabelText('Show'), { target: { value } })
const job = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input[type=checkbox]' })
const tickJob = (name: RegExp) => fireEvent.click(job(name))

describe('the phone file', () => {
  it('counts the items of the whole checklist, what is to fix and what should stop the work', () => {
    openFile()
    answer(2, 'Good')
    expect(progress()).toBe('0 of 10 items · 0% · 0 to fix')
    answer(3, 'Good')
    answer(0, 'Problem')
    expect(progress()).toBe('1 of 10 items · 10% · 1 stop open · 1 to fix')
    expect(point(0).textContent).toContain('Nothing is covered before the test.')
    expect(items()[0]?.querySelector('summary')?.textContent).toContain('1 of 2 checked, 1 to fix')
  })

  it('has its answers back when it is opened again', () => {
    const { unmount } = openFile()
    answer(0, 'Good')
    unmount()
    openFile()
    expect([isChosen(0, 'Good'), isChosen(1, 'Good')]).toEqual([true, false])
  })

  it('shows at once what another tab has stored, and nothing any more once it keeps nothing itself', () => {
    openFile()
    const { unmount } = openFile()
    answer(0, 'Good')
    unmount()
    fireEvent(window, new StorageEvent('storage', { key: 'home-quality/1234/hvac' }))
    expect(isChosen(0, 'Good')).toBe(true)
  })

  it('unfolds its first item, and the same items when it is opened again, whatever a filter unfolded meanwhile', () => {
    const { unmount } = openFile()
    expect(unfolded()).toEqual([true, false, false, false])
    for (const [index, open] of [
      [0, false],
      [3, true],
    ] as const) {
      const details = items()[index]
      if (details) details.open = open
      if (details) fireEvent(details, new Event('toggle'))
    }
    show('open')
    expect(unfolded().every(Boolean)).toBe(true)
    show('')
    expect(unfolded()).toEqual([false, false, false, true])
    unmount()
    openFile()
    expect(unfolded()).toEqual([false, false, false, true])
  })

  it('shows one stage of the job, what is not checked, or the problems', () => {
    openFile()
    answer(0, 'Good')
    answer(2, 'Problem')
    show('open')
    expect([0, 1, 2, 3].map((index) => point(index).hidden)).toEqual([true, false, true, false])
    answer(1, 'Good')
    expect(point(1).hidden).toBe(false)
    show('problem')
    expect(items().map(({ hidden }) => hidden)).toEqual([true, false, true, true])
    show('at-handover')
    expect(items().map(({ hidden }) => hidden)).toEqual([true, true, true, false])
    show('')
    expect(items().some(({ hidden }) => hidden)).toBe(false)
    expect([0, 1, 2, 3].map((index) => point(index).hidden)).toEqual([false, false, false, false])
  })

  it('counts what the job shows and names only what should stop it; an answer outlives being ruled out', () => {
    const { unmount } = openFile()
    answer(1, 'Problem')
    expect(screen.getByText('It may fall.')).toBeTruthy()
    tickJob(/^Repair/)
    expect(screen.queryByText('It may fall.')).toBeNull()
    expect(progress()).toBe('0 of 10 items · 0% · 0 to fix')
    expect(items()[0]?.querySelector('summary')?.textContent).toContain('0 of 1 checked')
    unmount()
    openFile()
    expect(job(/^Repair/).checked).toBe(true)
    tickJob(/^Repair/)
    expect(isChosen(1, 'Problem')).toBe(true)
    expect(progress()).toBe('0 of 10 items · 0% · 1 to fix')
  })

  it('says so where the browser stores nothing, and keeps its answers as long as it is open', () => {
    openFile(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    expect(screen.getByText('Your answers last only while this file is open.')).toBeTruthy()
    expect(screen.queryByText(/They stay on this phone/)).toBeNull()
    answer(0, 'Good')
    fireEvent(document, new Event('visibilitychange'))
    expect(isChosen(0, 'Good')).toBe(true)
  })

  it('brings over what a chosen backup file has, after it has said what; another job begun meanwhile stays by itself', async () => {
    openFile()
    const changedAt = { answer: '2026-11-20T17:00:00.000Z' }
    const visits = [
      { id: 'hvac~2', checklistId: 'hvac', name: 'Unit 2', points: [{ id: idAt(0), answer: 'problem', changedAt }] },
    ]
    const text = JSON.stringify({ format: 'home-quality-visits', version: 2, visits })
    const bring = () =>
      fireEvent.change(screen.getByLabelText('Bring answers over', { selector: 'input' }), {
        target: { files: [new File([text], 'a.json')] },
      })
    bring()
    await vi.waitFor(() => expect(document.querySelector('dialog')?.textContent).toContain('New: 1 answer.'))
    answer(1, 'Good')
    fireEvent.click(screen.getByText('Add these answers'))
    expect([isChosen(0, 'Problem'), isChosen(1, 'Good')]).toEqual([false, true])
    expect(screen.getByText(/^Another job was begun in this file meanwhile/)).toBeTruthy()
    fireEvent.click(screen.getByText('Clear all answers'))
    fireEvent.click(screen.getByText('Clear'))
    expect(progress()).toBe('0 of 10 items · 0% · 0 to fix')
    bring()
    fireEvent.click(await screen.findByText('Add these answers'))
    expect(isChosen(0, 'Problem')).toBe(true)
    expect(screen.getByText('Visit: Unit 2')).toBeTruthy()
    expect(screen.getByText('The answers are in this file now.')).toBeTruthy()
  })

  it('has a note back that was not saved, which no file of another code shows and Clear takes away', () => {
    const half = () => screen.queryByDisplayValue('Half a note')
    const first = openFile()
    const [add] = screen.getAllByText('Add notes')
    if (add) fireEvent.click(add)
    fireEvent.change(screen.getByLabelText(/^Notes for /), { target: { value: 'Half a note' } })
    first.unmount()
    const other = render(
      <PhoneFile pack={{ ...short, codeLastFour: '5678' }} storage={textStorage(() => localStorage)} />,
    )
    expect(half()).toBeNull()
    other.unmount()
    const again = openFile()
    expect(half()).not.toBeNull()
    fireEvent.click(screen.getByText('Clear all answers'))
    fireEvent.click(screen.getByText('Clear'))
    again.unmount()
    openFile()
    expect(half()).toBeNull()
  })

  it('saves nothing of none', async () => {
    openFile()
    fireEvent.click(screen.getByText('Save my answers'))
    expect(await screen.findByText('There is nothing to save yet.')).toBeTruthy()
  })
})
