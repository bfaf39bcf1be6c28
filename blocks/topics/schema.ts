import { z } from 'zod'
import { pictureSchema } from '#model/content/picture.ts'

/** Topics of which one is open at a time (specification 2.10, 4). */
export const topicsSchema = z
  .strictObject({
    type: z.literal('topics'),
    id: z
      .string()
      .regex(/^[a-z-]+$/)
      .meta({
        title: 'Name in the address',
        description: 'Small letters and hyphens; no two sections of a page share it.',
      }),
    title: z.string().min(1),
    topics: z
      .array(
        z.strictObject({
          id: z
            .string()
            .regex(/^[a-z-]+$/)
            .refine((id) => id !== 'none', 'is the name for no open topic')
            .meta({
              title: 'Name in the address',
              description: 'Small letters and hyphens, but not "none".',
            }),
          title: z.string().min(1),
          description: z.string().min(1),
          points: z.array(z.string().min(1)).optional(),
          picture: pictureSchema.optional(),
        }),
      )
      .min(2),
  })
  .meta({
    title: 'Topics',
    description: 'Topics of which one is open at a time.',
    group: 'Tabs and turning pages',
  })
