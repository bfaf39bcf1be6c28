import { z } from 'zod'
import { pictureSchema } from '#model/content/picture.ts'

/** In the address, where the visitor has closed every item of an accordion. */
export const NONE = 'none'

const idSchema = z.string().regex(/^[a-z][a-z0-9-]*$/)

/** Items of which one is shown at a time; the first is the default (specification 2.10, 4). */
export const tabsSchema = z
  .strictObject({
    type: z.literal('tabs'),
    id: idSchema.meta({
      title: 'Name in the address',
      description: 'Small letters and hyphens; no two sections of a page share it.',
    }),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    layout: z.enum(['side', 'pictures', 'accordion']).meta({
      title: 'Layout',
      description:
        'Side lists the names beside the text, pictures shows a large picture, accordion opens one below its name.',
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
      )
      .refine((tabs) => tabs.every(({ id }) => id !== NONE), 'is the name for no open tab'),
  })
  .meta({
    title: 'Tabs',
    description: 'Items of which one is shown at a time: tabs at the side, or an accordion.',
    group: 'Tabs and turning pages',
  })

export type TabsProps = z.infer<typeof tabsSchema>
export type Tab = TabsProps['tabs'][number]
