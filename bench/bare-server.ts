/**
 * What serving a page costs at least: node:http with one answer in memory. It copies that answer from
 * the address in its first argument, asked with the headers in the second.
 */
import http from 'node:http'

const [url = '', askedWith = '{}'] = process.argv.slice(2)
const added = new Set(['date', 'connection', 'keep-alive'])

http.get(url, { headers: JSON.parse(askedWith) as Record<string, string> }, async (answer) => {
  const pieces: Buffer[] = []
  for await (const piece of answer) pieces.push(piece as Buffer)
  const body = Buffer.concat(pieces)
  const status = answer.statusCode ?? 500
  // What node:http adds to every answer, it will add again.
  const headers = Object.entries(answer.headersDistinct)
    .filter(([name]) => !added.has(name))
    .flatMap(([name, values]) => [name, values?.[0] ?? ''])
  http
    .createServer({ keepAliveTimeout: 10_000 }, (_, response) => {
      response.writeHead(status, headers)
      response.end(body)
    })
    .listen(Number(process.env.PORT), '127.0.0.1')
})
process.on('SIGTERM', () => process.exit(0))
