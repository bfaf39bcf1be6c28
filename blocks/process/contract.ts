import { z } from 'zod'

export const processContract = z.strictObject({
  type: z.literal('process'),
  title: z.string().min(1),
  lead: z.string().min(1),
  steps: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        description: z.string().min(1),
        /** How long it usually takes, for example "1-2 weeks". */
        duration: z.string().min(1),
      }),
    )
    .min(2),
})
