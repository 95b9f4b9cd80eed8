import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type ChecklistContent, checklistSchema } from '../../src/content/checklist-content.ts'
import { lockedTexts, textFinder } from '../../src/content/locked-text.ts'
import { sealChecklist } from './seal-checklist.ts'

const dir = 'content/checklists'
const checklists = readdirSync(dir).map((name) => {
  const yaml = readFileSync(join(dir, name), 'utf8')
  const sealed = sealChecklist(yaml, 3)
  return { name, whole: parse(yaml) as ChecklistContent, sealed, read: parse(sealed) as ChecklistContent }
})

describe('a sealed checklist', () => {
  it.each(checklists)('$name is still one that the service takes', ({ whole, read }) => {
    const checked = checklistSchema.parse(read)
    expect(checked.items.map((item) => item.points.length)).toEqual(whole.items.map((item) => item.points.length))
  })

  it.each(checklists)('$name keeps the three free items as they are', ({ whole, read }) => {
    expect(read.items.slice(0, 3)).toEqual(whole.items.slice(0, 3))
  })

  it('holds no sentence and no id of a paid item', () => {
    const sealed = checklists.map((one) => one.sealed).join('\n')
    const lockedIn = textFinder(lockedTexts(checklists.map((one) => one.whole)))
    expect(lockedIn(sealed)).toEqual([])
    const idsOf = (items: ChecklistContent['items']) =>
      items.flatMap(({ id, points }) => [id, ...points.map((one) => one.id)])
    const namedIn = ({ items, stopWork }: ChecklistContent) => [
      ...idsOf(items),
      ...stopWork.map(({ point }) => point),
      ...items.flatMap(({ points }) => points.flatMap(({ value }) => value?.near?.point ?? [])),
    ]
    const told = checklists.flatMap(({ name, whole, read }) => {
      const named = new Set(namedIn(read))
      return idsOf(whole.items.slice(3))
        .filter((id) => named.has(id))
        .map((id) => `${name}: ${id}`)
    })
    expect(told).toEqual([])
  })
})
