/** What was read at a check, in the Spanish report: the figures of the English one, and the verdicts that both know. */

import { readingVerdict } from '../../checklists/readings/reading.ts'
import type { ReadingLine } from '../../checklists/readings/reading-words.ts'
import type { Pair, TimedValue } from '../../checklists/readings/timed-reading.ts'
import { changeOf } from '../../checklists/readings/timed-reading.ts'
import { spanish } from '../../format/spanish.ts'
import { circumstancesOf } from '../model/circumstances.ts'
import { measuredIn } from '../model/problem/problem-words.ts'
import { unitInSpanish } from '../model/spanish-units.ts'
import { pairOf } from '../model/timed-pair.ts'
import { pointIn, type Visit } from '../model/visit.ts'

/** The reading with its unit, or both of a pair with their times, and what is said of it; empty where nothing was read. */
export function readingInSpanish(line: ReadingLine, pointId: string, visit: Visit): string {
  const record = pointIn(visit, pointId)
  const { value } = line
  const circumstances = circumstancesOf({ value, cases: value.cases }, record, visit)
  const earlier = record.reading.trim()
  const isGood = record.answer === 'good'
  if (value.over) {
    const timed: TimedValue = { ...value, over: value.over }
    const pair = pairOf(record)
    const { verdict } = changeOf(pair, timed, circumstances.pickedCase)
    const read = pairInSpanish(pair, line)
    return [
      read && (read.endsWith('.') ? read : `${read}.`),
      read && verdictOf(verdict, isGood),
      earlier && `Anotado antes: ${earlier}.`,
    ]
      .filter(Boolean)
      .join(' ')
  }
  const measured = measuredIn(record, line)
  if (!measured) return ''
  return `${measured.es}. ${verdictOf(readingVerdict(earlier, value, circumstances), isGood)}`
}

function pairInSpanish(pair: Pair, { unit }: ReadingLine): string {
  const taken = [
    ['primera lectura', pair.first],
    ['segunda lectura', pair.second],
    ['primera lectura al lado', pair.cupFirst],
    ['segunda lectura al lado', pair.cupSecond],
  ] as const
  const read = taken.flatMap(([label, one]) => {
    const typed = one?.reading.trim()
    if (!one || !typed) return []
    const at = new Date(one.at)
    const time = Number.isNaN(at.getTime()) ? 'hora desconocida' : spanish.phoenixMinute(at)
    return [`${label}: ${`${typed} ${unitInSpanish(unit, typed)}`.trim()}, ${time}`]
  })
  if (read.length === 0) return ''
  const all = [...read, ...(pair.second ? [] : ['sin segunda lectura'])].join('; ')
  return all.charAt(0).toUpperCase() + all.slice(1)
}

/** A Good beside a number that no rule calls good is the word of the homeowner. */
function verdictOf(verdict: string, isGood: boolean): string {
  const ownWord = isGood ? ' Bien, según el dueño de la casa.' : ''
  if (verdict === 'inside') return 'Dentro del rango.'
  if (verdict === 'outside') return `Fuera del rango.${ownWord}`
  if (verdict === 'ask') return `Fuera de esta regla; otra manera también puede ser correcta.${ownWord}`
  return `Aquí no se juzga.${ownWord}`
}
