import { z } from 'zod'
import { linkSchema } from '#model/link.ts'

/** What one wants to know of a case before reading it: who, how long, which services. */
export const caseFactsContract = z.strictObject({
  type: z.literal('case-facts'),
  title: z.string().min(1),
  facts: z
    .array(
      z.strictObject({
        label: z.string().min(1),
        /** A line of text, or links. */
        value: z.string().min(1).or(z.array(linkSchema).min(1)),
      }),
    )
    .min(2),
})
