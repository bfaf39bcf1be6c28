import { z } from 'zod'
import { pictureSchema } from '#model/content/picture.ts'

const idSchema = z.string().regex(/^[a-z][a-z0-9-]*$/)

/** A list of things down the side, of which one is shown. The first is the default. */
export const sideTabsSchema = z
  .strictObject({
    type: z.literal('side-tabs'),
    id: idSchema.meta({
      title: 'Name in the address',
      description: 'Small letters and hyphens; no two sections of a page share it.',
    }),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    layout: z.enum(['side', 'pictures']).meta({
      title: 'Layout',
      description: 'Side says what is in each, pictures sets the picture of each large.',
    }),
    tabs: z
      .array(
        z.strictObject({
          id: idSchema.meta({
            title: 'Name in the address',
            description: 'Small letters and hyphens.',
          }),
          name: z.string().min(1),
          description: z.string().min(1),
          points: z.array(z.string().min(1)).min(1).optional(),
          picture: pictureSchema.optional(),
        }),
      )
      .min(2)
      .refine(
        (tabs) => new Set(tabs.map(({ id }) => id)).size === tabs.length,
        'two tabs have one id',
      ),
  })
  .meta({
    title: 'Tabs at the side',
    description: 'A list of things down the side, of which one is shown.',
    group: 'Tabs and turning pages',
  })

export type SideTab = z.infer<typeof sideTabsSchema>['tabs'][number]
