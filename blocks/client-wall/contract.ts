import { z } from 'zod'

/** Client marks in five rows that run without end, every other one the other way (specification 2.9). */
export const clientWallContract = z.strictObject({
  type: z.literal('client-wall'),
  title: z.string().min(1),
  lead: z.string().min(1),
  clients: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        trade: z.string().min(1),
        mark: z.string().startsWith('/'),
      }),
    )
    .min(10),
})
