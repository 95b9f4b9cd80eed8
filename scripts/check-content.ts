/** Says what is wrong with the content, file and line first; says how it reads when nothing is. */
import { checkContent } from './content-rules/rules.ts'

const { faults, medians, points } = checkContent()
for (const fault of faults) process.stdout.write(`${fault.file}:${fault.line}: ${fault.message}\n`)
if (medians) {
  const { steps, articles } = medians
  process.stdout.write(
    `${points} check points; reading grade, median: steps ${steps.toFixed(1)}, articles ${articles.toFixed(1)}\n`,
  )
}
process.exitCode = faults.length > 0 ? 1 : 0
