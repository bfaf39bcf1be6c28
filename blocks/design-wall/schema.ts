import { z } from 'zod'
import { pictureSchema } from '#model/content/picture.ts'

/** Places on the wall (PLACES in design-wall.tsx). */
export const MAX_PIECES = 12

const pieceSchema = z
  .strictObject({
    id: z.string().min(1),
    title: z.string().min(1).meta({ description: 'The idea of the piece, in a few words.' }),
    kind: z.string().min(1).meta({ title: 'Kind', description: 'For example “Poster”.' }),
    specialty: z
      .string()
      .min(1)
      .meta({ title: 'Specialty', description: 'For example “Packaging”.' }),
    client: z
      .string()
      .min(1)
      .meta({ title: 'Client', description: 'Name and city, for example “Baobab, Dakar”.' }),
    image: pictureSchema,
  })
  .meta({ title: 'Piece' })

/** Designed pieces, hung in different sizes. */
export const designWallSchema = z
  .strictObject({
    type: z.literal('design-wall'),
    title: z.string().min(1),
    intro: z.string().min(1).optional(),
    pieces: z.array(pieceSchema).min(3).max(MAX_PIECES).meta({
      title: 'Pieces',
      description:
        'Each place has its own size, so a picture should have the proportions of the one it replaces.',
    }),
  })
  .meta({
    title: 'Design wall',
    description: 'Up to twelve pictures of designed things in different sizes.',
    group: 'Work and testimonials',
  })
