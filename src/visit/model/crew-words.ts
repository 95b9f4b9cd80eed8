/** What is shown to the crew beside the words of a check: each in English and in Spanish, and nowhere else in one alone. */
import type { Both } from '../../checklists/checklist.ts'
import type { Fault, Reply } from './visit.ts'

/** The languages of the crew; the first is the larger one. */
export const crewLanguages = ['es', 'en'] as const satisfies readonly (keyof Both)[]

export const faultWords: Record<Fault, Both> = {
  missing: { en: 'It is missing', es: 'Falta' },
  differs: { en: 'It differs', es: 'No coincide' },
  'not-shown': { en: 'I have not seen it yet', es: 'Todavía no lo he visto' },
}

/** What the crew can answer, as it says so itself. */
export const replyWords: Record<Reply, Both> = {
  done: { en: 'Done', es: 'Listo' },
  today: { en: 'Today', es: 'Hoy mismo' },
  'by-date': { en: 'On a date', es: 'Otro día' },
  ask: { en: 'I have to ask', es: 'Tengo que preguntar' },
  no: { en: 'No', es: 'No' },
}

/** The same as it is told afterwards. */
export const repliedWords: Record<Reply, Both> = {
  done: { en: 'It is done', es: 'Ya está listo' },
  today: { en: 'Will be fixed today', es: 'Se arregla hoy mismo' },
  'by-date': { en: 'Will be fixed on another day', es: 'Se arregla otro día' },
  ask: { en: 'They have to ask first', es: 'Primero hay que preguntar' },
  no: { en: 'Will not be fixed', es: 'No se va a arreglar' },
}

/** The same with the day, in each language, on which it will be fixed. */
export const fixedOn = (day: Both): Both => ({
  en: `Will be fixed on ${day.en}`,
  es: `Se arregla el ${day.es}`,
})

/**
 * Ready to be pressed into what was seen, where writing is slow; they become plain words of the homeowner. Each fits
 * every check, whether a name in a register, a paper, a reading or a pipe, and says more than the choice above it.
 */
export const readyPhrases: readonly Both[] = [
  { en: 'Only a part of it.', es: 'Solo una parte.' },
  { en: 'Not as we agreed.', es: 'No es lo que acordamos.' },
  { en: 'Too late to see it.', es: 'Ya no se puede ver.' },
  { en: 'I got no answer.', es: 'No me han contestado.' },
]

/** What stands around all of this. */
export const crewTitles = {
  good: { en: 'Good', es: 'Así debe ser' },
  reading: { en: 'Reading', es: 'Lectura' },
  reply: { en: 'Your answer', es: 'Su respuesta' },
  noted: { en: 'Noted', es: 'Anotado' },
  day: { en: 'Which day?', es: '¿Qué día?' },
  ownWords: { en: 'In the homeowner’s words', es: 'En palabras del dueño de la casa' },
  photo: { en: 'What it looks like', es: 'Así se ve' },
  close: { en: 'Close', es: 'Cerrar' },
} as const satisfies Record<string, Both>
