import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** What one wants to know of a case before reading it: who, how long, which services. */
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
    title: 'Facts of a case',
    description: 'What one wants to know before reading: who, how long, which services.',
    group: 'Work and proof',
  })
