/**
 * What runs inside the phone file. It travels as its own text, so it may use nothing from outside itself
 * but the browser, and it holds no text of a checklist: that is in the page, as data attributes and content.
 */
function runMobileSheet(): void {
  interface Saved {
    answers: Record<string, string>
    readings: Record<string, string>
    notes: Record<string, string>
    open: string[]
  }
  const one = <E extends HTMLElement>(selector: string, within: ParentNode = document) =>
    within.querySelector<E>(selector)
  const all = <E extends HTMLElement>(selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<E>(selector),
  ]
  const words = (selector: string, within: ParentNode) =>
    (one(selector, within)?.textContent ?? '').replaceAll('\u00a0', ' ')
  const write = (selector: string, text: string) => {
    const place = one(selector)
    if (place) place.textContent = text
  }
  const chosen = (point: Element) => one<HTMLInputElement>('input[type=radio]:checked', point)?.value ?? ''
  const idOf = (place: HTMLElement) => place.dataset['point'] ?? ''
  const sheets = all('[data-sheet]')

  // ---- keeping answers on the phone ----
  const storage = openStorage()
  function openStorage(): Storage | null {
    try {
      const probe = 'home-quality/probe'
      localStorage.setItem(probe, '1')
      localStorage.removeItem(probe)
      return localStorage
    } catch {
      return null
    }
  }
  function keep(key: string, text: string | null) {
    try {
      if (text === null) storage?.removeItem(key)
      else storage?.setItem(key, text)
      if (storage) return
    } catch {
      // Full or withdrawn since the start: the note says so.
    }
    one('#storage-note')?.removeAttribute('hidden')
  }
  function saved(key: string): Partial<Saved> {
    try {
      const value: unknown = JSON.parse(storage?.getItem(key) ?? '{}')
      return typeof value === 'object' && value !== null ? value : {}
    } catch {
      return {}
    }
  }
  function save(sheet: HTMLElement) {
    const state: Saved = { answers: {}, readings: {}, notes: {}, open: [] }
    for (const point of all('[data-point]', sheet)) {
      const answer = chosen(point)
      const reading = one<HTMLInputElement>('[data-reading]', point)?.value
      if (answer) state.answers[idOf(point)] = answer
      if (reading) state.readings[idOf(point)] = reading
    }
    for (const note of all<HTMLTextAreaElement>('[data-note]', sheet))
      if (note.value) state.notes[note.dataset['note'] ?? ''] = note.value
    for (const item of all<HTMLDetailsElement>('[data-item]', sheet))
      if (item.dataset['opened'] === 'yes') state.open.push(item.dataset['item'] ?? '')
    keep(sheet.dataset['sheet'] ?? '', JSON.stringify(state))
  }
  function restore(sheet: HTMLElement) {
    const state = saved(sheet.dataset['sheet'] ?? '')
    for (const point of all('[data-point]', sheet)) {
      for (const radio of all<HTMLInputElement>('input[type=radio]', point))
        radio.checked = radio.value === state.answers?.[idOf(point)]
      const reading = one<HTMLInputElement>('[data-reading]', point)
      if (reading) reading.value = String(state.readings?.[idOf(point)] ?? '')
      judge(point)
    }
    for (const note of all<HTMLTextAreaElement>('[data-note]', sheet))
      note.value = String(state.notes?.[note.dataset['note'] ?? ''] ?? '')
    for (const item of all<HTMLDetailsElement>('[data-item]', sheet)) {
      if (Array.isArray(state.open)) item.open = state.open.includes(item.dataset['item'] ?? '')
      item.dataset['opened'] = item.open ? 'yes' : 'no'
    }
  }
  /** Remembers what the homeowner unfolded; what a filter unfolds is no choice of theirs. */
  function folded(item: HTMLElement) {
    const sheet = item.closest<HTMLElement>('[data-sheet]')
    if (!sheet || !item.dataset['item'] || one<HTMLSelectElement>('#show')?.value !== '') return
    item.dataset['opened'] = item.hasAttribute('open') ? 'yes' : 'no'
    save(sheet)
  }

  // ---- what the page says about them ----
  function judge(point: HTMLElement) {
    const field = one<HTMLInputElement>('[data-reading]', point)
    const verdict = one<HTMLOutputElement>('output', point)
    if (field && verdict) verdict.textContent = field.value === '' ? '' : bandVerdict(field)
  }
  function bandVerdict(field: HTMLInputElement): string {
    const { min = '', max = '' } = field.dataset
    if (min === '' && max === '') return ''
    const value = Number(field.value)
    if (min !== '' && value < Number(min)) return 'Outside the band: too low.'
    if (max !== '' && value > Number(max)) return 'Outside the band: too high.'
    return 'Inside the band.'
  }
  function refresh() {
    const points = all('[data-point]')
    const answered = points.filter(chosen).length
    const problems = points.filter((point) => chosen(point) === 'problem').length
    write('#progress-words', `${answered} of ${points.length} · ${problems} to fix`)
    const progress = one<HTMLProgressElement>('#progress')
    if (progress) progress.value = points.length === 0 ? 0 : answered / points.length
    for (const item of all('[data-item]')) {
      const inside = all('[data-point]', item)
      const toFix = inside.filter((point) => chosen(point) === 'problem').length
      const count = one('.count', item)
      if (count) count.textContent = `${inside.filter(chosen).length} of ${inside.length} checked`
      if (count && toFix > 0) count.textContent += `, ${toFix} to fix`
    }
  }
  function filter() {
    const show = one<HTMLSelectElement>('#show')?.value ?? ''
    const byAnswer = show === 'open' || show === 'problem'
    for (const item of all<HTMLDetailsElement>('[data-item]')) {
      const points = all('[data-point]', item)
      for (const point of points)
        point.classList.toggle('off', byAnswer && chosen(point) !== (show === 'open' ? '' : show))
      const wanted = byAnswer
        ? points.some((point) => !point.classList.contains('off'))
        : item.dataset['phase'] === show
      item.classList.toggle('off', show !== '' && !wanted)
      item.open = show === '' ? item.dataset['opened'] === 'yes' : byAnswer
    }
  }

  // ---- results as text ----
  function pointText(point: HTMLElement): string {
    const reading = one<HTMLInputElement>('[data-reading]', point)?.value
    const measured = reading
      ? ` ${words('.reading label', point)}: ${reading} (${words('[data-against]', point)}).`
      : ''
    return `- ${point.dataset['number'] ?? ''} ${words('[data-check]', point)}${measured}`
  }
  function sheetText(sheet: HTMLElement): string {
    const points = all('[data-point]', sheet)
    const part = (title: string, found: HTMLElement[]) =>
      found.length === 0 ? [] : ['', `${title} (${found.length})`, ...found.map(pointText)]
    const withAnswer = (answer: string) => points.filter((point) => chosen(point) === answer)
    const notes = all<HTMLTextAreaElement>('[data-note]', sheet).filter((note) => note.value.trim() !== '')
    const noteLine = (note: HTMLTextAreaElement) =>
      `- ${note.closest<HTMLElement>('[data-item]')?.dataset['title'] ?? ''}: ${note.value.trim()}`
    return [
      sheet.dataset['title'] ?? '',
      `${points.filter(chosen).length} of ${points.length} points checked`,
      ...part('TO FIX', withAnswer('problem')),
      ...part('GOOD', withAnswer('good')),
      ...part('NOT APPLICABLE', withAnswer('na')),
      ...(notes.length === 0 ? [] : ['', 'NOTES', ...notes.map(noteLine)]),
    ].join('\n')
  }
  async function copyResults() {
    const text = [
      `Results on ${new Date().toLocaleDateString('en-US', { dateStyle: 'long' })}`,
      ...sheets.map(sheetText),
    ].join('\n\n')
    try {
      await navigator.clipboard.writeText(text)
      write('#done', 'Copied. Paste it into a message or a note.')
    } catch {
      const field = one<HTMLTextAreaElement>('#results-text')
      if (field) field.value = text
      one<HTMLDialogElement>('#results')?.showModal()
      field?.select()
    }
  }

  // ---- what a tap does ----
  function answer(radio: HTMLInputElement, point: HTMLElement) {
    // A second tap on the same answer takes it back, which a radio button alone cannot do.
    if (point.dataset['answer'] === radio.value) radio.checked = false
    point.dataset['answer'] = chosen(point)
  }
  function clearAll() {
    if (!confirm('Clear every answer, reading and note in this file?')) return
    for (const sheet of sheets) {
      keep(sheet.dataset['sheet'] ?? '', null)
      restore(sheet)
    }
    start()
  }
  function showToCrew(button: HTMLElement) {
    const point = button.closest('[data-point]')
    if (!point) return
    one('#crew-words')?.replaceChildren(...all('[data-say]', point).map((words) => words.cloneNode(true)))
    one<HTMLDialogElement>('#crew')?.showModal()
  }
  function changed(target: Element) {
    const point = target.closest<HTMLElement>('[data-point]')
    const sheet = target.closest<HTMLElement>('[data-sheet]')
    if (point) judge(point)
    if (sheet) save(sheet)
    refresh()
  }
  function start() {
    for (const point of all('[data-point]')) point.dataset['answer'] = chosen(point)
    refresh()
    filter()
  }
  function dress(theme: string) {
    document.documentElement.dataset['theme'] = theme
  }

  document.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const point = target.closest<HTMLElement>('[data-point]')
    if (target instanceof HTMLInputElement && target.type === 'radio' && point) {
      answer(target, point)
      changed(target)
    } else if (target.closest('[data-crew]')) showToCrew(target)
    else if (target.id === 'copy') void copyResults()
    else if (target.id === 'clear') clearAll()
  })
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    if (target instanceof HTMLSelectElement && target.id === 'theme') {
      dress(target.value)
      keep('home-quality/theme', target.value)
    } else if (target.id === 'show') filter()
    else if (!(target instanceof HTMLInputElement && target.type === 'radio')) changed(target)
  })

  // Captured, since this event does not bubble.
  document.addEventListener('toggle', ({ target }) => target instanceof HTMLElement && folded(target), true)

  if (!storage) one('#storage-note')?.removeAttribute('hidden')
  const theme = one<HTMLSelectElement>('#theme')
  if (theme) theme.value = storage?.getItem('home-quality/theme') ?? ''
  dress(theme?.value ?? '')
  for (const sheet of sheets) restore(sheet)
  start()
}

/** The script of the phone file, ready to stand between script tags. */
export const mobileScript = `(${runMobileSheet})()`
