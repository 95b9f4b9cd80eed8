import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, read as readFrom, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { openLog } from './log.server.ts'

/** A pipe that nobody reads until the test does, a piece at a time. */
function pipe() {
  const dir = mkdtempSync(join(tmpdir(), 'hqp-log-'))
  const path = join(dir, 'pipe')
  execFileSync('mkfifo', [path])
  const input = openSync(path, 'r+')
  onTestFinished(() => {
    closeSync(input)
    rmSync(dir, { recursive: true, force: true })
  })
  const read = promisify(readFrom)
  return {
    // Whoever writes the log closes it.
    output: openSync(path, 'r+'),
    async read() {
      const { bytesRead, buffer } = await read(input, Buffer.alloc(1 << 16), 0, 1 << 16, null)
      return buffer.toString('utf8', 0, bytesRead)
    },
  }
}

it('drops what nobody can write, and says how many lines are missing once they can be written again', async () => {
  const { output, read } = pipe()
  const { log, close } = openLog('info', { output, mostWaitingBytes: 100_000 })
  const lines = 5000
  for (let n = 0; n < lines; n++) {
    log.info({ n }, 'a line that is about as long as one about a request')
    if (n % 100 === 0) await sleep(1)
  }
  let text = ''
  while (!text.includes('misses lines')) {
    text += await read()
  }
  const written = text.match(/"n":\d+/g)?.length ?? 0
  expect(written).toBeLessThan(lines)
  expect(text).toContain(`"lines":${lines - written},`)
  await close()
})

it('at its end writes what is left, to a pipe too', async () => {
  const { output, read } = pipe()
  const { log, close } = openLog('info', { output })
  log.info('the last line')
  // Sooner than a batch would leave by itself.
  await close(200)
  expect(await read()).toContain('the last line')
})
