import { parse, stringify } from 'yaml'

interface Item {
  title: string
  priority: string
  phase: string
  when?: unknown
  points: { id: string; tonight?: true; when?: unknown; once?: unknown }[]
}

interface StopWork {
  point: string
  fails: string
  why: string
}

/**
 * The YAML of a checklist with the words of its paid items, but for their titles, replaced by blanks of the same number,
 * for files that everybody may have. It is still a checklist that the service takes, so each blank keeps the jobs and
 * answers that it belongs to, whether it is for the evening before and how long it takes while the crew is there: each job
 * must keep its numbers of points.
 */
export function sealChecklist(yaml: string, freeItems: number): string {
  const { items, stopWork, ...checklist } = parse(yaml) as { items: Item[]; stopWork: StopWork[] }
  const shown = items.map((item, place) => (place < freeItems ? item : blankItem(item, place + 1)))
  const blanks = new Map(
    items.flatMap(({ points }, item) =>
      points.map(({ id }, place) => [id, item < freeItems ? id : blankId(item + 1, place + 1)] as const),
    ),
  )
  // What is seen and the reasons are public; the ids of paid points are not.
  const reasons = stopWork.map(({ point, fails, why }) => ({ point: blanks.get(point) ?? point, fails, why }))
  const sealed = { ...checklist, stopWork: reasons, items: shown }
  return `# The paid items are blanks here: this copy is public.\n${stringify(sealed, { lineWidth: 120 })}`
}

const blankId = (item: number, place: number) => `paid-point-${item}-${place}`

const blankItem = ({ title, priority, phase, when, points }: Item, number: number) => ({
  id: `paid-item-${number}`,
  title,
  description: 'The text of this item comes with a plan. This blank keeps its place.',
  priority,
  phase,
  ...(when !== undefined && { when }),
  points: points.map(({ tonight, when, once }, place) => ({
    id: blankId(number, place + 1),
    name: { en: `Paid check ${number}.${place + 1}`, es: `Punto de pago ${number}.${place + 1}` },
    do: ['The text of this line comes with a plan.'],
    good: { en: 'This line comes with a plan', es: 'Esta línea viene con un plan' },
    how: 'ask',
    say: 'The text of this line comes with a plan.',
    es: 'El texto de esta línea viene con un plan.',
    ...(tonight && { tonight }),
    ...(once !== undefined && { once }),
    source: 'good-practice',
    noStandard: 'The text of this line comes with a plan.',
    ...(when !== undefined && { when }),
    ...(phase === 'before-cover' && { late: ['The text of this line comes with a plan.'] }),
  })),
})
