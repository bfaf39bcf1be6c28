import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** Key facts of a case study: client, duration, services. */
export const caseFactsSchema = z
  .strictObject({
    type: z.literal('case-facts'),
    title: z.string().min(1),
    facts: z
      .array(
        z.strictObject({
          label: z.string().min(1),
          value: z
            .string()
            .min(1)
            .or(z.array(linkSchema).min(1))
            .meta({ description: 'A line of text, or links.' }),
        }),
      )
      .min(2),
  })
  .meta({
    title: 'Case facts',
    description: 'Key facts of a case study: client, duration, services.',
    group: 'Work and testimonials',
  })
