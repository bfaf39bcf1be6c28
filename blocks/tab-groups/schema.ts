import { z } from 'zod'

const idSchema = z.string().regex(/^[a-z][a-z0-9-]*$/)

/** A thing in an address is its id alone, so two of one list may not share it. */
function distinct(list: { id: string }[]) {
  return new Set(list.map(({ id }) => id)).size === list.length
}

const tabSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  description: z.string().min(1),
})

/** Tabs with tabs in them (specification 3: process phase, design specialty). The first of each is the default. */
export const tabGroupsSchema = z
  .strictObject({
    type: z.literal('tab-groups'),
    id: idSchema.meta({
      title: 'Name in the address',
      description: 'Small letters and hyphens; no two sections of a page share it.',
    }),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    layout: z.enum(['process', 'phases', 'switch']).meta({
      title: 'Layout',
      description:
        'Process and phases remember the tab of every group, one on a line and one down a column; switch begins each group anew.',
    }),
    groups: z
      .array(
        z.strictObject({
          id: idSchema,
          title: z.string().min(1),
          number: z.string().min(1).optional().meta({ description: 'For example "01".' }),
          description: z.string().min(1),
          tabs: z.array(tabSchema).refine(distinct, 'two tabs have one id'),
        }),
      )
      .min(2)
      .refine(distinct, 'two groups have one id'),
  })
  .meta({
    title: 'Tabs in groups',
    description: 'Tabs with tabs in them, for example phases and their steps.',
    group: 'Tabs and turning pages',
  })

export type TabGroups = z.infer<typeof tabGroupsSchema>
export type TabGroup = TabGroups['groups'][number]
