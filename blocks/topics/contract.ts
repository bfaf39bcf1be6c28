import { z } from 'zod'
import { pictureSchema } from '#model/picture.ts'

/** Topics of which one is open at a time (specification 2.10, 4). */
export const topicsContract = z.strictObject({
  type: z.literal('topics'),
  /** Name of the open topic in the address. */
  id: z.string().regex(/^[a-z-]+$/),
  title: z.string().min(1),
  topics: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z-]+$/)
          .refine((id) => id !== 'none', 'is the name for no open topic'),
        title: z.string().min(1),
        description: z.string().min(1),
        points: z.array(z.string().min(1)).optional(),
        picture: pictureSchema.optional(),
      }),
    )
    .min(2),
})
