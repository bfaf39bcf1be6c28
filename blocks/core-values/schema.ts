import { z } from 'zod'

/** What a company holds to; in the acrostic, the letters in front spell a word, such as its name. */
export const coreValuesSchema = z
  .strictObject({
    type: z.literal('core-values'),
    title: z.string().min(1),
    lead: z.string().min(1),
    layout: z.enum(['acrostic', 'numbered']).optional().meta({
      title: 'Layout',
      description:
        'Acrostic: each value begins with a large letter; together they can spell a word. Numbered: each has its number.',
    }),
    values: z
      .array(
        z.strictObject({
          letter: z.string().length(1).optional().meta({
            description:
              'Only for the layout "Acrostic". By default, the first letter of the title.',
          }),
          title: z.string().min(1),
          description: z.string().min(1),
        }),
      )
      .min(1),
  })
  .meta({
    title: 'Core values',
    description: 'Company values, each with a large letter or number.',
    group: 'Text',
  })
