import { z } from 'zod'

/** Company values whose initials spell the agency's name (specification 2.6, server/features/content/check-core-values.ts). */
export const coreValuesSchema = z
  .strictObject({
    type: z.literal('core-values'),
    title: z.string().min(1),
    lead: z.string().min(1),
    values: z
      .array(
        z.strictObject({
          letter: z.string().length(1).meta({ description: 'One capital letter.' }),
          title: z.string().min(1),
          description: z.string().min(1),
        }),
      )
      .min(2),
  })
  .meta({
    title: 'Core values',
    description: 'Company values whose initials spell the agency’s name.',
    group: 'Text',
  })
