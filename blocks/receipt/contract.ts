import { z } from 'zod'

/** Benefits as the lines of a till receipt, each with the figure that it comes to. */
export const receiptContract = z.strictObject({
  type: z.literal('receipt'),
  title: z.string().min(1),
  lead: z.string().min(1),
  /** What stands above the lines: where and when. */
  head: z.array(z.string().min(1)).min(1),
  lines: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        description: z.string().min(1),
        /** Short, for example "2 min". */
        amount: z.string().min(1).max(9),
      }),
    )
    .min(3),
  /** What it all comes to. */
  total: z.strictObject({ label: z.string().min(1), amount: z.string().min(1).max(9) }),
})
