import { z } from 'zod'
import { anchorSchema } from '#model/content/anchor.ts'
import { articleTextSchema } from '#model/content/formatted-text.ts'
import { linkSchema } from '#model/content/link.ts'
import { pictureSchema } from '#model/content/picture.ts'
import { spreadFields } from '#model/content/spread.ts'

/** Body text in titled sections, followed by links. */
export const proseSchema = z
  .strictObject({
    type: z.literal('prose'),
    picture: pictureSchema.optional().meta({ description: 'Large, up to the edge of the window.' }),
    ...spreadFields,
    sections: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          anchor: anchorSchema.optional().meta({
            title: 'Anchor',
            description:
              'Lists the section in the contents at the top: "cookies" for "#cookies". Lowercase letters and hyphens.',
          }),
          inShort: z.string().min(1).optional().meta({
            title: 'In short',
            description: 'The section in plain words, in the contents at the top.',
          }),
          paragraphs: z.array(articleTextSchema).min(1),
        }),
      )
      .min(1),
    links: z.array(linkSchema),
  })
  .meta({
    title: 'Text',
    description: 'Titled sections of paragraphs, followed by links.',
    group: 'Text',
  })
