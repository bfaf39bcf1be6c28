import { z } from 'zod'
import { pictureSchema } from '#model/content/picture.ts'

/** One wide picture with a caption. */
export const pictureBlockSchema = z
  .strictObject({
    type: z.literal('picture'),
    picture: pictureSchema,
    caption: z.string().min(1).meta({ description: 'What it shows, in a sentence or two.' }),
  })
  .meta({
    title: 'Picture',
    description: 'One wide picture with a caption.',
    group: 'Text',
  })
