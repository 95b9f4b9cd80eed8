import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { unheardEvents } from './unheard-events.browser.ts'

/** As React calls who listens to it; of what goes in or out it makes two more. */
const propsOf = (event: string) => [event, event.replace(/out$/, 'leave'), event.replace(/over$/, 'enter')]

describe('what React does not hear', () => {
  it('is listened to by no component', () => {
    const props = new RegExp(`\\bon(${unheardEvents.flatMap(propsOf).join('|')})(capture)?\\b`, 'i')
    const listening = globSync('src/**/*.{ts,tsx}').filter((file) => props.test(readFileSync(file, 'utf8')))
    expect(listening).toEqual([])
  })
})
