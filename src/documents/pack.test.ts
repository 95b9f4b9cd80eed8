import { describe, expect, it } from 'vitest'
import { chooserPack, startedPack } from '../../tests/support/packs.ts'
import { fileName, packTitle } from './pack.ts'

describe('a download', () => {
  it('is named after its checklist when it holds one', () => {
    const pack = startedPack(['hvac'])
    expect(fileName(pack, 'pdf')).toBe('hvac-checklist.pdf')
    expect(fileName(pack, 'mobile')).toBe('hvac-checklist-mobile.html')
    expect(fileName(pack, 'print')).toBe('hvac-checklist-print.html')
    expect(packTitle(pack)).toBe(pack.sheets[0]?.checklist.title)
  })

  it('has one name for several checklists, with the format in it', () => {
    const pack = startedPack(['hvac', 'pool'])
    expect(fileName(pack, 'mobile')).toBe('home-quality-checklists-mobile.html')
    expect(packTitle(pack)).toBe('Your verification checklists')
  })

  it('says in its name and its title when it is only a chooser pack', () => {
    expect(fileName(chooserPack(), 'pdf')).toBe('home-quality-chooser-pack.pdf')
    expect(packTitle(chooserPack())).toContain('Chooser pack')
  })
})
