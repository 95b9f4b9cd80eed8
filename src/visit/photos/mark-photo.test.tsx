// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { type Mark, mostMarks } from '../model/photo-marks.ts'
import { MarkPhoto } from './mark-photo.tsx'

afterEach(cleanup)

const arrow: Mark = { kind: 'arrow', from: { x: 0.1, y: 0.9 }, to: { x: 0.5, y: 0.5 } }

/** The drawing page of a picture of 800 by 600 pixels; returns the marks that it told last. */
function open(marks: readonly Mark[] = []): { marks: readonly Mark[] } {
  const told = { marks }
  function Page() {
    const [shown, setShown] = useState(marks)
    const onMarks = (next: readonly Mark[]) => {
      told.marks = next
      setShown(next)
    }
    return <MarkPhoto marks={shown} url="blob:x" onMarks={onMarks} onDone={() => {}} />
  }
  render(<Page />)
  const picture = document.querySelector('img') as HTMLImageElement
  Object.defineProperties(picture, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } })
  fireEvent.load(picture)
  return told
}

const stage = () => screen.getByRole('application')
const press = (key: string, shiftKey = false) => fireEvent.keyDown(stage(), { key, shiftKey })
const status = () => screen.getByRole('status').textContent

it('keys place a mark in the middle, move it and keep it, and Escape drops it', () => {
  const told = open()
  fireEvent.click(screen.getByRole('button', { name: 'Circle' }), { detail: 0 })
  expect(document.activeElement).toBe(stage())
  press('ArrowRight')
  press('ArrowUp')
  expect(told.marks).toEqual([])
  press('Enter')
  expect(told.marks).toHaveLength(1)
  expect(told.marks[0]?.from.x).toBeCloseTo(0.515)
  expect(told.marks[0]?.from.y).toBeCloseTo(0.48)
  expect(status()).toBe('Circle kept.')
  press('Enter')
  press('Escape')
  expect(told.marks).toHaveLength(1)
})

it('a word is asked for before its place, and stands where it was moved to', () => {
  const told = open()
  fireEvent.click(screen.getByRole('button', { name: 'Word' }), { detail: 0 })
  press('Enter')
  expect(status()).toBe('Write the word first.')
  fireEvent.change(screen.getByLabelText('Word on the photo'), { target: { value: ' crack ' } })
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  press('Enter')
  expect(told.marks).toEqual([{ kind: 'word', from: { x: 0.5, y: 0.5 }, text: 'crack' }])
})

it('Undo takes away the last mark', () => {
  const told = open([arrow, { ...arrow, kind: 'circle' }])
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(told.marks).toEqual([arrow])
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(told.marks).toEqual([])
})

it('a full photo says how many marks fit, and keeps those that it has', () => {
  const told = open(Array.from({ length: mostMarks }, () => arrow))
  press('Enter')
  expect(status()).toBe('20 marks fit on a photo. Undo one to draw another.')
  expect(told.marks).toHaveLength(mostMarks)
})
