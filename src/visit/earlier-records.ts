/** Visits as versions 1 and 2 of the database kept them: one record an item, with ticks in the place of answers. */
import { type ItemRecord, type PointRecord, untouchedItem, untouchedPoint, type Visit } from './visit.ts'

export interface EarlierRecord {
  itemId: string
  /** Ids of the ticked check points. */
  tickedPoints: string[]
  isCompleted: boolean
  notes: string | null
  /** By check point, as typed. */
  readings: Record<string, string>
  cases?: Readonly<Record<string, string>>
  /** By answer: `tick/…`, `reading/…`, `case/…`, `notes`, `isCompleted`. A record of the first versions has none. */
  changedAt?: Readonly<Partial<Record<string, string>>>
}

/** A ticked point was looked at and found good; one that was opened again is not checked. */
export function visitOfRecords(records: readonly EarlierRecord[]): Visit {
  const points = new Map<string, PointRecord>()
  const items = new Map<string, ItemRecord>()
  for (const record of records) {
    const { itemId, tickedPoints, isCompleted, notes, readings, cases = {}, changedAt = {} } = record
    const timeOf = (answer: string): string => changedAt[answer] ?? ''
    const put = <A extends 'answer' | 'reading' | 'pickedCase'>(
      id: string,
      answer: A,
      said: PointRecord[A],
      at: string,
    ) => {
      const before = points.get(id) ?? untouchedPoint
      points.set(id, { ...before, [answer]: said, changedAt: { ...before.changedAt, [answer]: at } })
    }
    for (const id of tickedPoints) put(id, 'answer', 'good', timeOf(`tick/${id}`))
    for (const [answer, at = ''] of Object.entries(changedAt)) {
      const [kind, id] = answer.split('/')
      if (kind === 'tick' && id !== undefined && !tickedPoints.includes(id)) put(id, 'answer', null, at)
    }
    for (const [id, reading] of Object.entries(readings)) put(id, 'reading', reading, timeOf(`reading/${id}`))
    for (const [id, picked] of Object.entries(cases)) put(id, 'pickedCase', picked, timeOf(`case/${id}`))
    const item = itemOf(isCompleted, notes, changedAt)
    if (item) items.set(itemId, item)
  }
  return { points, items }
}

function itemOf(
  isCompleted: boolean,
  notes: string | null,
  changedAt: NonNullable<EarlierRecord['changedAt']>,
): ItemRecord | undefined {
  // A tick completed or opened its item at the same moment; that follows from the points now.
  const isOfTick = Object.entries(changedAt).some(
    ([answer, at]) => answer.startsWith('tick/') && at === changedAt['isCompleted'],
  )
  const isPressed = (isCompleted || changedAt['isCompleted'] !== undefined) && !isOfTick
  const isNoted = notes !== null || changedAt['notes'] !== undefined
  if (!isPressed && !isNoted) return undefined
  return {
    ...untouchedItem,
    ...(isPressed && { done: isCompleted }),
    ...(isNoted && { notes }),
    changedAt: {
      ...(isPressed && { done: changedAt['isCompleted'] ?? '' }),
      ...(isNoted && { notes: changedAt['notes'] ?? '' }),
    },
  }
}
