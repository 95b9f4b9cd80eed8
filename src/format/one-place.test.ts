import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')
const days = 'Mon|Tue|Wed|Thu|Fri|Sat|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday'
const months =
  'Jan|Feb|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|April|June|July|August|September|October|November|December'
const ofOneLanguage = new RegExp(
  `\\bIntl\\b|en-US|\\.toLocale\\w*String|\\b(${days}|${months})\\b|\\d ?[AP]M\\b|\\b[ap]\\.m\\.`,
)

it('leaves names of days and months, clock times and locales to this folder', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: (name) => name === 'format' }).filter(
    (file) => !file.includes('.test.'),
  )
  const found = files.flatMap((file) => {
    const code = readFileSync(join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    return (
      ofOneLanguage
        .exec(code)
        ?.map((words) => `${file}: ${words}`)
        .slice(0, 1) ?? []
    )
  })
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})
