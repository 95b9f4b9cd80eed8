/** The words of the report in each of its languages. What the appendix says is English alone. */

import type { Both } from '../../checklists/checklist.ts'
import { adviceLine } from '../../checklists/checklist-words.ts'
import { stopTitle } from '../../checklists/stop-work-words.ts'
import { lowerFirst } from '../../format/english.ts'
import { formats } from '../../format/formats.ts'
import { spanish } from '../../format/spanish.ts'
import { crewTitles } from '../model/crew-words.ts'
import type { ProblemCounts } from '../model/problem/problem-life.ts'
import { type Counts, type Openness, visitProgress } from '../model/progress.ts'
import { factLabels, type ReportFacts } from '../model/report-facts.ts'
import {
  answeredInFull,
  notesTitle,
  noteTitle,
  problemsWords,
  ruledOutWords,
  stopsWords,
} from '../model/visit-words.ts'

export type ReportLanguage = keyof Both

/** How days and times are written in the language of a report. */
export const daysIn = {
  en: formats.en,
  es: spanish,
} as const satisfies Record<ReportLanguage, Pick<typeof spanish, 'dayInWords' | 'phoenixMinute'>>

/** An instant in words, or that its time is not known. */
export function timeInWords(at: string, lang: ReportLanguage): string {
  const instant = new Date(at)
  return Number.isNaN(instant.getTime()) ? reportWords[lang].unknownTime : daysIn[lang].phoenixMinute(instant)
}

interface ReportWords {
  title: (category: string) => string
  job: string
  facts: Record<keyof ReportFacts, string>
  checkedOn: (first: string, last: string) => string
  list: (title: string, edition: string) => string
  madeOn: (day: string) => string
  answered: (counts: Counts, list: Openness) => string
  itemsComplete: (count: { completed: number; total: number; percent: number }) => string
  restIsLocked: string
  /** In place of `verdict` where nothing was answered. */
  unbegun: string
  verdict: (count: ProblemCounts) => string
  /** Empty where the job ruled no problem out. */
  ruledOut: (counts: Pick<Counts, 'problemsRuledOut'>) => string
  stops: (count: number) => string
  openNow: string
  stop: string
  stopHere: string
  /** `reply`, and who said it. */
  replied: (reply: string) => string
  noReply: string
  toFix: string
  /** Over what was found and is fixed. */
  fixed: string
  /** Behind what happened at a step. */
  withPhoto: string
  good: string
  restsOn: string
  unknownTime: string
  notChecked: string
  goodPoints: string
  check: string
  read: string
  notApplicable: string
  notes: string
  note: string
  photos: string
  wholeItem: string
  notOnList: string
  photo: (index: number, of: string) => string
  photoLost: string
  photoTimeUnknown: string
  signatures: string
  signatureMeans: string
  contractor: string
  homeowner: string
  name: string
  signature: string
  date: string
  typed: (at: string) => string
  refused: (at: string) => string
  changedSince: string
  limits: string
  advice: string
}

