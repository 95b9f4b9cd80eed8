import { describe, expect, it, onTestFinished } from 'vitest'
import { engines } from '../../tests/support/engines.ts'
import { countStore } from './count-store.server.ts'

describe.each(engines)('counts of views on $name', (engine) => {
  it('are one row for a day in Phoenix, a page and the kind of service, and none is lost when many come at once', async () => {
    const { db, drop } = await engine.open()
    onTestFinished(drop)
    const counts = countStore(db)
    const lateOnFriday = new Date('2026-11-21T06:59:00Z')
    const saturday = new Date('2026-11-21T07:00:00Z')
    await Promise.all(Array.from({ length: 40 }, () => counts.add('/', 'live', lateOnFriday)))
    await counts.add('/', 'live', saturday)
    await counts.add('/', 'demo', saturday)
    await counts.add('/pricing', 'live', saturday)
    expect(await db.selectFrom('page_views').selectAll().orderBy('views', 'desc').execute()).toHaveLength(4)
    const sorted = async (from: string, payments: ('demo' | 'live')[]) =>
      (await counts.since(from, payments)).map(({ day, page, views }) => `${day} ${page} ${views}`).sort()
    expect(await sorted('2026-11-20', ['live'])).toEqual(['2026-11-20 / 40', '2026-11-21 / 1', '2026-11-21 /pricing 1'])
    expect(await sorted('2026-11-21', ['live', 'demo'])).toEqual(['2026-11-21 / 2', '2026-11-21 /pricing 1'])
  })
})
