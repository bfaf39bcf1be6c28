import { z } from 'zod'
import { anchorSchema } from '#model/content/anchor.ts'
import { formattedTextSchema } from '#model/content/formatted-text.ts'
import { linkSchema } from '#model/content/link.ts'
import { pictureSchema } from '#model/content/picture.ts'

/** Questions of one page, beside its closing call to action if it has one; the block "faq" shows the site-wide ones. */
export const questionsSchema = z
  .strictObject({
    type: z.literal('questions'),
    title: z.string().min(1),
    questions: z
      .array(z.strictObject({ question: z.string().min(1), answer: formattedTextSchema }))
      .min(2),
    call: z
      .strictObject({
        title: z.string().min(1),
        action: linkSchema,
        anchor: anchorSchema.optional(),
      })
      .optional()
      .meta({
        title: 'Call to action',
        description: 'One sentence and one button beside the questions, instead of a contact band.',
      }),
    picture: pictureSchema.optional().meta({
      title: 'Picture',
      description:
        'Stands on the floor beside questions without a call to action, in the colour of the page. Best without a background.',
    }),
  })
  .meta({
    title: 'Page questions',
    description: 'Questions and answers for this page only, with an optional call to action.',
    group: 'Links and calls to action',
  })
