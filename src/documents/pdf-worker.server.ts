/**
 * Runs inside a worker thread: Typst compiles in one synchronous call, which on the main thread would hold up every
 * page.
 */
import { join } from 'node:path'
import type { Pack } from './pack.ts'
import { licenseForPdf, wordsForPdf } from './pdf-words.ts'
import { loadTypst } from './typst-compiler.server.ts'

/** A checklist that none of this many files held is compiled anew, in about 0.2 s. All twelve take some 200 MB. */
const rememberedFiles = 24

/** The build puts a copy beside what it makes of this file. */
const templates = join(import.meta.dirname, 'typst')
const entry = '#include "sheet.typ"\n#metadata(json("license.json"))<license>'
// It looks through the machine's fonts too and cannot be told not to; the template names only ours and allows no other.
const compiler = loadTypst().NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontPaths: [join(templates, 'fonts')] }],
})
makePdf({ pack: emptyPack(), drawingStyle: '' })

export interface PdfTask {
  pack: Pack
  /** `drawing.css`: from its source, Node runs this file as it is, and knows no style sheets. */
  drawingStyle: string
}

/** The pack as a PDF/UA-1 file. Same pack, same bytes. Throws when Typst refuses the document. */
export default function makePdf({ pack, drawingStyle }: PdfTask): Uint8Array {
  // Two files in memory, each read by its own module: what has not changed is not evaluated again.
  compiler.mapShadow(join(templates, 'pack.json'), Buffer.from(wordsForPdf(pack, drawingStyle)))
  compiler.mapShadow(join(templates, 'license.json'), Buffer.from(licenseForPdf(pack)))
  const file = compiler.pdf({ mainFileContent: entry }, { pdfStandard: 'ua-1' })
  compiler.evictCache(rememberedFiles)
  return file
}

/** Loads the fonts and the template before the first buyer waits for them. */
function emptyPack(): Pack {
  return {
    siteName: 'Warm-up',
    publicUrl: '',
    codeLastFour: '0000',
    validUntil: '2000-01-01',
    planLabel: '',
    madeOn: '2000-01-01',
    kind: 'started',
    sheets: [],
  }
}
