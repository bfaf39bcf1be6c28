import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** Items with a title and a description, for example what a client gets. */
export const deliverablesSchema = z
  .strictObject({
    type: z.literal('deliverables'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    layout: z
      .enum([
        'ledger',
        'columns',
        'compact',
        'tiles',
        'patchwork',
        'facing',
        'bars',
        'cards',
        'run',
        'acrostic',
        'rail',
        'offset',
        'spectrum',
      ])
      .meta({
        title: 'Layout',
        description:
          'Compact: the title beside two columns of short entries. Tiles: a numbered grid. Patchwork: cards of different widths. Facing: before and after. Acrostic: the initials spell a word (three to seven items). Rail: an endless scrolling row. Offset: numbered cards in staggered columns. Spectrum: tiles in successive hues.',
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
              was: z.string().min(1).meta({ title: 'Description before' }),
            })
            .optional()
            .meta({
              description:
                'Only for the layout "Facing": a figure before and after, and a description of before.',
            }),
        }),
      )
      .min(2),
    lambdas: z
      .strictObject({ from: z.int().min(400).max(700), to: z.int().min(400).max(700) })
      .optional()
      .meta({
        title: 'Hues',
        description:
          'Only for the layout "Spectrum", of the first and the last tile: 400 is violet, 700 is deep red.',
      }),
    action: linkSchema
      .optional()
      .meta({ title: 'Button', description: 'Only shown by the layout "Spectrum".' }),
  })
  .refine(
    ({ layout, items }) => layout !== 'acrostic' || (items.length >= 3 && items.length <= 7),
    {
      path: ['items'],
      message: 'an acrostic needs three to seven items',
    },
  )
  .refine(({ layout, items }) => layout !== 'rail' || items.length >= 3, {
    path: ['items'],
    message: 'a rail needs three items or more',
  })
  .meta({
    title: 'What you get',
    description: 'Items with a title and a description, in one of thirteen layouts.',
    group: 'Cards and lists',
  })

export type DeliverablesLayoutProps = z.infer<typeof deliverablesSchema> & { id: string }
