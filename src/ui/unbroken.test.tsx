import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { unbroken } from './unbroken.tsx'

it('no line ends within a license class, and no word is lost', () => {
  const markup = renderToStaticMarkup(<p>{unbroken('Usual: R-39, CR-39R. A start-up & a T-stat.')}</p>)
  expect([...markup.matchAll(/nowrap">([^<]+)</g)].map(([, kept]) => kept)).toEqual(['R-39', 'CR-39R', 'T-stat'])
  expect(markup.replace(/<[^>]+>/g, '')).toBe('Usual: R-39, CR-39R. A start-up &amp; a T-stat.')
})
