import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** Named things with a sentence each: what a client gets, what a company holds to. */
export const deliverablesSchema = z
  .strictObject({
    type: z.literal('deliverables'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    layout: z
      .enum([
        'ledger',
        'columns',
        'tiles',
        'patchwork',
        'facing',
        'bars',
        'cards',
        'run',
        'acrostic',
        'rail',
      ])
      .meta({
        title: 'Layout',
        description:
          'Tiles are numbered on a grid, patchwork gives each card its own width, facing sets two against each other, acrostic spells a word with the first letters (three to seven), a rail runs past without end.',
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
  .refine(
    ({ layout, items }) => layout !== 'acrostic' || (items.length >= 3 && items.length <= 7),
    {
      path: ['items'],
      message: 'an acrostic has three to seven',
    },
  )
  .refine(({ layout, items }) => layout !== 'rail' || items.length >= 3, {
    path: ['items'],
    message: 'a rail has three or more',
  })
  .meta({
    title: 'What you get',
    description: 'Named things with a sentence each, in one of ten layouts.',
    group: 'Cards and lists',
  })

export type DeliverablesLayoutProps = z.infer<typeof deliverablesSchema> & { id: string }
