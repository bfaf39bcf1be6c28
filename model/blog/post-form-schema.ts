import { z } from 'zod'
import { LINE_MAX } from '#model/limits.ts'
import { isSitePath } from '#model/paths.ts'
import { line, requiredLine, requiredText } from '#model/text.ts'
import { slugSchema } from './blog-schemas.ts'
import {
  CONTENT_MAX,
  EXCERPT_MAX,
  joinTags,
  type PostFields,
  postFields,
  RELATED_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_TITLE_MAX,
  splitRelated,
  splitTags,
  TAGS_MAX,
} from './post-form.ts'

const IMAGE_URL_MAX = 1000

/** The post form as it is saved. */
export const postFormSchema = z.object({
  title: requiredLine(LINE_MAX, 'The title', 'Enter a title'),
  excerpt: requiredText(EXCERPT_MAX, 'The excerpt', 'Enter an excerpt'),
  content: requiredText(CONTENT_MAX, 'The content', 'Enter the content'),
  imageUrl: line(IMAGE_URL_MAX, 'The image URL')
    .refine(
      (url) => url === '' || isImageUrl(url),
      'Enter a URL: an address that begins with https://, or a path of this site such as /pictures/cover.svg',
    )
    .default(''),
  imageAlt: line(LINE_MAX, 'The alt text').default(''),
  tags: line(TAGS_MAX, 'The tags')
    .transform(splitTags)
    .refine(
      (tags) => joinTags(tags).length <= TAGS_MAX,
      `The tags can be at most ${TAGS_MAX} characters long, with a comma and a space between them`,
    )
    .default([]),
  status: z.enum(['draft', 'published'], { error: 'Choose draft or published' }).default('draft'),
  /** Id of a category; without one, the first. */
  category: line(LINE_MAX, 'The category').default(''),
  /** In the time zone of the site; the server converts it to UTC. */
  publishAt: line(30, 'The publish time').default(''),
  /** The same; after it a published post is no longer public. */
  offAt: line(30, 'The time to unpublish it').default(''),
  /** If empty, a new post gets an address made from its title, and an existing post keeps its address. */
  slug: line(LINE_MAX, 'The address')
    .refine(
      (slug) => slug === '' || slugSchema.safeParse(slug).success,
      'An address may contain only a-z, 0-9 and single hyphens, for example small-type-big-trust',
    )
    .default(''),
  /** If empty: the author before, or of a new post the default. */
  author: line(LINE_MAX, 'The author').default(''),
  seoTitle: line(SEO_TITLE_MAX, 'The title for search engines').default(''),
  seoDescription: line(SEO_DESCRIPTION_MAX, 'The description for search engines').default(''),
  shareImage: line(IMAGE_URL_MAX, 'The share picture')
    .refine((src) => src === '' || isSitePath(src), 'Choose a picture of the library')
    .default(''),
  related: line(LINE_MAX, 'The related posts')
    .transform(splitRelated)
    .pipe(
      z
        .array(z.uuid('Choose the related posts from the list'))
        .max(RELATED_MAX, `Choose at most ${RELATED_MAX} related posts`),
    )
    .default([]),
})

export type PostForm = z.output<typeof postFormSchema>

/** Unsaved form values: any text within the length limits. */
export const postFieldsSchema = z.object(
  Object.fromEntries(
    postFields.map((name) => [name, z.string().max(CONTENT_MAX, 'This is too long').default('')]),
  ) as Record<keyof PostFields, z.ZodDefault<z.ZodString>>,
)

/** True for https URLs and paths of this site. */
function isImageUrl(url: string) {
  if (isSitePath(url)) return true
  const parsed = URL.parse(url)
  return parsed?.protocol === 'https:' && parsed.hostname !== '' && parsed.username === ''
}
