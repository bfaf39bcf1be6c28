import { z } from 'zod'

/** Numbered stages of a piece of work, more of them than block "process" can hang on one wave. */
export const stagesSchema = z
  .strictObject({
    type: z.literal('stages'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    layout: z.enum(['path', 'ledger']).meta({
      title: 'Layout',
      description:
        'Path swings from side to side down the page, ledger is a dense list on dark ground.',
    }),
    stages: z
      .array(z.strictObject({ title: z.string().min(1), description: z.string().min(1) }))
      .min(3),
  })
  .meta({
    title: 'Stages',
    description: 'Numbered stages of a piece of work, three or more.',
    group: 'Steps',
  })

export type StagesLayoutProps = z.infer<typeof stagesSchema>
