import { z } from 'zod'
import { linkSchema } from '#model/link.ts'
import { loopSchema } from '#model/loop.ts'

export const heroContract = z.strictObject({
  type: z.literal('hero'),
  /** Set line by line; each line moves as one wave. */
  title: z.array(z.string().min(1)).min(1).max(4),
  lead: z.string().min(1),
  primary: linkSchema,
  secondary: linkSchema,
  video: loopSchema,
  clientsLabel: z.string().min(1),
  clients: z.array(z.string().min(1)).length(5),
})
