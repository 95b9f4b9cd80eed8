import type { OtherBrowser } from '../support/other-browsers.ts'
import { startFirefox } from './firefox.ts'
import type { Place } from './place-on-page.ts'
import { startWebKit } from './webkit.ts'

/** A phone with this engine: what it keeps outlives its browser. */
export interface Device {
  /** Name and version as the browser says them. */
  browser: string
  /** Where files are saved. */
  downloads: string
  /** Everything that the browser called an error since it was asked last. */
  takeComplaints(): string[]
  openTab(): Promise<Tab>
  closeTabs(): Promise<void>
  /** Ends the browser with all its tabs and starts it with the same profile. */
  restart(): Promise<void>
  remove(): Promise<void>
}

/** What both engines can do with a tab. What a journey says is made of it, in `page.ts`. */
export interface Tab {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Answers what the script answers on the page; it can use nothing but what it is given, which is plain data. */
  run<Given extends unknown[], Answer>(
    script: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer>
  /** Presses with a pointer of the engine's own. */
  press(place: Place): Promise<void>
  /** Writes behind what stands there, key by key. */
  type(place: Place, text: string): Promise<void>
  /** Picks these files in a file input. */
  attach(place: Place, files: readonly string[]): Promise<void>
}

/** A new device with this engine. */
export const startDevice = (engine: OtherBrowser): Promise<Device> =>
  engine === 'firefox' ? startFirefox() : startWebKit()
