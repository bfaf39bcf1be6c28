import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** Ways on from here, each with a sentence: links set as a large list. */
export const waysSchema = z
  .strictObject({
    type: z.literal('ways'),
    title: z.string().min(1),
    ways: z.array(z.strictObject({ link: linkSchema, description: z.string().min(1) })).min(2),
  })
  .meta({
    title: 'Ways on',
    description: 'Links as a large list, each with a sentence.',
    group: 'Ways on',
  })
