import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The engines beside Chromium in which the journeys of a visit run. */
export const otherBrowsers = ['firefox', 'webkit'] as const
export type OtherBrowser = (typeof otherBrowsers)[number]

/** What each needs of this machine, and the packages of Debian that bring it. */
const needed: Record<OtherBrowser, { programs: string[]; libraries: string[]; packages: string[] }> = {
  firefox: { programs: ['firefox-esr'], libraries: [], packages: ['firefox-esr'] },
  webkit: {
    programs: ['WebKitWebDriver', 'Xvfb', 'gjs'],
    libraries: ['/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib'],
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb'],
  },
}

/** The packages to install before this engine can be driven; none when it can. */
export function packagesMissing(engine: OtherBrowser): string[] {
  const { programs, libraries, packages } = needed[engine]
  const isThere = programs.every(inPath) && libraries.every((file) => globSync(file).length > 0)
  return isThere ? [] : packages
}

/** Where a program is, as the shell would find it. */
export const inPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((dir) => join(dir, program))
    .find((path) => existsSync(path))
