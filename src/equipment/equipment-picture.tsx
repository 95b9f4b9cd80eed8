import type { ComponentType } from 'react'
import type { EquipmentTradeId } from '../content/equipment/equipment-trade-ids.ts'
import {
  DataPlate,
  Faucet,
  GateLatch,
  Gauge,
  Panelboard,
  type PictureProps,
  SolarModule,
  TrowelTile,
} from '../ui/pictures/pictures.tsx'

const pictures: Record<EquipmentTradeId, ComponentType<PictureProps>> = {
  hvac: DataPlate,
  plumbing: Faucet,
  electrical: Panelboard,
  pool: GateLatch,
  'water-heaters': Gauge,
  solar: SolarModule,
  paint: TrowelTile,
}

/** The thing to look at in this trade. */
export function EquipmentPicture({ trade }: { trade: EquipmentTradeId }) {
  const Picture = pictures[trade]
  return <Picture />
}
