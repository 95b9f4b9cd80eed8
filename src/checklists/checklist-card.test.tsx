import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ChecklistCard as Card } from './checklist-calls.ts'
import { ChecklistCard } from './checklist-card.tsx'

const checklist: Card = {
  id: 'roofing',
  title: 'Roofing',
  description: 'A roof, checked.',
  category: 'roofing',
  estimatedTime: 60,
  difficultyLevel: 'easy',
  itemCount: 10,
  pointCount: 40,
  freeItemCount: 3,
  jobs: [{ id: 'new', name: 'New roof', pointCount: 30, lockedCount: 20, onceCount: 9 }],
}
const card = (category: string, isStarted = false) =>
  renderToStaticMarkup(<ChecklistCard checklist={{ ...checklist, category }} isStarted={isStarted} />)
const bullets = ['First 3 items free', 'Educated verification', 'Arizona-specific standards']

describe('the card of a checklist', () => {
  it('of a category that we do not know has the default icon, its name, and the three default bullets', () => {
    const unknown = card('roofing')
    expect(unknown).toContain('<svg')
    expect(unknown).toContain('ROOFING')
    for (const bullet of bullets) expect(unknown).toContain(`<li>${bullet}</li>`)
  })

  it('of a trade has none of them, and no label: its title names the trade', () => {
    for (const words of [...bullets, 'HVAC']) expect(card('hvac')).not.toContain(words)
  })

  it('says what is free, or that the list is open to the code on this device', () => {
    expect(card('hvac')).toContain('See 3 items free')
    const started = card('hvac', true)
    expect(started).toContain('Open all 10 items')
    expect(started).toContain('Started with your code')
    expect(started).not.toContain('free')
  })
})
