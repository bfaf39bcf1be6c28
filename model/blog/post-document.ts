import { z } from 'zod'
import { fieldLine, fieldText } from '#model/document-text.ts'
import { LINE_MAX } from '#model/limits.ts'
import { isSitePath } from '#model/paths.ts'
import { slugSchema } from './blog-schemas.ts'
import {
  CONTENT_MAX,
  EXCERPT_MAX,
  RELATED_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_TITLE_MAX,
  TAGS_MAX,
} from './post-form.ts'

const IMAGE_URL_MAX = 1000

/** What is written of a post. When it is public and where it is stored are not part of it. */
export const postDocumentSchema = z.strictObject({
  title: fieldLine(LINE_MAX).min(1).meta({ control: 'title' }),
  excerpt: fieldText(EXCERPT_MAX)
    .min(1)
    .meta({ description: 'Shown in lists and search results.' }),
  content: fieldText(CONTENT_MAX).min(1).meta({ control: 'article' }),
  category: fieldLine(LINE_MAX).min(1).meta({
    aside: true,
    options: 'categories',
    description: 'Readers can filter by category.',
  }),
  author: fieldLine(LINE_MAX).min(1).meta({
    aside: true,
    control: 'author',
    description: 'People of your team are shown with portrait and role.',
  }),
  tags: fieldLine(TAGS_MAX).meta({ aside: true, description: 'Separated by commas.' }),
  publishedOn: z
    .string()
    .refine((day) => day === '' || z.iso.date().safeParse(day).success, 'Choose a day, or none.')
    .meta({
      aside: true,
      format: 'date',
      title: 'Date',
      description: 'The day that readers see. Leave it empty for the one on which it is published.',
    }),
  slug: fieldLine(LINE_MAX)
    .refine(
      (slug) => slug === '' || slugSchema.safeParse(slug).success,
      'An address has only a-z, 0-9 and single hyphens, for example small-type-big-trust.',
    )
    .meta({
      aside: true,
      title: 'Address',
      description:
        'The part after /blog/. Leave it empty to keep the address it has. An old address redirects to the new one.',
    }),
  cover: z
    .strictObject({
      url: fieldLine(IMAGE_URL_MAX)
        .refine(
          (url) => url === '' || isImageUrl(url),
          'Enter a URL: an address that begins with https://, or a path of this site such as /pictures/cover.svg.',
        )
        .meta({
          title: 'Image URL',
          description: 'https://… or a path on this site. Leave it empty for a default cover.',
        }),
      alt: fieldLine(LINE_MAX).meta({
        title: 'Alt text',
        description: 'Describes the image for people who can’t see it.',
      }),
    })
    .meta({ aside: true, control: 'cover' }),
  search: z
    .strictObject({
      title: fieldLine(SEO_TITLE_MAX).meta({
        title: 'Title for search engines',
        description: 'Leave it empty for the title.',
      }),
      description: fieldLine(SEO_DESCRIPTION_MAX).meta({
        title: 'Description for search engines',
        description: 'Leave it empty for the excerpt.',
      }),
      picture: fieldLine(IMAGE_URL_MAX)
        .refine((src) => src === '' || isSitePath(src), 'Choose a picture of the library.')
        .meta({
          media: 'picture',
          title: 'Share picture',
          description: '1200 × 630. Without one, the cover is shared.',
        }),
    })
    .meta({ aside: true, control: 'search-result', title: 'Search engines and shared links' }),
  related: z
    .array(z.uuid('Choose the related posts from the list.').meta({ title: 'Related post' }))
    .max(RELATED_MAX, `Choose at most ${RELATED_MAX} related posts.`)
    .meta({
      aside: true,
      control: 'related-posts',
      title: 'Related posts',
      description: 'The newest fill the rest.',
    }),
})

export type PostDocument = z.output<typeof postDocumentSchema>

export const emptyPost: PostDocument = {
  title: '',
  excerpt: '',
  content: '',
  category: '',
  author: '',
  tags: '',
  publishedOn: '',
  slug: '',
  cover: { url: '', alt: '' },
  search: { title: '', description: '', picture: '' },
  related: [],
}

/** True for https URLs and paths of this site. */
function isImageUrl(url: string) {
  if (isSitePath(url)) return true
  const parsed = URL.parse(url)
  return parsed?.protocol === 'https:' && parsed.hostname !== '' && parsed.username === ''
}
