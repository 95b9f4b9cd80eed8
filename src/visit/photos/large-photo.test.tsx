// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LargePhoto } from './large-photo.tsx'

afterEach(cleanup)

it.each([
  ['Plate of the unit', 'Plate of the unit'],
  ['', 'Photo of Read the plate'],
])('a large photo with the caption "%s" is called "%s"', async (caption, name) => {
  const photo = {
    id: 'a',
    picture: new Blob(['x']),
    takenAt: '',
    origin: null,
    caption,
    marks: [],
    addedAt: '',
    step: '',
  }
  render(<LargePhoto photo={photo} title="Read the plate" onMarks={() => {}} onClose={() => {}} />)
  await waitFor(() => expect(document.querySelector('img')?.alt).toBe(name))
  expect(screen.queryAllByText('Plate of the unit')).toHaveLength(caption ? 1 : 0)
})
