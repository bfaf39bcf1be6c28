import { z } from 'zod'
import { pictureSchema } from '#model/content/picture.ts'

/** One wide picture with a caption. */
export const pictureBlockSchema = z
  .strictObject({
    type: z.literal('picture'),
    picture: pictureSchema,
    portrait: pictureSchema.optional().meta({
      title: 'Picture on phones',
      description: 'An upright one, for a wide picture whose words are too small there.',
    }),
    caption: z.string().min(1).meta({ description: 'What it shows, in a sentence or two.' }),
  })
  .meta({
    title: 'Picture',
    description: 'One wide picture with a caption.',
    group: 'Text',
  })
