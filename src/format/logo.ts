/** Our mark on a 24 by 24 field: a clipboard whose tick runs on as a mountain ridge. */
export const logoLines = {
  board:
    'M8.5 4H6.25A2.25 2.25 0 0 0 4 6.25v13A2.25 2.25 0 0 0 6.25 21.5h11.5A2.25 2.25 0 0 0 20 19.25v-13A2.25 2.25 0 0 0 17.75 4H15.5',
  clip: 'M9.5 2.5h5a1 1 0 0 1 1 1v1.75a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V3.5a1 1 0 0 1 1-1Z',
  ridge: 'm14 9.75 2.5 4 1.1-1.35L20 15.75',
  tick: 'm6.75 14 3 3.25L14 9.75',
}

/** The mark as SVG for a file that stands by itself, in the colors given. Decorative. */
export const logoSvg = (ink: string, tick: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${ink}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${logoLines.board}"/><path d="${logoLines.clip}"/><path stroke-width="1.25" d="${logoLines.ridge}"/><path stroke="${tick}" stroke-width="2.25" d="${logoLines.tick}"/></svg>`
