import { expect, it } from 'vitest'
import { photoOf, photoToKeep } from './item-photo.ts'

const picture = new Blob([new Uint8Array([0xff, 0xd8, 0, 1])], { type: 'image/jpeg' })
const addedAt = '2026-11-20T17:00:00.000Z'

it('a photo is kept as bytes with its media type, its item and its time, under an id of its own', async () => {
  expect(await photoToKeep('a1', 'hvac/license', picture, addedAt)).toEqual({
    id: 'a1',
    key: 'hvac/license',
    bytes: await picture.arrayBuffer(),
    type: 'image/jpeg',
    changedAt: addedAt,
  })
})

it('a kept photo shows the picture that was given', async () => {
  const shown = photoOf(await photoToKeep('a1', 'hvac/license', picture, addedAt))
  expect([shown.id, shown.picture.type, await shown.picture.bytes()]).toEqual([
    'a1',
    picture.type,
    await picture.bytes(),
  ])
})
