import { expect } from 'vitest'
import type { Device, Tab } from './device.ts'
import { type OnPage, type Place, type WirePlace, wirePlace } from './place-on-page.ts'

/** A page as a homeowner uses it: each press waits until its place is there, and a machine under load may take long. */
export class Page {
  readonly tab: Tab
  private constructor(tab: Tab) {
    this.tab = tab
  }
  static async new(device: Device): Promise<Page> {
    return new Page(await device.openTab())
  }

  /** Opens an address and waits until its script answers, where it has one. */
  async visit(url: string): Promise<void> {
    await eventually(() => this.tab.goto(url))
    await this.isRunning()
  }
  async reload(): Promise<void> {
    await this.tab.reload()
    await this.isRunning()
  }
  private isRunning = (): Promise<void> => eventually(() => this.tab.run(runs))

  press = (place: Place): Promise<void> =>
    eventually(async () => {
      await this.tab.run(standsStill, wirePlace(place))
      await this.tab.press(place)
    })
  type = (place: Place, text: string): Promise<void> => eventually(() => this.tab.type(place, text))
  /** Chooses an option of a list by its value. */
  choose = (place: Place, value: string): Promise<void> =>
    eventually(() =>
      this.tab.run(
        (place, value) => {
          const list = (window as unknown as OnPage).placeOnPage(place) as HTMLSelectElement
          list.value = value
          for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
        },
        wirePlace(place),
        value,
      ),
    )
  attach = (place: Place, ...files: string[]): Promise<void> => eventually(() => this.tab.attach(place, files))

  address = (): Promise<string> => this.tab.run(() => location.href)
  count = (place: Place): Promise<number> =>
    this.tab.run((place) => (window as unknown as OnPage).placesOnPage(place).length, wirePlace(place))
  text = (place: Place): Promise<string> =>
    this.tab.run(
      (place) => (window as unknown as OnPage).placeOnPage(place).textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
      wirePlace(place),
    )
  value = (place: Place): Promise<string> =>
    this.tab.run(
      (place) => ((window as unknown as OnPage).placeOnPage(place) as HTMLInputElement).value,
      wirePlace(place),
    )
  /** Whether a choice, a box or a button stands pressed. */
  isOn = (place: Place): Promise<boolean> =>
    this.tab.run((place) => {
      const part = (window as unknown as OnPage).placeOnPage(place)
      return part instanceof HTMLInputElement ? part.checked : part.getAttribute('aria-pressed') === 'true'
    }, wirePlace(place))

  async sees(place: Place): Promise<void> {
    await expect.poll(() => this.count(place), { message: JSON.stringify(wirePlace(place)) }).toBeGreaterThan(0)
  }
}

/** Tries until it works, as long as a page may take on a machine under load. */
async function eventually(attempt: () => Promise<void>): Promise<void> {
  const until = Date.now() + 45_000
  for (;;) {
    try {
      return await attempt()
    } catch (fault) {
      if (Date.now() > until) throw fault
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Answers when the program of the page runs, where it has one. Runs on the page. */
function runs(): Promise<void> {
  const { documentElement } = document
  return new Promise((resolve) => {
    const look = () => {
      if (!('running' in documentElement.dataset) && document.querySelector('script[data-program]')) return
      watch.disconnect()
      resolve()
    }
    const watch = new MutationObserver(look)
    watch.observe(documentElement, { attributeFilter: ['data-running'] })
    look()
  })
}

/** A press on what is still moving would land beside it, and one on what takes none yet would be lost. Runs on the page. */
async function standsStill(place: WirePlace): Promise<void> {
  const { targetOnPage } = window as unknown as OnPage
  const before = targetOnPage(place, true).getBoundingClientRect()
  await new Promise((resolve) => setTimeout(resolve, 50))
  const target = targetOnPage(place, true)
  const { x, y } = target.getBoundingClientRect()
  if (target.ariaDisabled === 'true') throw new Error('it takes no press yet')
  if (x !== before.x || y !== before.y) throw new Error('it still moves')
}
