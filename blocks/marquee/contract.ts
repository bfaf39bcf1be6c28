import { z } from 'zod'

/** A band of messages that runs without end (specification 2.5 and 9). */
export const marqueeContract = z.strictObject({
  type: z.literal('marquee'),
  label: z.string().min(1),
  messages: z.array(z.string().min(1)).min(1),
})
