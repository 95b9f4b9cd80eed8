import type { Checklist, Item } from '../checklists/checklist.ts'
import type { DownloadFormat } from './download-calls.ts'

/** Everything that a download holds: one or more checklists, and for whom the file was made. Days are Phoenix days. */
export interface Pack {
  siteName: string
  /** The site's origin, without a slash at the end. */
  publicUrl: string
  codeLastFour: string
  /** `YYYY-MM-DD`, the last day on which the code opens anything. */
  validUntil: string
  /** The plan's name as shown to people. */
  planLabel: string
  /** `YYYY-MM-DD`. */
  madeOn: string
  /** `started`: full checklists. `chooser`: the free items of every checklist, for a code that has started none. */
  kind: 'started' | 'chooser'
  sheets: Sheet[]
}

export interface Sheet {
  checklist: Checklist
  items: Item[]
}

/** The name under which a browser saves the file, such as `hvac-checklist.pdf`. */
export function fileName(pack: Pack, format: DownloadFormat): string {
  const ending = format === 'pdf' ? '.pdf' : `-${format}.html`
  return `${fileStem(pack)}${ending}`
}

/** What the whole file is called on its first page and in the reader's title bar. */
export function packTitle(pack: Pack): string {
  if (pack.kind === 'chooser') return 'Chooser pack: a look inside every checklist'
  const [only, ...others] = pack.sheets
  return only && others.length === 0 ? only.checklist.title : 'Your verification checklists'
}

function fileStem(pack: Pack): string {
  if (pack.kind === 'chooser') return 'home-quality-chooser-pack'
  const [only, ...others] = pack.sheets
  return only && others.length === 0 ? `${only.checklist.id}-checklist` : 'home-quality-checklists'
}
