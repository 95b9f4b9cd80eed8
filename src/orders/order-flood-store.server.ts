import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { isFlood } from './order-flood.ts'

/** How many orders were placed in the hour before `now`. */
export async function ordersInHourBefore(records: Database, now: Date): Promise<number> {
  const found = await records
    .selectFrom('orders')
    .select((order) => order.fn.countAll().as('orders'))
    .where('created_at', '>', new Date(now.getTime() - 3_600_000).toISOString())
    .executeTakeFirstOrThrow()
  return Number(found.orders)
}

/** An hour with a flood, such as `2026-11-20T18` in UTC, and how many of its orders still exist. */
export interface FloodHour {
  hour: string
  orders: number
}

/** The clock hours with a flood between two instants, the oldest first. */
export async function floodHours(records: Database, from: Date, to: Date): Promise<FloodHour[]> {
  const hour = sql<string>`substr(created_at, 1, 13)`
  const found = await records
    .selectFrom('orders')
    .select((order) => [hour.as('hour'), order.fn.countAll().as('orders')])
    .where('created_at', '>=', from.toISOString())
    .where('created_at', '<', to.toISOString())
    .groupBy(hour)
    .orderBy(hour)
    .execute()
  return found.map(({ hour, orders }) => ({ hour, orders: Number(orders) })).filter(({ orders }) => isFlood(orders))
}
