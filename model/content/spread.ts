import { z } from 'zod'
import { pictureSchema } from './picture.ts'

/** A picture up to an edge of the window, with what stands beside or below it (ui/spread.tsx). */
export const spreadFields = {
  portrait: pictureSchema.optional().meta({
    title: 'Picture on phones',
    description: 'An upright one, for a picture whose words are too small there.',
  }),
  caption: z.string().min(1).optional().meta({
    title: 'Caption',
    description: 'What the picture shows, in a sentence or two.',
  }),
  place: z.enum(['end', 'start', 'across']).optional().meta({
    title: 'Place of the picture',
    description:
      'End: after the text, up to the edge of the window. Start: ahead of the text. Across: from edge to edge, above the text.',
  }),
}
