// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist } from '../../checklists/checklist.ts'
import { formsIn } from '../model/forms.ts'
import { DoNotSign } from './do-not-sign.tsx'

afterEach(cleanup)

it('what is there before a paper is signed is ticked, kept with the visit, and can be taken back', () => {
  const store = visitInMemory()
  render(aroundVisit({ checklist: {} as Checklist, store }, <DoNotSign />))
  const box = () => screen.getByRole('checkbox', { name: /four forms of A.R.S. 33-1008/ })
  fireEvent.click(box())
  expect(formsIn(store.shown())).toEqual({ 'sign/waiver/form': 'yes' })
  fireEvent.click(box())
  expect(formsIn(store.shown())).toEqual({})
})

it('every line of a lien waiver can be ticked before its payment has cleared', () => {
  render(aroundVisit({ checklist: {} as Checklist, store: visitInMemory() }, <DoNotSign />))
  expect(
    screen.getByRole('checkbox', { name: /^Until the payment has cleared it is the conditional form/ }),
  ).toBeDefined()
})
