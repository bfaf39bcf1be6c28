import { z } from 'zod'

/** Specification 2.10, without "All". */
export const filmCategories = [
  '2D Character Animation',
  '2D Motion Graphics',
  'Slideshows',
  'Corporate Promo',
  'Travel Video',
] as const

const address = z.union([z.string().startsWith('/'), z.url()])

/** The link's name varies (specification 3); read, it is `link`, or null where there is none. */
const filmSchema = z
  .strictObject({
    id: z.string().min(1).meta({
      title: 'Name inside the page',
      description: 'Small letters and hyphens; nobody sees it.',
    }),
    category: z.enum(filmCategories),
    title: z.string().min(1),
    alt: z.string().min(1).meta({
      title: 'What is seen',
      description: 'In one sentence, for those who cannot see it.',
    }),
    href: address.optional().meta({
      title: 'Link',
      description: 'Where the film plays. One of Link, Video and File is enough.',
    }),
    video: address.optional().meta({
      title: 'Video',
      description: 'Address of the film. One of Link, Video and File is enough.',
    }),
    src: address.optional().meta({
      title: 'File',
      description: 'Address of the film. One of Link, Video and File is enough.',
    }),
  })
  .transform(({ href, video, src, ...film }) => ({ ...film, link: href ?? video ?? src ?? null }))

export const filmsContract = z
  .strictObject({
    type: z.literal('films'),
    title: z.string().min(1),
    films: z.array(filmSchema).min(1),
  })
  .meta({
    title: 'Films',
    description: 'Films and animations that are filtered by category.',
    group: 'Work and proof',
  })
