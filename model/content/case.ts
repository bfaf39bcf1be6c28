import { z } from 'zod'
import { pictureSchema } from './picture.ts'

/** What sections show of a case study; the rest is its page. */
export const caseCardSchema = z
  .strictObject({
    name: z.string().min(1).meta({ description: 'The client, for example “Baobab”.' }),
    category: z.string().min(1).meta({ description: 'For example “Packaging”.' }),
    line: z.string().min(1).meta({ title: 'One sentence', description: 'For lists of all cases.' }),
    description: z.string().min(1).optional().meta({
      title: 'Short text',
      description: 'Two or three sentences for large cards. Without it, the sentence is used.',
    }),
    lambda: z.int().min(400).max(700),
    image: pictureSchema.meta({ title: 'Picture' }),
    change: z
      .strictObject({
        label: z.string().min(1),
        before: z.string().min(1),
        after: z.string().min(1),
      })
      .optional()
      .meta({
        title: 'Most important figure',
        description: 'Before and after, for example "Calls a day", "300", "90".',
      }),
    results: z
      .array(z.string().min(1).meta({ title: 'Result' }))
      .min(1)
      .optional()
      .meta({
        title: 'Results',
        description: 'For example “Calls a day: 300 to 90”. Small cards show the first.',
      }),
  })
  .meta({
    title: 'Card',
    description:
      'Shown wherever a section lists this case, such as on Projects and the home page. Without it, only its own page shows the case.',
  })

/**
 * For content/.
 * @public
 */
export type CaseCard = z.infer<typeof caseCardSchema>

/** A case study as sections show it; `slug` is the last part of its path. */
export const caseSchema = z.strictObject({ slug: z.string().min(1), ...caseCardSchema.shape })

export type Case = z.infer<typeof caseSchema>
