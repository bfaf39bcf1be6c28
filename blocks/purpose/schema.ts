import { z } from 'zod'
import { anchorSchema } from '#model/content/anchor.ts'

const statementSchema = z.strictObject({ title: z.string().min(1), text: z.string().min(1) })

/** What the agency is for: a mission between two places, a vision, and what sets it apart. */
export const purposeSchema = z
  .strictObject({
    type: z.literal('purpose'),
    anchor: anchorSchema.optional(),
    title: z.string().min(1),
    mission: statementSchema,
    /** Drawn as a wave from one place to the other, below the mission. */
    way: z
      .strictObject({
        from: z.string().min(1),
        to: z.string().min(1),
        length: z.string().min(1).meta({ description: 'For example "12,100 km".' }),
      })
      .meta({
        title: 'Way',
        description: 'Two places of the mission, and how far apart they are.',
      }),
    vision: statementSchema,
    difference: statementSchema.meta({ title: 'What sets you apart' }),
  })
  .meta({
    title: 'Mission and vision',
    description: 'The mission as a large sentence, with a vision and what sets you apart.',
    group: 'Text',
  })
