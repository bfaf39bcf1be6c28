import { z } from 'zod'

const idSchema = z.string().regex(/^[a-z][a-z0-9-]*$/)

/** Ids are used in the URL, so they must be unique in their list. */
function hasUniqueIds(list: { id: string }[]) {
  return new Set(list.map(({ id }) => id)).size === list.length
}

const tabSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  description: z.string().min(1),
})

/** Nested tabs. The first of each level is the default. */
export const tabGroupsSchema = z
  .strictObject({
    type: z.literal('tab-groups'),
    id: idSchema.meta({
      title: 'URL name',
      description: 'Lowercase letters and hyphens, unique on the page.',
    }),
    title: z.string().min(1),
    intro: z.string().min(1).optional(),
    layout: z.enum(['process', 'phases', 'switch']).meta({
      title: 'Layout',
      description:
        'Process: groups in a row. Phases: groups in a column. Both remember the open tab of each group. Switch: starts each group at its first tab.',
    }),
    groups: z
      .array(
        z.strictObject({
          id: idSchema,
          title: z.string().min(1),
          number: z.string().min(1).optional().meta({ description: 'For example "01".' }),
          description: z.string().min(1),
          tabs: z.array(tabSchema).refine(hasUniqueIds, 'two tabs have the same id'),
        }),
      )
      .min(2)
      .refine(hasUniqueIds, 'two groups have the same id'),
  })
  .meta({
    title: 'Nested tabs',
    description: 'Tabs within tabs, for example phases and their steps.',
    group: 'Tabs and carousels',
  })

export type TabGroups = z.infer<typeof tabGroupsSchema>
export type TabGroup = TabGroups['groups'][number]
