import { describe, expect, it } from 'vitest'
import { content } from '../../../tests/support/content.ts'
import { createCatalogue } from '../../checklists/checklists.server.ts'
import { nothingSaid } from '../../content/job-fit.ts'
import { fitItems, phases } from '../model/fitted-items.ts'
import { longestFormText } from '../model/forms.ts'
import { stepsOf } from '../model/steps.ts'
import { textMessageLinks } from '../paperwork/text-message.ts'
import { askedLines } from './asked-lines.ts'
import { eveningMessage, lineWords } from './message-words.ts'

const catalogue = createCatalogue(content.checklists, content)

/** Every usual job of every list by itself, and each list while nothing is said of the job. */
const allJobs = content.checklists.flatMap(({ id }) => {
  const [checklist, items] = [catalogue.find(id), catalogue.items(id, true)]
  if (!checklist || !items) throw new Error(`there is no list ${id}`)
  return [undefined, ...checklist.jobs.map((job) => job.id)].map((job) => {
    const steps = stepsOf(fitItems(items, job ? { jobs: [job], answers: {} } : nothingSaid, checklist))
    return { name: `${id}, ${job ?? 'no job said'}`, steps, lines: askedLines(steps) }
  })
})

describe('the message of the evening before', () => {
  it('asks for 5 to 20 photos and readings at each of the 84 jobs', () => {
    expect(allJobs.length).toBe(84 + content.checklists.length)
    expect(allJobs.filter(({ lines }) => lines.length < 5 || lines.length > 20).map(({ name }) => name)).toEqual([])
  })

  it('asks in the order in which the work closes', () => {
    for (const { lines } of allJobs) {
      const order = lines.map(({ item }) => phases.indexOf(item.phase))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
    }
  })

  it('leaves out nothing that can be seen only while the crew is there, as long as it fits', () => {
    for (const { steps, lines } of allJobs.filter(({ lines }) => lines.length < 20)) {
      const asked = lines.map(({ number }) => number)
      expect(asked).toEqual(expect.arrayContaining(steps.filter(({ point }) => point.once).map(({ number }) => number)))
    }
  })

  it('fits its field and at most two text messages in each language', () => {
    for (const { lines } of allJobs)
      for (const text of Object.values(eveningMessage(lines, '2026-11-27'))) {
        expect(text.length).toBeLessThan(longestFormText)
        expect(textMessageLinks(text).length).toBeLessThanOrEqual(2)
      }
  })

  it('says of each line by when it is sent and what is sent, and names the day', () => {
    const { lines = [] } = allJobs.find(({ name }) => name === 'hvac, split') ?? {}
    const nitrogen = lines.find(({ point }) => point.name.en === 'Nitrogen pressure test')
    expect(nitrogen && lineWords(nitrogen)).toEqual({
      en: '4.4 before you cover it: Nitrogen pressure test (photo of the reading)',
      es: '4.4 antes de taparlo: Prueba de presión con nitrógeno (foto de la lectura)',
    })
    const { en, es } = eveningMessage(lines, '2028-02-29')
    expect(en).toContain('on Tuesday, February 29, 2028')
    expect(es).toContain('del martes 29 de febrero de 2028')
  })

  it('names no day where there is none to name', () => {
    expect(eveningMessage([], undefined)).toEqual({
      en: expect.stringContaining('For the work, please'),
      es: expect.stringContaining('Para el trabajo, le pido'),
    })
  })
})
