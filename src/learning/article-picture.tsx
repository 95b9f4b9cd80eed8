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
} from '../ui/pictures.tsx'
import { type PictureName, pictureFor } from './picture-rule.ts'

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
