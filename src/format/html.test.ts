// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { html } from './html.ts'

/** Every character that content may hold. */
const allowedText = fc.stringMatching(/^[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…™−]{0,80}$/)

describe('html', () => {
  it('gives any allowed text back unchanged, as content and as an attribute', () => {
    fc.assert(
      fc.property(allowedText, (text) => {
        document.body.innerHTML = html`<p title="${text}">${text}</p>`.markup
        const paragraph = document.querySelector('p')
        expect(paragraph?.textContent).toBe(text)
        expect(paragraph?.getAttribute('title')).toBe(text)
        expect(document.body.children).toHaveLength(1)
      }),
    )
  })

  it('lets no text open a tag or leave its quotes', () => {
    expect(html`<p title="${'" onclick="x'}">${'<script>'}</p>`.markup).toBe(
      '<p title="&#34; onclick=&#34;x">&#60;script&#62;</p>',
    )
  })

  it('puts finished markup in as it is, and nothing for null', () => {
    expect(html`<ul>${[html`<li>${1}</li>`, html`<li>${2}</li>`]}</ul>${null}`.markup).toBe(
      '<ul><li>1</li><li>2</li></ul>',
    )
  })
})
