import { z } from 'zod'

/** The number of weeks that the layout 'weeks' can show. */
const WEEKS_MAX = 8

/** The layout 'circuit' is drawn for exactly this many steps. */
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
            description: 'For example "1-2 weeks". Shown by the layouts "Wave" and "Weeks".',
          }),
          weeks: z
            .strictObject({
              from: z.int().min(1).max(WEEKS_MAX).meta({ title: 'First week' }),
              count: z.int().min(1).max(WEEKS_MAX).meta({ title: 'Number of weeks' }),
            })
            .optional()
            .meta({ description: 'Only for the layout "Weeks".' }),
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
    description: 'The steps of a process, in one of five layouts.',
    group: 'Steps',
  })

export type ProcessLayoutProps = z.infer<typeof processSchema>
