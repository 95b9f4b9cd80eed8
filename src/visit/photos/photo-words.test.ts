import { describe, expect, it } from 'vitest'
import { addedWords, photoFaultWords, takenWords } from './photo-words.ts'

describe('what became of picked files', () => {
  it('is one sentence for one file, good or bad', () => {
    expect(addedWords({ saved: 1, faults: [] })).toBe('Photo saved on this device.')
    const faults = [{ name: 'a.txt', fault: 'not-a-picture' as const }]
    expect(addedWords({ saved: 0, faults })).toBe('This file is not a picture that we can read.')
  })

  it('names each file that was left out among several, once for each reason', () => {
    const faults = [
      { name: 'a.heic', fault: 'heic' as const },
      { name: 'b.txt', fault: 'not-a-picture' as const },
      { name: 'c.heic', fault: 'heic' as const },
    ]
    expect(addedWords({ saved: 2, faults })).toBe(
      `2 photos saved on this device. Not saved: a.heic, c.heic. ${photoFaultWords.heic} Not saved: b.txt. ${photoFaultWords['not-a-picture']}`,
    )
  })

  it('counts the files that were left out where there are too many to name', () => {
    const faults = Array.from({ length: 34 }, (_, index) => ({ name: `${index + 1}.jpg`, fault: 'too-many' as const }))
    expect(addedWords({ saved: 6, faults })).toBe(
      `6 photos saved on this device. Not saved: 1.jpg, 2.jpg, 3.jpg and 31 more. ${photoFaultWords['too-many']}`,
    )
  })
})

describe('the time beside a photo', () => {
  const photo = {
    id: 'a',
    picture: null,
    caption: '',
    marks: [],
    takenAt: '2026-11-20T17:42:00.000Z',
    addedAt: '',
    step: '',
  }
  const plain = (words: string | null) => words?.replace(/\s/g, ' ') ?? null

  it('is that of Phoenix, and says what it is the time of', () => {
    expect(plain(takenWords({ ...photo, origin: 'camera' }))).toBe('Taken Nov 20, 2026, 10:42 AM')
    expect(plain(takenWords({ ...photo, origin: 'files' }))).toBe('File of Nov 20, 2026, 10:42 AM')
    expect(plain(takenWords({ ...photo, origin: null }))).toBe('Added Nov 20, 2026, 10:42 AM')
  })

  it('is left out when nobody can tell', () => {
    expect(takenWords({ ...photo, origin: 'camera', takenAt: '' })).toBeNull()
  })
})
