import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { photoChange, photosOf, type StoredPhoto, withCaption, withLaterEdits } from './photo.ts'
import { anyMarks, longestWord, type Mark, mostMarks, withMarks } from './photo-marks.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 28, 17, 0, second)).toISOString()
const arrow: Mark = { kind: 'arrow', from: { x: 0.1, y: 0.9 }, to: { x: 0.5, y: 0.5 } }
const word: Mark = { kind: 'word', from: { x: 0.2, y: 0.3 }, text: 'crack' }
const photo: StoredPhoto = { id: 'a', key: 'hvac/p', changedAt: at(0), bytes: new ArrayBuffer(4), type: 'image/jpeg' }

describe('what is drawn on a photo', () => {
  it('is shown with it, and a foreign drawing costs the drawing alone', () => {
    expect(photosOf([withMarks(photo, [arrow, word], 0)])[0]?.marks).toEqual([arrow, word])
    const foreign = { ...photo, marks: [{ kind: 'arrow', from: { x: 7, y: 0 } }] } as unknown as StoredPhoto
    expect(photosOf([foreign])[0]).toMatchObject({ id: 'a', marks: [] })
  })

  it.each([
    ['no list', 'arrow'],
    ['more marks than fit', Array.from({ length: mostMarks + 1 }, () => arrow)],
    ['a place beside the picture', [{ ...arrow, to: { x: 1.2, y: 0 } }]],
    ['a place that is no number', [{ ...arrow, from: { x: Number.NaN, y: 0 } }]],
    ['an arrow without its end', [{ kind: 'arrow', from: arrow.from }]],
    ['a longer word', [{ ...word, text: 'x'.repeat(longestWord + 1) }]],
    ['an empty word', [{ ...word, text: '  ' }]],
    ['a kind that we do not draw', [{ ...arrow, kind: 'script' }]],
    ['nothing', [null]],
  ])('of a file that holds %s is none of ours', (_, value) => expect(anyMarks(value)).toBeNull())

  it('of a file comes without what stands beside it', () => {
    expect(anyMarks([{ ...arrow, onload: 'x', from: { ...arrow.from, z: 1 } }])).toEqual([arrow])
    expect(anyMarks(undefined)).toEqual([])
  })

  it('is later than what was drawn before, by a clock that was set back too', () => {
    const once = withMarks(photo, [arrow], Date.parse(at(5)))
    expect(withMarks(once, [], Date.parse(at(1))).markedAt).toBe('2026-11-28T17:00:05.001Z')
  })

  it('and what is written below it on another phone both come over', () => {
    const drawn = withMarks(photo, [arrow], Date.parse(at(5)))
    const written = withCaption(photo, 'The plate', at(9))
    const here = { ...photo, isReadable: true }
    expect([photoChange(here, drawn, true), photoChange({ ...drawn, isReadable: true }, photo, true)]).toEqual([
      'edited',
      'same',
    ])
    for (const both of [withLaterEdits(drawn, written), withLaterEdits(written, drawn)])
      expect(both).toMatchObject({ marks: [arrow], markedAt: at(5), caption: 'The plate', changedAt: at(9) })
  })

  it('comes to the same on three devices in any order of merges, also where it was taken away', () => {
    const edits = fc.array(fc.tuple(fc.boolean(), fc.constantFrom([], [arrow], [word], [arrow, word])), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(fc.tuple(edits, edits, edits), fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (all, order) => {
        let second = 0
        const devices = all.map((edits) =>
          edits.reduce((record, [isCaption, marks]) => {
            second++
            return isCaption
              ? withCaption(record, `caption ${second}`, at(second))
              : withMarks(record, marks, Date.parse(at(second)))
          }, photo),
        )
        const inOrder = (indices: readonly number[]) =>
          indices.flatMap((index) => devices[index] ?? []).reduce((one, other) => withLaterEdits(one, other))
        const said = ({ marks = [], caption }: StoredPhoto) => ({ marks, caption })
        expect(said(inOrder(order))).toEqual(said(inOrder([0, 1, 2])))
      }),
    )
  })
})
