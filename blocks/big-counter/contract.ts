import { z } from 'zod'

/** One figure as wide as the page, that counts up when it is seen (specification 2.10). */
export const bigCounterContract = z.strictObject({
  type: z.literal('big-counter'),
  label: z.string().min(1),
  /** What it counts, and since when. */
  note: z.string().min(1).optional(),
  target: z.int().positive(),
  /** Length of the count, in milliseconds. */
  duration: z.int().positive(),
})
