import type { ComponentType } from 'react'
import {
  CablePlug,
  DataPlate,
  Emitter,
  Faucet,
  GateLatch,
  Gauge,
  Panelboard,
  type PictureProps,
  SolarModule,
  WellHead,
} from '../ui/pictures/pictures.tsx'

const pictures: Record<PictureName, ComponentType<PictureProps>> = {
  hvac: DataPlate,
  solar: SolarModule,
  plumbing: Faucet,
  well: WellHead,
  pool: GateLatch,
  electric: Panelboard,
  network: CablePlug,
  irrigation: Emitter,
  default: Gauge,
}

export function ArticlePicture({
  article,
  className,
}: { article: { category: string; title: string } } & PictureProps) {
  const Picture = pictures[pictureFor(article)]
  return <Picture {...(className && { className })} />
}

type PictureName = 'hvac' | 'solar' | 'plumbing' | 'well' | 'pool' | 'electric' | 'network' | 'irrigation' | 'default'

/** In the order in which they are looked for. "Well" must be a word of its own: "as well" and "dwelling" are none. */
const keywords: [RegExp, PictureName][] = [
  [/hvac/, 'hvac'],
  [/solar/, 'solar'],
  [/plumbing/, 'plumbing'],
  [/(?<!\bas )\bwells?\b/, 'well'],
  [/pool/, 'pool'],
  [/electric/, 'electric'],
  [/smart[ -]?home|network/, 'network'],
  [/irrigation/, 'irrigation'],
]

/** Which drawing an article gets: by a keyword in its category, else by one in its title. */
export function pictureFor({ category, title }: { category: string; title: string }): PictureName {
  for (const text of [category, title]) {
    const found = keywords.find(([keyword]) => keyword.test(text.toLowerCase()))
    if (found) return found[1]
  }
  return 'default'
}
