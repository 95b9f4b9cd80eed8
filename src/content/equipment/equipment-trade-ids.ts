/** The trades that the equipment guide has a page for; also the ids in `/equipment-standards/{id}`. */
export const equipmentTradeIds = ['hvac', 'plumbing', 'electrical', 'pool', 'water-heaters', 'solar', 'paint'] as const
export type EquipmentTradeId = (typeof equipmentTradeIds)[number]
