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

const linkSchema = z.union([sitePathSchema, httpsUrlSchema], {
  error: 'Enter a path on this site, or a URL that begins with "https://".',
})

const filmFields = z.strictObject({
  id: z.string().min(1).meta({
    title: 'Id',
    description: 'Lowercase letters and hyphens. Not shown to visitors.',
  }),
  category: z.enum(filmCategories),
  title: z.string().min(1),
  alt: z.string().min(1).meta({
    title: 'Alt text',
    description: 'Describe the image in one sentence for people who can’t see it.',
  }),
  link: linkSchema.nullable().meta({
    title: 'Video',
    description: 'A video file, YouTube or Vimeo link. Without one, the card says so.',
  }),
})

type Film = z.infer<typeof filmFields>

/** A film in the content, before parsing. */
type FilmSource = Omit<Film, 'link'> & {
  link?: string | null
  href?: string
  video?: string
  src?: string
}

/** The link may be called `link`, `href`, `video` or `src` (specification 3); parsed, it is `link`, or null. */
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
    description: 'Films and animations with category filters.',
    group: 'Work and testimonials',
  })
