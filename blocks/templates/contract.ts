import { z } from 'zod'

/** Specification 2.10, without "All". */
const categories = ['Corporate', 'Personal', 'Agency', 'Portal'] as const

/** A gallery of e-mail templates that is filtered by kind (specification 2.10 and 3). */
export const templatesContract = z.strictObject({
  type: z.literal('templates'),
  /** The section's anchor. */
  id: z.string().regex(/^[a-z][a-z-]*$/),
  title: z.string().min(1),
  lead: z.string().min(1),
  /** A figure and what it counts, for example "1000+ templates". */
  claim: z.string().regex(/^\S+ \S/),
  templates: z
    .array(
      z.strictObject({
        id: z.string().min(1),
        title: z.string().min(1),
        /** Address of a picture of 640 by 800 pixels. */
        img: z.string().startsWith('/'),
        /** What is seen. */
        alt: z.string().min(1),
        category: z.enum(categories),
      }),
    )
    .min(1),
})
