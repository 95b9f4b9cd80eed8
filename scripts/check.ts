/** Everything that can be said of the repository without running the service, one named step after another. */
import { spawnSync } from 'node:child_process'

const steps = ['types', 'lint', 'imports', 'unused', 'lockfile', 'content']

const failed = steps.filter((step) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', `check:${step}`], { encoding: 'utf8' })
  if (status !== 0) process.stdout.write(stdout + stderr)
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${step}\n`)
  return status !== 0
})
process.exitCode = failed.length > 0 ? 1 : 0
