import * as z from 'zod/mini'
import { defineCall } from '../api/call-shape.ts'

const siteSchema = z.object({
  name: z.string(),
  area: z.array(z.string()),
  contactEmail: z.string(),
  ownerName: z.string(),
  /** True while no bank details are configured: nothing is charged and every page says so. */
  demonstration: z.boolean(),
  /** Business days for which an order opens one project before its payment is confirmed; 0: nothing opens before that. */
  openBeforePayment: z.int(),
  publicUrl: z.string(),
  /** From the cheapest plan to the dearest, such as "$29-$49". */
  priceRange: z.string(),
})
/** What every page knows of the business; part of it is configured. */
export type Site = z.infer<typeof siteSchema>

export const siteCalls = {
  getSite: defineCall({
    method: 'GET',
    path: '/api/site',
    summary: 'Name, area, contact and payment mode',
    responses: { 200: siteSchema },
  }),
}
