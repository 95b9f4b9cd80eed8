import { describe, expect, it } from 'vitest'
import { citationsIn, uncited } from '../../scripts/content-rules/citations.ts'
import { passage, printed } from './passage.ts'

const named = (text: string) => citationsIn(text).map(({ family, number }) => `${family} ${number}`.trim())

describe('statutes and standards in a text', () => {
  it.each([
    ['A.R.S. 32-1158 lists the parts; so does A.R.S. 32-1158.01.', ['A.R.S. 32-1158', 'A.R.S. 32-1158.01']],
    ['A.R.S. 45-454 and 45-591 to 606', ['A.R.S. 45-454', 'A.R.S. 45-591..606']],
    ['A.A.C. R12-15-811', ['A.A.C. R12-15-811']],
    ['NEC 690.12, 705 and 110.14, and UL 2703, 1741', ['NEC 690.12', 'NEC 705', 'NEC 110.14', 'UL 2703', 'UL 1741']],
    ['The 2023 National Electrical Code asks for one.', ['NEC']],
    ['It follows NEC Article 220.', ['NEC 220']],
    ['NSF/ANSI/CAN 61 or 372', ['NSF 61', 'NSF 372']],
    ['a step called Manual S', ['Manual S']],
    ['ASME A112.19.8 or APSP-16', ['ASME A112.19.8', 'APSP 16']],
    ['the EPA Section 608 card', ['EPA Section 608']],
    ['NIST Technical Note 1848 (2014)', ['NIST 1848']],
  ])('reads %s', (text, expected) => {
    expect(named(text).toSorted()).toEqual(expected.toSorted())
  })

  it.each(['Read the manual and the form.', 'a UL, ETL or CSA mark', 'Section two of the contract', 'ULTRA 181'])(
    'sees none in: %s',
    (text) => {
      expect(named(text)).toEqual([])
    },
  )

  it('refuses a standard that the sources do not hold, with its place', () => {
    const faults = uncited([passage('Tape printed “UL 181” at each joint.')], ['UL 444'], 'content/sources.yml')
    expect(printed(faults)).toEqual(['content/planted.yml:7: names UL 181, which is not in content/sources.yml'])
  })

  it('takes an article for its sections, and a range for its numbers', () => {
    const text = passage('NEC 690.12 and A.R.S. 45-600')
    expect(uncited([text], ['NEC Article 690', 'A.R.S. 45-591 to 606'], 'its own sources')).toEqual([])
    expect(uncited([text], ['NEC 690.12', 'A.R.S. 45-591 to 599'], 'its own sources')).toHaveLength(1)
  })

  it('takes no family for a number: “NEC” does not cover NEC 110.26', () => {
    expect(uncited([passage('NEC 110.26')], ['NEC'], 'its own sources')).toHaveLength(1)
    expect(uncited([passage('the NEC')], ['NEC 110.26'], 'its own sources')).toEqual([])
  })
})
