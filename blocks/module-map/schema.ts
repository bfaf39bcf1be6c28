import { z } from 'zod'

/** Parts of one system, in the order in which a piece of work runs through them. */
export const moduleMapSchema = z
  .strictObject({
    type: z.literal('module-map'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    modules: z
      .array(z.strictObject({ title: z.string().min(1), description: z.string().min(1) }))
      .length(8),
  })
  .meta({
    title: 'Module map',
    description: 'Eight parts of one system, in the order in which work runs through them.',
    group: 'Steps',
  })
