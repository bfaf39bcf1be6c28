import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** Named things with a sentence each: what a client gets, what a company holds to. */
export const deliverablesSchema = z
  .strictObject({
    type: z.literal('deliverables'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    layout: z
      .enum(['ledger', 'columns', 'tiles', 'patchwork', 'facing', 'bars', 'cards', 'run'])
      .meta({
        title: 'Layout',
        description:
          'Tiles are numbered on a grid, patchwork gives each card its own width, facing sets two against each other.',
      }),
    items: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          description: z.string().min(1),
          action: linkSchema
            .optional()
            .meta({ title: 'Button', description: 'Only shown by the layout "Cards".' }),
          change: z
            .strictObject({
              from: z.string().min(1),
              to: z.string().min(1),
              was: z.string().min(1).meta({ title: 'How it was before' }),
            })
            .optional()
            .meta({
              description:
                'Only for the layout "Facing": the figure that changed, and how it was before.',
            }),
        }),
      )
      .min(2),
  })
  .meta({
    title: 'What you get',
    description: 'Named things with a sentence each, in one of eight layouts.',
    group: 'Cards and lists',
  })

export type DeliverablesLayoutProps = z.infer<typeof deliverablesSchema> & { id: string }
