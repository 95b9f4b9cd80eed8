/**
 * The visits of one checklist on this device. Most have one; who has two units, or a second job for the same trade, keeps
 * them apart by name. The first goes by the id of its checklist, as every visit did before there were names.
 */
export interface NamedVisit {
  /** Holds no slash: what is kept of a visit is found by its id, a slash, and a place. */
  id: string
  /** In the homeowner's words; empty until it is given. */
  name: string
}

export interface NamedVisits {
  /** The one that the pages of the checklist show. */
  current: NamedVisit
  /** In the order in which they were begun; never empty. */
  all: readonly NamedVisit[]
}

/** Characters. */
export const longestName = 60

const mark = '~'
/** `key` is random: no two devices give the same. */
export const visitIdOf = (checklistId: string, key: string): string => `${checklistId}${mark}${key}`
export const checklistOf = (visitId: string): string => visitId.split(mark)[0] ?? visitId

/** What stands on a visit: the title of its checklist, with its name where it has one. */
export const visitTitle = (title: string, { name }: NamedVisit): string => (name.trim() ? `${title}: ${name}` : title)

/** What stands on a visit beside others of its checklist. */
export const shownName = ({ name }: NamedVisit): string => name.trim() || 'Visit 1'

/** Reads what a device kept; what cannot be read is left out. */
export function readNamedVisits(text: string | null, checklistId: string): NamedVisits {
  const { current, all } = parsed(text)
  const known = all.filter(({ id }) => checklistOf(id) === checklistId && !id.includes('/'))
  return picked(known.length > 0 ? known : [{ id: checklistId, name: '' }], current)
}

export const textOfNamedVisits = ({ current, all }: NamedVisits): string => JSON.stringify({ current: current.id, all })

export const withChosen = ({ all }: NamedVisits, id: string): NamedVisits => picked(all, id)

/** One more, which the pages show from then on; of one that is known already, the name is the new one. */
export const withNamed = ({ all }: NamedVisits, visit: NamedVisit): NamedVisits => ({
  current: visit,
  all: all.some(({ id }) => id === visit.id) ? all.map((one) => (one.id === visit.id ? visit : one)) : [...all, visit],
})

/** Without this one. A checklist whose last visit is gone has a new one. */
export function withoutVisit({ current, all }: NamedVisits, id: string, checklistId: string): NamedVisits {
  const left = all.filter((one) => one.id !== id)
  return picked(left.length > 0 ? left : [{ id: checklistId, name: '' }], current.id)
}

/** "Visit 2", with a number that no other has. */
export function nextName({ all }: NamedVisits): string {
  const taken = new Set(all.map(({ name }) => name))
  let number = all.length + 1
  while (taken.has(`Visit ${number}`)) number++
  return `Visit ${number}`
}

function picked(all: readonly NamedVisit[], id: string | undefined): NamedVisits {
  const [first] = all
  const current = all.find((one) => one.id === id) ?? first
  if (!current) throw new Error('A checklist has a visit at any time.')
  return { current, all }
}

function parsed(text: string | null): { current?: string; all: NamedVisit[] } {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    if (typeof found !== 'object' || found === null) return { all: [] }
    const all: unknown = Reflect.get(found, 'all')
    const current: unknown = Reflect.get(found, 'current')
    return {
      ...(typeof current === 'string' && { current }),
      all: Array.isArray(all)
        ? all.filter(isNamedVisit).map(({ id, name }) => ({ id, name: name.slice(0, longestName) }))
        : [],
    }
  } catch {
    return { all: [] }
  }
}

const isNamedVisit = (value: unknown): value is NamedVisit =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'name') === 'string'
