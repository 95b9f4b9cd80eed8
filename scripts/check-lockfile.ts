/** Every program that `npm ci` brings has a hash that npm checks, and none of them runs a script while it is installed. */
import { readFileSync } from 'node:fs'
import { lockfileFaults } from './lockfile-faults.ts'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const faults = lockfileFaults(read('package-lock.json'), read('package.json'))
for (const fault of faults) process.stdout.write(`package-lock.json: ${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
