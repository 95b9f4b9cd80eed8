import { describe, expect, it } from 'vitest'
import { spanishFaults } from '../../scripts/content-rules/spanish.ts'
import { point } from './passage.ts'

const faults = (es: string, say = 'Could you show me the plate?') =>
  spanishFaults([point('plate', { say, es })]).map(({ message }) => message)

describe('the Spanish lines', () => {
  it.each([
    '¿Me puede mostrar la placa del equipo?',
    '¿Ya tiene el AHRI, el Manual J y la etiqueta “Plug-on-Neutral” en la hoja?',
    'Ya que está en el techo, ¿podría tomar una foto? ¿Y otra de lejos?',
  ])('lets stand: %s', (es) => {
    expect(faults(es)).toEqual([])
  })

  it.each([
    ['a copy of the English', 'Could you show me the plate?', '"es" is a copy of "say"'],
    ['English words left in', '¿Me puede mostrar the plate de la bomba?', '"es" holds English: the'],
    ['the familiar form', '¿Me puedes mostrar la placa de tu equipo?', '"es" says tú, not usted: puedes, tu'],
    ['a question that opens nowhere', 'Me puede mostrar la placa del equipo?', '"es" must open each question'],
    ['a question that became a statement', 'Quiero ver la placa del equipo.', '"say" asks a question'],
    ['no Spanish at all', 'Mostrar placa?', '"es" does not look like Spanish'],
    ['a word of another country', '¿Me puede mostrar la bomba de la piscina?', '"es" should say "alberca"'],
  ])('refuses %s', (_, es, message) => {
    expect(faults(es)).toContainEqual(expect.stringContaining(`point "plate": ${message}`))
  })
})
