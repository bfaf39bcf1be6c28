import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'
import { loopSchema } from '#model/content/loop.ts'
import { pictureSchema } from '#model/content/picture.ts'

/** The opening of a page: hue, drawing, title and intro. */
export const pageHeadSchema = z
  .strictObject({
    type: z.literal('page-head'),
    label: z.string().min(1).meta({ title: 'Breadcrumb' }),
    title: z.string().min(1),
    rotating: z
      .array(z.string().min(1).meta({ title: 'Ending' }))
      .min(2)
      .optional()
      .meta({
        title: 'Rotating endings',
        description: 'Shown one after the other at the end of the title.',
      }),
    intro: z.string().min(1),
    date: z.string().min(1).optional().meta({
      title: 'Date',
      description:
        'For terms and policies, as it should read: "22 November 2026". The head is then compact and has no drawing.',
    }),
    lambda: z.int().min(400).max(700),
    art: z
      .enum(['interference', 'spectrum', 'trace', 'rings'])
      .meta({ title: 'Drawing', description: 'The drawing behind the text.' }),
    scene: z
      .enum(['assembly', 'phone', 'shelf', 'pack', 'faces', 'route', 'tally', 'orders'])
      .optional()
      .meta({
        title: 'Scene',
        description:
          'A picture of the service that moves once and replaces the drawing. Assembly: a web page that builds itself. Phone: two phones that book a class. Shelf: a warehouse rack with its count. Pack: a pack at two sizes. Faces: creators who come forward. Route: a way across a map. Tally: ten strokes. Orders: the parcels of a shop’s day, hour by hour.',
      }),
    allHues: z
      .boolean()
      .optional()
      .meta({ title: 'All hues', description: 'For a page about all services.' }),
    action: linkSchema.optional().meta({ title: 'Button' }),
    video: loopSchema.optional().meta({
      title: 'Video',
      description: 'Replaces the drawing. Behind the text, unless it has a place.',
    }),
    picture: pictureSchema
      .optional()
      .meta({ title: 'Picture', description: 'Replaces the drawing, the scene and the video.' }),
    portrait: pictureSchema.optional().meta({
      title: 'Picture on phones',
      description: 'A crop for upright screens. It loads faster than the whole.',
    }),
    focus: z.enum(['top', 'middle']).optional().meta({
      title: 'What is seen of a picture behind',
      description: 'Wide windows cut it off above or below: its top, or its middle.',
    }),
    place: z.enum(['beside', 'before', 'below', 'skyline', 'behind']).optional().meta({
      title: 'Place of the picture or video',
      description:
        'Beside: half of the width, next to the text, up to the edge. Before: the same, ahead of the text. Below: the full width, below the text; for wide pictures. Skyline: the same on dark ground, under a large title; for pictures of a night. Behind: the first screen, with the text on a tide over its lower part, as on the pages of case studies.',
    }),
  })
  .meta({
    title: 'Page head',
    description: 'The opening of a page: hue, drawing, title and intro.',
    group: 'Opening',
  })
