import type { ComponentType } from 'react'
import type { ChecklistId } from '../content/checklist-ids.ts'
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
  Thermostat,
  TrowelTile,
  WeldSeam,
  WellHead,
} from '../ui/pictures/pictures.tsx'

const pictures: Record<string, ComponentType<PictureProps>> = {
  hvac: DataPlate,
  heating: Gauge,
  plumbing: Faucet,
  welding: WeldSeam,
  electrical: Panelboard,
  pool: GateLatch,
  remodeling: TrowelTile,
  networking: CablePlug,
  solar: SolarModule,
  well: WellHead,
  irrigation: Emitter,
  'smart-home': Thermostat,
} satisfies Record<ChecklistId, ComponentType<PictureProps>>

/** The thing to look at in this trade; any other category gets the data plate. */
export function TradePicture({ category, className }: { category: string } & PictureProps) {
  const Picture = pictures[category] ?? DataPlate
  return <Picture {...(className && { className })} />
}
