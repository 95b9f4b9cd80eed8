import { expect, it } from 'vitest'
import { readNotesDraft } from './use-notes-draft.browser.ts'

it('a draft is read back as it was typed, and anything else is none', () => {
  for (const draft of [
    { seen: null, text: 'Plate is bent' },
    { seen: 'Asked', text: '' },
  ])
    expect(readNotesDraft(JSON.stringify(draft))).toEqual(draft)
  for (const bad of [null, '', '{', 'null', '7', '[]', '{"text":"x"}', '{"seen":null,"text":5}'])
    expect(readNotesDraft(bad), String(bad)).toBeNull()
})
