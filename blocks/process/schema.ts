import { z } from 'zod'

/** Weeks that the layout 'weeks' has room for. */
const WEEKS_MAX = 8

/** Steps that the layout 'circuit' draws. */
const CIRCUIT_STEPS = 8

export const processSchema = z
  .strictObject({
    type: z.literal('process'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    layout: z.enum(['wave', 'weeks', 'path', 'ledger', 'circuit']).meta({
      title: 'Layout',
      description:
        'Wave: four or five steps on one wave. Weeks: each step as a bar under its weeks. Path: steps on both sides of a line down the page. Ledger: a dense list on dark ground. Circuit: eight steps on a line that turns back.',
    }),
    steps: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          description: z.string().min(1),
          duration: z.string().min(1).optional().meta({
            description: 'How long it usually takes, for example "1-2 weeks". Wave and weeks.',
          }),
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
  .refine(
    ({ layout, steps }) => layout !== 'circuit' || steps.length === CIRCUIT_STEPS,
    `needs ${CIRCUIT_STEPS} steps in the layout "circuit"`,
  )
  .meta({
    title: 'Process',
    description: 'The steps of a piece of work in their order, in one of five layouts.',
    group: 'Steps',
  })

export type ProcessLayoutProps = z.infer<typeof processSchema>