export const reportWords: Record<ReportLanguage, ReportWords> = {
  en: {
    title: (category) => `${category} Quality Verification Report`,
    job: 'The job',
    facts: factLabels,
    checkedOn: (first, last) => `Checked by the homeowner on ${first === last ? first : `${first} to ${last}`}`,
    list: (title, edition) => `By the checklist “${title}”, edition of ${edition}`,
    madeOn: (day) => `Made on ${day}`,
    answered: answeredInFull,
    itemsComplete: ({ completed, total, percent }) => `items complete: ${completed} of ${total} (${percent}%)`,
    restIsLocked: 'The rest of the list opens with its access code',
    unbegun: 'Nothing is checked yet',
    verdict: ({ found, fixed, open }) => {
      if (found === 0) return 'No problem found'
      const left = open === 0 ? 'No problem left to fix' : `${problemsWords(open)} to fix`
      return fixed === 0 ? left : `${left} · ${found} found, ${fixed} fixed`
    },
    ruledOut: ruledOutWords,
    stops: stopsWords,
    openNow: 'Still to fix',
    stop: 'STOP',
    stopHere: stopTitle,
    replied: (reply) => `The contractor: ${lowerFirst(reply)}`,
    noReply: 'No answer from the contractor noted',
    toFix: 'To fix',
    fixed: 'Fixed',
    withPhoto: ', with photo',
    good: crewTitles.good.en,
    restsOn: 'Source',
    unknownTime: 'time not known',
    notChecked: 'Not checked',
    goodPoints: 'Good',
    check: 'Check',
    read: 'What you read',
    notApplicable: 'Not applicable',
    notes: notesTitle,
    note: noteTitle,
    photos: 'Photos',
    wholeItem: 'The whole item',
    notOnList: 'Of a check that is not on this list',
    photo: (index, of) => `Photo ${index} of ${of}`,
    photoLost: 'This photo cannot be read on this device.',
    photoTimeUnknown: 'Nobody can tell when it was taken',
    signatures: 'Signatures',
    signatureMeans: 'A signature says that both saw this report, nothing more.',
    contractor: 'Contractor',
    homeowner: 'Homeowner',
    name: 'Name',
    signature: 'Signature',
    date: 'Date',
    typed: (at) => `name typed on the homeowner’s device, ${at}`,
    refused: (at) => `Refused to sign, noted by the homeowner, ${at}`,
    changedSince: 'Something in this report was changed after that.',
    limits: 'What this report is',
    advice: adviceLine,
  },
  es: {
    title: (category) => `Reporte de revisión de calidad: ${category}`,
    job: 'El trabajo',
    facts: { address: 'Dirección', contractor: 'Contratista', license: 'Número de licencia ROC' },
    checkedOn: (first, last) =>
      `Revisado por el dueño de la casa ${first === last ? `el ${first}` : `del ${first} al ${last}`}`,
    list: (title, edition) => `Con la lista “${title}”, edición del ${edition}`,
    madeOn: (day) => `Hecho el ${day}`,
    answered: (counts, list) => {
      const { answered, all } = visitProgress(counts, list)
      return all > 0 ? `${answered} de ${all} revisiones contestadas` : `${answered} contestadas`
    },
    itemsComplete: ({ completed, total, percent }) => `partidas completas: ${completed} de ${total} (${percent}%)`,
    restIsLocked: 'El resto de la lista se abre con su código',
    unbegun: 'Todavía no se ha revisado nada',
    verdict: ({ found, fixed, open }) => {
      if (found === 0) return 'No se encontró ningún problema'
      const left = open === 0 ? 'No queda ningún problema por arreglar' : `${problemsInSpanish(open)} por arreglar`
      if (fixed === 0) return left
      return `${left} · ${found} ${found === 1 ? 'encontrado' : 'encontrados'}, ${fixed} ${fixed === 1 ? 'arreglado' : 'arreglados'}`
    },
    ruledOut: ({ problemsRuledOut: count }) =>
      count === 0
        ? ''
        : `${problemsInSpanish(count)} en ${count === 1 ? 'una revisión que no es' : 'revisiones que no son'} de este trabajo`,
    stops: (count) =>
      count === 0 ? '' : count === 1 ? '1 debe detener el trabajo' : `${count} deben detener el trabajo`,
    openNow: 'Pendiente ahora',
    stop: 'ALTO',
    stopHere: 'Paren aquí',
    replied: (reply) => `El contratista: ${lowerFirst(reply)}`,
    noReply: 'Sin respuesta anotada del contratista',
    toFix: 'Por arreglar',
    fixed: 'Arreglado',
    withPhoto: ', con foto',
    good: crewTitles.good.es,
    restsOn: 'Fuente',
    unknownTime: 'hora desconocida',
    notChecked: 'Sin revisar',
    goodPoints: 'Bien',
    check: 'Revisión',
    read: 'Lectura',
    notApplicable: 'No aplica',
    notes: 'Notas del dueño de la casa',
    note: 'Nota',
    photos: 'Fotos',
    wholeItem: 'La partida completa',
    notOnList: 'De una revisión que no está en esta lista',
    photo: (index, of) => `Foto ${index} de ${of}`,
    photoLost: 'Esta foto no se puede leer en este aparato.',
    photoTimeUnknown: 'No se sabe cuándo se tomó',
    signatures: 'Firmas',
    signatureMeans: 'La firma dice que los dos vieron este reporte, nada más.',
    contractor: 'Contratista',
    homeowner: 'Dueño de la casa',
    name: 'Nombre',
    signature: 'Firma',
    date: 'Fecha',
    typed: (at) => `nombre escrito en el aparato del dueño de la casa, ${at}`,
    refused: (at) => `No quiso firmar, anotado por el dueño de la casa, ${at}`,
    changedSince: 'Después de eso se cambió algo en este reporte.',
    limits: 'Qué es este reporte',
    advice:
      'Esta hoja es una ayuda para revisar el trabajo. No es una inspección, una garantía ni asesoría legal. Lo que no tiene texto en español queda en inglés.',
  },
}

const problemsInSpanish = (count: number): string => `${count} ${count === 1 ? 'problema' : 'problemas'}`
