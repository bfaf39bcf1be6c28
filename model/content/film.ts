import { z } from 'zod'
import { isVideoSite, readEmbed } from '#model/embed.ts'
import { entryIdSchema } from './entry-id.ts'
import { httpsUrlSchema, sitePathSchema } from './link.ts'

const linkSchema = z
  .union([sitePathSchema, httpsUrlSchema], {
    error: 'Choose a film, or enter a link that begins with "https://".',
  })
  .refine((link) => !isVideoSite(link) || readEmbed(link) !== null, {
    error: 'This is not the address of one video. Open the video and copy its address.',
  })

/** A film or animation. */
export const filmSchema = z
  .strictObject({
    id: entryIdSchema,
    category: z.string().trim().min(1).max(40).meta({
      description: 'Any words: visitors can filter films by it, so films of a kind have the same.',
    }),
    title: z.string().min(1),
    alt: z.string().min(1).meta({
      title: 'Alt text',
      description: 'Describe the image in one sentence for people who can’t see it.',
    }),
    link: linkSchema.nullable().meta({
      title: 'Film',
      media: 'film',
      description:
        'A film of the library, or a YouTube or Vimeo link. Without one, the card says so.',
    }),
  })
  .meta({ title: 'Film' })

export type Film = z.infer<typeof filmSchema>

/** A film in the content, before parsing. */
export type FilmSource = Omit<Film, 'link'> & {
  link?: string | null
  href?: string
  video?: string
  src?: string
}

/** The link may be called `link`, `href`, `video` or `src`; read, it is `link`, or null. */
export function withOneLink(film: unknown) {
  if (typeof film !== 'object' || film === null) return film
  const { href, video, src, ...rest } = film as FilmSource
  return { ...rest, link: rest.link ?? href ?? video ?? src ?? null }
}
