import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'
import { teamMemberSchema } from '#model/content/team.ts'

/** Who worked on a case study, for how many weeks, and for how much. */
export const caseCreditsSchema = z
  .strictObject({
    type: z.literal('case-credits'),
    title: z.string().min(1),
    people: z.array(teamMemberSchema).min(1).meta({ description: 'With their role in this case.' }),
    phases: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          weeks: z.int().min(1).max(52).meta({ title: 'Number of weeks' }),
        }),
      )
      .min(1)
      .meta({ description: 'In order, one after the other.' }),
    price: z.strictObject({
      from: z
        .number()
        .positive()
        .meta({ title: 'Price from', description: 'In the currency of the settings.' }),
      to: z.number().positive().meta({ title: 'Price to' }),
      includes: z.string().min(1).meta({ title: 'What is included' }),
      guide: linkSchema.optional().meta({ title: 'Link to the price guide' }),
    }),
    credits: z
      .array(z.strictObject({ label: z.string().min(1), value: z.string().min(1) }))
      .optional()
      .meta({ description: 'Others who took part, for example photographers.' }),
  })
  .meta({
    title: 'Case credits',
    description: 'Who worked on a case study, for how many weeks, and for how much.',
    group: 'Work and testimonials',
  })
