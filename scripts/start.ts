import { buildIfStale } from './build.ts'

process.env.NODE_ENV = 'production'
const began = performance.now()
if (await buildIfStale()) process.stdout.write(`Built in ${Math.round((performance.now() - began) / 100) / 10} s.\n`)
const built = '../dist/server/main.js'
await import(built)
