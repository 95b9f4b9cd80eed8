import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawingClasses, drawingFault } from './drawing-markup.ts'

describe('the markup of a drawing', () => {
  it('is shapes and labels with known classes', () => {
    for (const sound of [
      '<path class="line" d="M10 20 L30.5,-4 Z"/>',
      '<g transform="translate(10 20) rotate(-90)"><rect class="metal" x="1" y="2" width="3" height="4"/></g>',
      '<text class="label strong" x="4" y="10" text-anchor="middle">3 in or more, “capped”</text>\n<circle class="bad" cx="1" cy="1" r="2"/>',
    ])
      expect(drawingFault(sound), sound).toBeUndefined()
  })

  it('holds nothing that runs, loads, or has a look of its own', () => {
    for (const [wrong, fault] of [
      ['<script>alert(1)</script>', '<script>'],
      ['<image href="https://a.test/x.png"/>', '<image'],
      ['<path class="line" onclick="x()" d="M0 0"/>', 'onclick'],
      ['<path style="fill:red" d="M0 0"/>', 'style'],
      ['<path fill="#f00" d="M0 0"/>', 'fill'],
      ['<path class="red" d="M0 0"/>', '"red"'],
      ['<path class="line" d="url(#a)"/>', 'url(#a)'],
      ['<g transform="matrix(1 0 0 1 0 0)"></g>', 'matrix'],
      ['<path constructor="x" d="M0 0"/>', 'constructor'],
      ['<rect x="1" y="1" x="2"/>', 'x twice'],
      ['<use href="#a"/>', '<use'],
      ['words', 'outside of <text>'],
      ['<text x="1" y="1">a &lt; b</text>', 'a &lt; b'],
      ['<text x="1" y="1">a<b/></text>', '<b/>'],
      ['<g><path class="line" d="M0 0"/>', 'leaves <g> open'],
      ['<g></text>', 'closes <text>'],
      ['<g/>', 'must fill'],
      ['<path class="line" d="M0 0">', 'must close'],
      ['<path class=line d="M0 0"/>', 'no shape'],
      ['<', 'no shape'],
    ] as const)
      expect(drawingFault(wrong), wrong).toContain(fault)
  })

  it('knows the classes that the style sheet draws, and no others', () => {
    const style = readFileSync('src/checklists/drawing/drawing.css', 'utf8')
    const drawn = new Set([...style.matchAll(/\.drawing \.([a-z]+)/g)].map(([, name]) => name))
    expect([...drawn].sort()).toEqual([...drawingClasses].sort())
  })
})
