import { z } from 'zod'

/** Weeks that 'weeks' has room for. */
const WEEKS_MAX = 8

export const processSchema = z
  .strictObject({
    type: z.literal('process'),
    title: z.string().min(1),
    lead: z.string().min(1),
    layout: z.enum(['wave', 'weeks']).optional().meta({
      title: 'Layout',
      description:
        'Wave: four or five steps on one wave. Weeks: each step as a bar under its weeks.',
    }),
    steps: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          description: z.string().min(1),
          duration: z
            .string()
            .min(1)
            .meta({ description: 'How long it usually takes, for example "1-2 weeks".' }),
          weeks: z
            .strictObject({
              from: z.int().min(1).max(WEEKS_MAX).meta({ title: 'First week' }),
              count: z.int().min(1).max(WEEKS_MAX).meta({ title: 'How many weeks' }),
            })
            .optional()
            .meta({ description: 'Only for the layout "Weeks": its first week, and how many.' }),
        }),
      )
      .min(2),
  })
  .meta({
    title: 'Process on a wave',
    description: 'Four or five steps along one wave, or as bars under the weeks that they take.',
    group: 'Steps',
  })

export type ProcessLayoutProps = z.infer<typeof processSchema>
