// temporary helper for content writers: node scripts/check-checklist.ts content/checklists/hvac.yml

import { readYaml } from '../src/content-file.server.ts'
import { checklistSchema, sourcesSchema } from '../src/content-schema.ts'

const sources = readYaml('content/sources.yml', sourcesSchema)
for (const file of process.argv.slice(2)) {
  const parsed = readYaml(file, checklistSchema)
  const faults = [...(parsed.faults ?? []), ...(sources.faults ?? [])]
  for (const item of parsed.value?.items ?? [])
    for (const point of item.points)
      if (!sources.value?.[point.source])
        faults.push({ file, line: 0, message: `${point.id}: unknown source "${point.source}"` })
  for (const f of faults) console.log(`${f.file}:${f.line}: ${f.message}`)
  if (faults.length === 0) console.log(file, 'ok', parsed.value?.items.map((i) => i.points.length).join(','))
}
