import { z } from 'zod'
import { linkSchema } from '#model/link.ts'
import { loopSchema } from '#model/loop.ts'

/** The head of a page: its hue, its drawing, its one sentence. */
export const pageHeadContract = z.strictObject({
  type: z.literal('page-head'),
  label: z.string().min(1),
  title: z.string().min(1),
  /** Ends of the title that take turns after its fixed words (specification 2.10). */
  rotating: z.array(z.string().min(1)).min(2).optional(),
  lead: z.string().min(1),
  lambda: z.int().min(400).max(700),
  art: z.enum(['interference', 'spectrum', 'trace', 'rings']),
  /** The strokes of a spectrum run through all its hues, for a page that shows every service. */
  allHues: z.boolean().optional(),
  action: linkSchema.optional(),
  /** Stands behind the words in place of the drawing. */
  video: loopSchema.optional(),
})
