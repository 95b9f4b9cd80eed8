import { describe, expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { lockedInProse, lockedTexts } from './locked-text.ts'
import { contentModules, staticModules } from './static-modules.server.ts'

const { transform } = contentModules('content') as unknown as {
  transform: { handler(this: { error(message: string): never }, code: string, id: string): { code: string } }
}

/** What importing a file of `content/` gives a page. */
function imported(file: string): string {
  const error = (message: string): never => {
    throw new Error(message)
  }
  return transform.handler.call({ error }, '', `${process.cwd()}/content/${file}`).code
}

describe('static content as modules', () => {
  it('is a closed list, and none of it may be paid for', () => {
    expect(Object.keys(staticModules(content)).sort()).toEqual([
      'boxes.yml',
      'claims.yml',
      'cost-model.yml',
      'equipment.yml',
      'example-report.yml',
      'fallback-articles.yml',
      'landing.yml',
      'legal/county-recorder-contact.md',
      'legal/county-recording-procedure.md',
      'legal/ip-declaration.md',
      'legal/notarization-instructions.md',
      'legal/privacy-policy.md',
      'legal/setup-notes.md',
      'legal/terms.md',
      'plans.yml',
      ...content.checklists.map(({ id }) => `riders/${id}.yml`).sort(),
      'suppliers.yml',
    ])
    const locked = lockedTexts(content.checklists)
    for (const [file, value] of Object.entries(staticModules(content)))
      expect(lockedInProse(value, locked), file).toBeUndefined()
  })

  it('gives a page what was checked, and the front page its sample whole', () => {
    expect(imported('plans.yml')).toBe(`export default ${JSON.stringify(content.plans)}`)
    expect(imported('landing.yml')).toContain(`"checklist":"${content.landing.sample.checklist}"`)
  })

  it.each(['checklists/hvac.yml', 'articles/lien-waivers.md', 'sources.yml', 'site.yml'])(
    'cannot be made of %s, which is no static content',
    (file) => expect(() => imported(file)).toThrow(`content/${file} is not static content`),
  )
})
