import { startService } from './measured.ts'
import { type Row, row } from './table.ts'

/** What a browser that brings nothing downloads to show `/`: all that its HTML names, as sent over the wire. */
export async function landing(): Promise<Row[]> {
  const service = await startService()
  const origin = `http://127.0.0.1:${service.port}`
  const html = await fetched(`${origin}/`)
  const names = [...html.text.matchAll(/<(link|script|img)\b[^>]*>/g)].flatMap(([tag]) => {
    // Icons and the manifest are the browser's own business, after the page.
    if (/rel="(canonical|alternate|icon|apple-touch-icon|manifest)"/.test(tag)) return []
    const program = /data-program="([^"]+)"/.exec(tag)?.[1]?.split(' ') ?? []
    return [/(?:href|src)="(\/[^"]+)"/.exec(tag)?.[1] ?? [], program].flat()
  })
  const files = await Promise.all(names.map(async (name) => ({ name, ...(await fetched(origin + name)) })))
  await service.stop()

  const sum = (wanted: (name: string) => boolean) =>
    files.filter(({ name }) => wanted(name)).reduce((bytes, file) => bytes + file.sent, 0)
  const isScript = (name: string) => name.endsWith('.js')
  const scripts = sum(isScript)
  const all = html.sent + sum(() => true)
  const requests = files.length + 1
  // Words that stay in the code of the device's database and of the schemas, however small it is made.
  const heavy = files.filter(({ name, text }) => isScript(name) && /listSnapshots|invalid_type/.test(text)).length
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  return [
    row('landing page, HTML', kB(html.sent), 1),
    row('landing page, JavaScript', kB(scripts), names.filter(isScript).length, '<= 100 kB', scripts <= 100_000),
    row(
      'landing page, scripts with the database or the schemas in them',
      String(heavy),
      names.filter(isScript).length,
      '0',
      heavy === 0,
    ),
    row(
      'landing page, fonts',
      kB(sum((name) => name.endsWith('.woff2'))),
      names.filter((name) => name.endsWith('.woff2')).length,
    ),
    row('landing page, requests', String(requests), 1, '<= 8', requests <= 8),
    row('landing page, whole first load', kB(all), requests, '<= 180 kB', all <= 180_000),
  ]
}

/** The text of an answer, and how many bytes of it travelled. */
async function fetched(url: string): Promise<{ text: string; sent: number }> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`)
  return { text, sent: Number(response.headers.get('content-length')) }
}
