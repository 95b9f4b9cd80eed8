import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const madeAt = new Date('2026-11-28T18:00:00.000Z')

it('a calendar reads every event as it was meant, whatever stands in its words', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string())), (texts) => {
      const events = texts.map(([title, text], index) => ({
        uid: `hvac.${index}@example.test`,
        day: '2028-02-29',
        title: `Day ${title}`,
        text: `Do ${text}`,
        remind: index + 1,
      }))
      const file = calendarFile(events, { madeAt, maker: 'Home Quality' })
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      const calendar = new ICAL.Component(ICAL.parse(file))
      const read = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
      expect(read.map(({ uid, summary, description }) => [uid, summary, description])).toEqual(
        events.map(({ uid, title, text }) => [uid, ...[title, text].map((one) => one.replaceAll(/\r\n|\r/g, '\n'))]),
      )
      const triggers = calendar.getAllSubcomponents('vevent').map((one) => {
        const trigger = one.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
        return trigger instanceof ICAL.Duration && trigger.toSeconds()
      })
      expect(triggers).toEqual(events.map(({ remind }) => -remind * 86_400))
      for (const { startDate, endDate } of read)
        expect([startDate.isDate, startDate.toString(), endDate.toString()]).toEqual([true, '2028-02-29', '2028-03-01'])
    }),
  ))

it('what a calendar would take for the end of a text is escaped, as RFC 5545 asks', () => {
  const event = { uid: 'hvac.1@example.test', day: '2026-11-28', title: 'a, b; c\\ d', text: 'one\ntwo', remind: 7 }
  const file = calendarFile([event], { madeAt, maker: 'Home Quality' })
  expect(file).toContain('SUMMARY:a\\, b\\; c\\\\ d\r\n')
  expect(file).toContain('DESCRIPTION:one\\ntwo\r\n')
})
