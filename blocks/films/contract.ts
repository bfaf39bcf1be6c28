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
    id: z.string().min(1),
    category: z.enum(filmCategories),
    title: z.string().min(1),
    /** What is seen. */
    alt: z.string().min(1),
    href: address.optional(),
    video: address.optional(),
    src: address.optional(),
  })
  .transform(({ href, video, src, ...film }) => ({ ...film, link: href ?? video ?? src ?? null }))

export const filmsContract = z.strictObject({
  type: z.literal('films'),
  title: z.string().min(1),
  films: z.array(filmSchema).min(1),
})
