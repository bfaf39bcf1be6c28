import { z } from 'zod'
import { formattedTextSchema } from '#model/content/formatted-text.ts'
import { pictureSchema } from '#model/content/picture.ts'

/** URL value for an accordion with all items closed. */
export const NONE = 'none'

const idSchema = z.string().regex(/^[a-z][a-z0-9-]*$/)

/** Items shown one at a time; the first is the default. */
export const tabsSchema = z
  .strictObject({
    type: z.literal('tabs'),
    id: idSchema.meta({
      title: 'URL name',
      description: 'Lowercase letters and hyphens, unique on the page.',
    }),
    title: z.string().min(1),
    intro: z.string().min(1).optional(),
    layout: z.enum(['side', 'pictures', 'accordion']).meta({
      title: 'Layout',
      description:
        'Side: names beside the text. Pictures: with a large picture. Accordion: opens below the name.',
    }),
    tabs: z
      .array(
        z.strictObject({
          id: idSchema.meta({
            title: 'URL name',
            description: 'Lowercase letters and hyphens.',
          }),
          name: z.string().min(1),
          description: formattedTextSchema,
          points: z.array(z.string().min(1)).min(1).optional(),
          picture: pictureSchema.optional(),
        }),
      )
      .min(2)
      .refine(
        (tabs) => new Set(tabs.map(({ id }) => id)).size === tabs.length,
        'two tabs have the same id',
      )
      .refine((tabs) => tabs.every(({ id }) => id !== NONE), `the id "${NONE}" is reserved`),
  })
  .meta({
    title: 'Tabs',
    description: 'Items shown one at a time: as tabs or an accordion.',
    group: 'Tabs and carousels',
  })

export type TabsProps = z.infer<typeof tabsSchema>
export type Tab = TabsProps['tabs'][number]
