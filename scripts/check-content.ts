import { loadContent } from '../src/content.server.ts'

const { faults = [] } = loadContent('content')
for (const fault of faults) process.stdout.write(`${fault.file}:${fault.line}: ${fault.message}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
