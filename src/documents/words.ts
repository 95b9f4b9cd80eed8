import { difficultyLabels } from '../checklists/card-words.ts'
import { formats } from '../format/formats.ts'
import type { Pack, Sheet } from './pack.ts'

const { dayInWords } = formats.en

export const licenseLine = (pack: Pack): string =>
  `Licensed to the holder of the code ending ${pack.codeLastFour}, valid until ${dayInWords(pack.validUntil)}`

/** What a chooser pack is, said first thing in it. */
export const chooserNote =
  'You have not started a project yet, so this file holds the first items of every checklist, in full, for you to choose from.'

export const howToStart = (pack: Pack): string[] => [
  `Open ${pack.publicUrl}/access and enter your access code.`,
  'Choose the checklist for your job and start it. That uses one project of your plan; reading and downloading it again costs nothing.',
  'Download again: the file will then hold every item of that checklist.',
]

/** How a homeowner works through a sheet, whatever it is printed on. */
export const howToUse = [
  'Each item names the last moment when you can still check it. Work in that order.',
  'Check one point at a time: “Good” when what you see matches the line beside it, “Problem” when it does not.',
  'Where there is a box for a number, write what you read, even when it is out of the band.',
  'At a problem, say the sentence, write down the answer and agree on a date.',
]

export const safetyRule =
  'You look, read and ask. Open no panel, climb on no roof, and touch no wiring, gas or refrigerant: ask for a photo or a reading instead.'

export const signatureLine = 'A signature says that you both saw this sheet, nothing more.'

/** `10 items · 47 check points · about 90 minutes · Moderate · reviewed November 20, 2026` as parts. */
export function sheetFacts({ checklist, items }: Sheet): string[] {
  const shown = items.reduce((sum, item) => sum + item.points.length, 0)
  const whole = items.length === checklist.itemCount
  return [
    whole ? `${items.length} items` : `${items.length} of ${checklist.itemCount} items`,
    whole ? `${shown} check points` : `${shown} of ${checklist.pointCount} check points`,
    `About ${checklist.estimatedTime} minutes`,
    difficultyLabels[checklist.difficultyLevel],
    `Reviewed ${dayInWords(checklist.reviewed)}`,
  ]
}

/** Says what a sheet of a chooser pack leaves out; null for a whole sheet. */
export function lockedLine({ checklist, items }: Sheet): string | null {
  const left = checklist.itemCount - items.length
  return left > 0 ? `${left} more items open when you start this checklist.` : null
}
