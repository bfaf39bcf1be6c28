import { z } from 'zod'
import { entryListSchema } from '#model/content/entry-list.ts'

export const teamSchema = z
  .strictObject({
    type: z.literal('team'),
    title: z.string().min(1),
    intro: z.string().min(1),
    members: entryListSchema('person'),
  })
  .meta({
    title: 'Team',
    description: 'People with picture, name and role.',
    group: 'People',
  })
