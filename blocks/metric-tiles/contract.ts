import { z } from 'zod'

/** Measures, each with its year as a line. */
export const metricTilesContract = z.strictObject({
  type: z.literal('metric-tiles'),
  title: z.string().min(1),
  lead: z.string().min(1).optional(),
  metrics: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        value: z.string().min(1),
        description: z.string().min(1),
        /** What was measured month by month, oldest first; only its shape is drawn. */
        trend: z.array(z.number()).min(2).max(24),
      }),
    )
    .min(2)
    .max(5),
})
