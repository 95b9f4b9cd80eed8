import { describe, expect, it } from 'vitest'
import {
  firstPhoto,
  idOfCopy,
  longestCaption,
  photographedAt,
  photosOf,
  photoToKeep,
  repaired,
  type StoredPhoto,
  takenOf,
  timeOfCaption,
  withCaption,
} from './photo.ts'

const picture = new Blob([new Uint8Array([0xff, 0xd8, 0, 1])], { type: 'image/jpeg' })
const at = (second: number) => `2026-11-20T17:00:0${second}.000Z`
const facts = { id: 'a1', key: 'hvac/license-class', changedAt: at(1), takenAt: at(0), origin: 'camera' as const }
const kept = () => photoToKeep(facts, picture)

describe('a photo', () => {
  it('shows the step of a problem that it was taken for; the first of what was found is none of those', async () => {
    const found = await kept()
    const fixed = { ...found, id: 'a2', changedAt: at(5), step: 'settled-1' }
    const later = { ...found, id: 'a3', changedAt: at(8) }
    const photos = photosOf([later, fixed, found])
    expect(photos.map(({ id, step }) => [id, step])).toEqual([
      ['a1', ''],
      ['a2', 'settled-1'],
      ['a3', ''],
    ])
    expect(firstPhoto(photos, '')?.id).toBe('a1')
    expect(firstPhoto(photos, at(4))?.id).toBe('a3')
    expect(photographedAt(photos.slice(0, 2))).toBe(at(1))
    expect(photographedAt([])).toBe('')
  })
})

describe('a caption', () => {
  it('that is typed now is later than what stood there, by a clock that was set back too', () => {
    expect(timeOfCaption({ changedAt: at(5) }, Date.parse(at(3)))).toBe('2026-11-20T17:00:05.001Z')
    expect(timeOfCaption({ changedAt: at(5) }, Date.parse(at(7)))).toBe(at(7))
    expect(timeOfCaption({ changedAt: '' }, Date.parse(at(7)))).toBe(at(7))
  })

  it('that is newer here outlasts the repair of its photo', async () => {
    const { bytes, type, ...told } = await kept()
    const here = { ...told, bytes: new ArrayBuffer(0), type, changedAt: at(8), caption: 'The plate' }
    expect(repaired(here, told, { bytes, type })).toEqual({
      ...facts,
      bytes,
      type,
      addedAt: at(1),
      changedAt: at(8),
      caption: 'The plate',
    })
    expect(repaired({ ...here, changedAt: at(0) }, told, { bytes, type })).toEqual(await kept())
  })
})

describe('a photo', () => {
  it('is kept as bytes with its media type, its place, its times and where it came from', async () => {
    expect(await kept()).toEqual({ ...facts, bytes: await picture.arrayBuffer(), type: 'image/jpeg' })
  })

  it('shows the picture that was given', async () => {
    const [shown] = photosOf([await kept()])
    expect(shown).toMatchObject({ id: 'a1', takenAt: at(0), origin: 'camera', caption: '' })
    expect([shown?.picture?.type, await shown?.picture?.bytes()]).toEqual([picture.type, await picture.bytes()])
  })

  it('of an earlier version has the time when it was added, and no origin', async () => {
    const { takenAt, origin, ...earlier } = await kept()
    expect(photosOf([earlier])).toMatchObject([{ takenAt: at(1), origin: null, caption: '' }])
  })

  it('keeps its place among the others when its caption is written, however late', async () => {
    const [first, second] = [await kept(), { ...(await kept()), id: 'b2', changedAt: at(2) }]
    const written = withCaption(first, 'The plate', at(9))
    expect(written).toMatchObject({ addedAt: at(1), changedAt: at(9), caption: 'The plate' })
    expect(withCaption(written, 'x'.repeat(300), at(9))).toMatchObject({ addedAt: at(1), changedAt: at(9) })
    expect(withCaption(written, 'x'.repeat(300), at(9)).caption).toHaveLength(longestCaption)
    expect(photosOf([second, written]).map(({ id, caption }) => [id, caption])).toEqual([
      ['a1', 'The plate'],
      ['b2', ''],
    ])
  })

  it('has one id in each visit that has a copy of it, also of a copy, and as long as a file takes', () => {
    const key = '0123456789abcdef0123456789abcdef'
    const copy = idOfCopy(key, `hvac~${key}`)
    expect(copy).toMatch(/^[\w-]{1,64}$/)
    expect(idOfCopy(copy, `hvac~${key}`)).toBe(copy)
    expect(new Set([key, copy, idOfCopy(key, 'hvac'), idOfCopy('b', `hvac~${key}`)]).size).toBe(4)
  })

  it('whose record is bad costs its own picture, and no other', async () => {
    const good = await kept()
    const bad = [
      { ...good, id: 'no-bytes', bytes: undefined },
      { ...good, id: 'empty', bytes: new ArrayBuffer(0) },
      { ...good, id: 'text', bytes: 'AAAA' },
      { id: 'nothing-else' },
      { ...good, id: 'odd', type: 7, takenAt: null, changedAt: 3, origin: 'moon', caption: {} },
      { ...good, id: undefined },
    ] as unknown as Partial<StoredPhoto>[]
    const shown = photosOf([...bad, good])
    expect(new Map(shown.map((photo) => [photo.id, photo.picture?.size ?? null]))).toEqual(
      new Map([
        ['no-bytes', null],
        ['empty', null],
        ['text', null],
        ['nothing-else', null],
        ['odd', 4],
        ['a1', 4],
      ]),
    )
    expect(shown.find(({ id }) => id === 'odd')).toMatchObject({ takenAt: '', origin: null, caption: '' })
  })
})

describe('the time of a picture', () => {
  const now = Date.parse(at(9))
  const of = (lastModified: number, cameraOpenedAt: number | null) => takenOf({ lastModified, now, cameraOpenedAt })

  it('is that of its file, or the present where that cannot be', () => {
    expect(of(Date.parse(at(2)), null).takenAt).toBe(at(2))
    for (const impossible of [0, -1, Number.NaN, now + 1, Date.UTC(1999)])
      expect(of(impossible, null).takenAt, String(impossible)).toBe(at(9))
  })

  it('tells a picture that was taken here from one that was picked where the camera was asked for', () => {
    const opened = Date.parse(at(5))
    expect(of(Date.parse(at(6)), opened).origin).toBe('camera')
    // A clock of two seconds.
    expect(of(Date.parse(at(4)), opened).origin).toBe('camera')
    expect(of(Date.parse(at(2)), opened).origin).toBe('files')
    expect(of(0, opened).origin).toBe('camera')
    expect(of(Date.parse(at(6)), null).origin).toBe('files')
  })
})
