import { z } from 'zod'

/** Weeks that 'weeks' has room for. */
const WEEKS_MAX = 8

export const processContract = z.strictObject({
  type: z.literal('process'),
  title: z.string().min(1),
  lead: z.string().min(1),
  /** 'wave' (the default) hangs four or five steps on one period, 'weeks' sets each as a bar under its weeks. */
  layout: z.enum(['wave', 'weeks']).optional(),
  steps: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        description: z.string().min(1),
        /** How long it usually takes, for example "1-2 weeks". */
        duration: z.string().min(1),
        /** For 'weeks': the first week, from 1, and how many. */
        weeks: z
          .strictObject({
            from: z.int().min(1).max(WEEKS_MAX),
            count: z.int().min(1).max(WEEKS_MAX),
          })
          .optional(),
      }),
    )
    .min(2),
})

export type ProcessLayoutProps = z.infer<typeof processContract>
