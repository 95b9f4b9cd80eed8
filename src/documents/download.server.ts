import { createHash } from 'node:crypto'
import { setImmediate as nextRound } from 'node:timers/promises'
import { type Access, opens } from '../access/access.ts'
import { type Problem, problem } from '../api/problems.ts'
import type { FileResponse } from '../api/serve-call.server.ts'
import type { Catalogue } from '../checklists/checklists.server.ts'
import type { Site } from '../shell/site-calls.ts'
import { type DownloadFormat, downloadFormats } from './download-calls.ts'
import type { MadeFiles } from './made-files.server.ts'
import { fileName, type Pack } from './pack.ts'
import type { PdfMaker } from './pdf.server.ts'
import { phoneFile } from './phone-file.server.tsx'
import { printSheet } from './print.ts'

/** What making a download needs. */
export interface Downloads {
  catalogue: Catalogue
  site: Site
  /** `undefined` on a system that has no PDF compiler. */
  pdf: PdfMaker | undefined
  files: MadeFiles
}

/**
 * The file for a holder: one started checklist, or all of them, or — while none is started — the
 * chooser pack with everybody's free items, so that a good code always gets a file.
 */
export async function download(
  downloads: Downloads,
  access: Access,
  formatName: string,
  checklistId: string | undefined,
  signal: AbortSignal,
): Promise<FileResponse | Problem> {
  const format = downloadFormats.find((known) => known === formatName)
  if (!format) return problem('unknown-format')
  if (format === 'pdf' && !downloads.pdf) return problem('no-pdf')
  if (access.status !== 'active') return problem('awaiting-payment', { detail: filesAfterPayment })
  if (checklistId !== undefined && !downloads.catalogue.find(checklistId)) return problem('checklist-not-found')
  if (checklistId !== undefined && !opens(access, checklistId)) return problem('not-started')
  const pack = packFor(downloads, access, checklistId)
  const wanted = { key: keyOf(access.orderId, pack, format), holder: access.orderId, signal }
  const file = await downloads.files.get(wanted, () => render(downloads, pack, format))
  if (typeof file === 'string') return problem('busy', { retryAfter: 5 })
  return { file, name: fileName(pack, format), type: mediaTypes[format] }
}

/** All that makes one file differ from another while the service runs. */
const keyOf = (orderId: string, pack: Pack, format: DownloadFormat): string => {
  const { codeLastFour, validUntil, planLabel, madeOn, kind, sheets } = pack
  const ids = sheets.map(({ checklist }) => checklist.id)
  return JSON.stringify([orderId, format, kind, ids, codeLastFour, validUntil, planLabel, madeOn])
}

const filesAfterPayment =
  'The downloads open as soon as your payment is confirmed. A checklist that is open before that is there on screen, also without a signal.'

const mediaTypes: Record<DownloadFormat, string> = {
  pdf: 'application/pdf',
  mobile: 'text/html; charset=utf-8',
  print: 'text/html; charset=utf-8',
}

async function render({ pdf }: Downloads, pack: Pack, format: DownloadFormat): Promise<Uint8Array | 'busy'> {
  if (format === 'pdf' && pdf) return pdf.make(pack)
  // Made in this thread, each takes some milliseconds: others have their turn between two.
  await nextRound()
  if (format === 'print') return Buffer.from(printSheet(pack))
  return Buffer.from(phoneFile(pack, (text) => createHash('sha256').update(text).digest('base64')))
}

function packFor({ catalogue, site }: Downloads, access: Access, checklistId: string | undefined): Pack {
  const ids = checklistId === undefined ? access.projects.map((project) => project.checklistId) : [checklistId]
  const open = ids.length > 0
  const listed = open ? ids.flatMap((id) => catalogue.find(id) ?? []) : catalogue.list()
  return {
    siteName: site.name,
    publicUrl: site.publicUrl,
    codeLastFour: access.codeLastFour,
    validUntil: access.validUntil,
    planLabel: access.planName,
    madeOn: access.today,
    kind: open ? 'started' : 'chooser',
    sheets: listed.map((checklist) => ({ checklist, items: catalogue.items(checklist.id, open) ?? [] })),
  }
}
