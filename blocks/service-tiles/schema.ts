import { z } from 'zod'
import { hrefSchema, linkSchema } from '#model/content/link.ts'

export const serviceTilesSchema = z
  .strictObject({
    type: z.literal('service-tiles'),
    title: z.string().min(1),
    action: linkSchema,
    tiles: z
      .array(
        z.strictObject({
          number: z
            .string()
            .regex(/^\d\d$/)
            .meta({ description: 'Two digits, for example "03".' }),
          title: z.string().min(1),
          description: z.string().min(1).meta({
            description: 'Shown on large tiles, read aloud on small ones.',
          }),
          lambda: z.int().min(400).max(700),
          size: z.enum(['large', 'small']),
          href: hrefSchema,
        }),
      )
      .min(1),
  })
  .meta({
    title: 'Service tiles',
    description: 'Services as numbered tiles in two sizes.',
    group: 'Services',
  })
