/** The Spanish sentence is for a contractor from Sonora or Mesa, said politely: whole, in Spanish, and with usted. */
import type { ContentFault } from '../../src/content/content-file.server.ts'
import type { PointPassages } from './passages.ts'
import { wordsOf } from './words.ts'

const english = new Set(
  'the and with your you please show this that these is are of for from could can would should will what which how when where why who it its my our not have into there here before after'.split(
    ' ',
  ),
)
const spanish = new Set(
  'el la los las un una de del que con para por su sus en al mi y o se lo le les si ya es está'.split(' '),
)
const familiar = new Set(
  'tú tu tus te ti contigo eres estás vas ves tienes puedes quieres sabes haces dices vienes pones traes usas cobras mandas trabajas revisas instalas necesitas piensas crees podrías deberías harías has dime dame pásame mándame muéstrame enséñame explícame haz pon ven'.split(
    ' ',
  ),
)
/** What people say here, for the words of other countries. */
const elsewhere = new Map([
  ['piscina', 'alberca'],
  ['grifo', 'llave'],
  ['fontanero', 'plomero'],
  ['ordenador', 'computadora'],
  ['móvil', 'celular'],
  ['coche', 'carro'],
  ['vosotros', 'ustedes'],
  ['tablarroca', 'tablaroca'],
])

/** Faults of the `es` lines: no copy of the English, no English left over, ¿...? where it asks, usted and never tú. */
export function spanishFaults(points: PointPassages[]): ContentFault[] {
  return points.flatMap(({ id, say, es }) => {
    // Capital letters are names and abbreviations: PEX, AUX, Manual J, Plug-on-Neutral.
    const own = wordsOf(es.text.replace(/\p{Lu}[\p{L}\p{N}-]*\p{Lu}[\p{L}\p{N}-]*/gu, ' '))
    const left = own.filter((word) => english.has(word))
    const close = own.filter((word) => familiar.has(word))
    const foreign = own.flatMap((word) => (elsewhere.has(word) ? [`"${elsewhere.get(word)}", not "${word}"`] : []))
    const asks = (text: string, mark: string) => text.split(mark).length - 1
    return [
      ...(es.text.trim() === say.text.trim() ? ['"es" is a copy of "say"'] : []),
      ...(/[áéíóúñü]/i.test(es.text) || own.filter((word) => spanish.has(word)).length > 1
        ? []
        : ['"es" does not look like Spanish']),
      ...(left.length > 0 ? [`"es" holds English: ${left.join(', ')}`] : []),
      ...(close.length > 0 ? [`"es" says tú, not usted: ${close.join(', ')}`] : []),
      ...foreign.map((advice) => `"es" should say ${advice}`),
      ...(asks(es.text, '¿') !== asks(es.text, '?') ? ['"es" must open each question with ¿ and close it with ?'] : []),
      ...(say.text.includes('?') && !es.text.includes('?') ? ['"say" asks a question and "es" does not'] : []),
    ].map((message) => ({ file: es.file, line: es.line, message: `point "${id}": ${message}` }))
  })
}
