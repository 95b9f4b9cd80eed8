import { createHash } from 'node:crypto'
import { type Desk, opens } from '../access/access.server.ts'
import { type DownloadFormat, downloadFormats, type Site } from '../api/contract.ts'
import { type Problem, problem } from '../api/problems.ts'
import type { FileAnswer } from '../api/serve-call.server.ts'
import type { Catalogue } from '../checklists/checklists.server.ts'
import type { Order } from '../purchase/order-store.server.ts'
import { phoenixDay } from '../purchase/validity.ts'
import { mobileSheet } from './mobile.ts'
import { fileName, type Pack } from './pack.ts'
import { PdfBusy, type PdfMaker } from './pdf.server.ts'
import { printSheet } from './print.ts'

/** What making a download needs. */
export interface Downloads {
  desk: Desk
  catalogue: Catalogue
  site: Site
  pdf: PdfMaker
}

/**
 * The file for a holder: one started checklist, or all of them, or — while none is started — the
 * chooser pack with everybody's free items, so that a good code always gets a file.
 */
export async function download(
  downloads: Downloads,
  order: Order,
  formatName: string,
  checklistId: string | undefined,
): Promise<FileAnswer | Problem> {
  const format = downloadFormats.find((known) => known === formatName)
  if (!format) return problem('unknown-format')
  if (order.status !== 'confirmed') return problem('awaiting-payment')
  if (checklistId !== undefined && !downloads.catalogue.find(checklistId)) return problem('checklist-not-found')
  if (checklistId !== undefined && !(await opens(downloads.desk, order, checklistId))) return problem('not-started')
  const pack = await packFor(downloads, order, checklistId)
  try {
    return { file: await render(downloads, pack, format), name: fileName(pack, format), type: mediaTypes[format] }
  } catch (error) {
    if (error instanceof PdfBusy) return problem('busy', { retryAfter: 5 })
    throw error
  }
}

const mediaTypes: Record<DownloadFormat, string> = {
  pdf: 'application/pdf',
  mobile: 'text/html; charset=utf-8',
  print: 'text/html; charset=utf-8',
}

async function render(downloads: Downloads, pack: Pack, format: DownloadFormat): Promise<FileAnswer['file']> {
  if (format === 'pdf') return downloads.pdf.make(pack)
  if (format === 'print') return printSheet(pack)
  return mobileSheet(pack, (text) => createHash('sha256').update(text).digest('base64'))
}

async function packFor(downloads: Downloads, order: Order, checklistId: string | undefined): Promise<Pack> {
  const { desk, catalogue, site } = downloads
  const started = (await desk.projects.of(order.id)).map((project) => project.checklist_id)
  const ids = checklistId === undefined ? started : [checklistId]
  const open = ids.length > 0
  const listed = open ? ids.flatMap((id) => catalogue.find(id) ?? []) : catalogue.list()
  return {
    siteName: site.name,
    publicUrl: site.publicUrl,
    codeLastFour: order.code_last_four,
    validUntil: order.expires_on,
    planLabel: desk.shop.plans.find((plan) => plan.planType === order.plan)?.name ?? '',
    madeOn: phoenixDay(desk.shop.clock()),
    kind: open ? 'started' : 'chooser',
    sheets: listed.map((checklist) => ({ checklist, items: catalogue.items(checklist.id, open) ?? [] })),
  }
}
