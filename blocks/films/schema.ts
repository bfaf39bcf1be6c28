import { z } from 'zod'
import { httpsUrlSchema, sitePathSchema } from '#model/content/link.ts'

/** Specification 2.10, without "All". */
export const filmCategories = [
  '2D Character Animation',
  '2D Motion Graphics',
  'Slideshows',
  'Corporate Promo',
  'Travel Video',
] as const

const address = z.union([sitePathSchema, httpsUrlSchema], {
  error: 'This must be a path of this site, or an address that begins with "https://".',
})

const filmFields = z.strictObject({
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
  link: address.nullable().meta({
    title: 'Film',
    description: 'Address of the film: a file, YouTube or Vimeo. Without one the card says so.',
  }),
})

type Film = z.infer<typeof filmFields>

/** As content may write one. */
type FilmSource = Omit<Film, 'link'> & {
  link?: string | null
  href?: string
  video?: string
  src?: string
}

/** The link's name varies (specification 3); read, it is `link`, or null where there is none. */
const filmSchema: z.ZodType<Film, FilmSource> = z.preprocess((film) => {
  if (typeof film !== 'object' || film === null) return film
  const { href, video, src, ...rest } = film as FilmSource
  return { ...rest, link: rest.link ?? href ?? video ?? src ?? null }
}, filmFields) as never

export const filmsSchema = z
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
