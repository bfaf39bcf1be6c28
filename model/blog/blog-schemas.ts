import { z } from 'zod'
import { teamMemberSchema } from '#model/content/team.ts'
import { LINE_MAX } from '#model/limits.ts'
import { BLOG_LIMIT_MAX, sampleCategories } from './blog.ts'

export const slugSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A slug has only a-z, 0-9 and single hyphens')

/** A post in lists. `date` is an ISO date, `readTime` is text such as "4 min read". */
export const postSummarySchema = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1).max(LINE_MAX),
  slug: slugSchema,
  summary: z.string().min(1),
  author: z.string().min(1),
  date: z.iso.date(),
  category: z.string().min(1),
  /** Wavelength of the category’s hue, unless it is the sample’s. */
  lambda: z.int().optional(),
  image: z.string().min(1),
  imageAlt: z.string(),
  readTime: z.string().min(1),
})

const headingSchema = z.strictObject({ id: z.string(), text: z.string() })

/** A post on its page. `html` is sanitized; `headings` are its second-level headings. */
export const postSchema = postSummarySchema.extend({
  html: z.string(),
  headings: z.array(headingSchema),
  tags: z.array(z.string()),
  related: z.array(postSummarySchema),
  /** The author, if the site shows this person elsewhere. */
  byline: teamMemberSchema.optional(),
  /** For search engines and shared links; without it title, summary and cover. */
  seoTitle: z.string().optional(),
  seoDescription: z.string().optional(),
  shareImage: z.string().optional(),
})

/** Front matter of content/posts/<slug>.md; a post without `cover` has the cover of its category. */
export const postSourceSchema = z
  .strictObject({
    title: z.string().min(1).max(70),
    excerpt: z.string().min(60).max(220),
    author: z.string().min(1),
    publishedAt: z.iso.date(),
    category: z.enum(Object.keys(sampleCategories)),
    tags: z.array(z.string()).min(1).max(6),
    cover: z.string().startsWith('/').optional(),
    coverAlt: z.string().min(1).optional(),
  })
  .refine(({ cover, coverAlt }) => Boolean(cover) === Boolean(coverAlt), {
    path: ['coverAlt'],
    error: 'set both "cover" and "coverAlt", or neither.',
  })

const wholeNumber = (name: string, max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/, `${name} must be a whole number of at least 1`)
    .transform(Number)
    .refine((value) => value <= max, `${name} can be at most ${max}`)

/** Query of GET /api/blog; `q` searches title and summary, ignoring case. */
export const blogQuerySchema = z.strictObject({
  limit: wholeNumber('limit', BLOG_LIMIT_MAX).optional(),
  page: wholeNumber('page', 100_000).optional(),
  /** Checked against the published categories by the route. */
  category: z
    .string()
    .max(LINE_MAX, `category can be at most ${LINE_MAX} characters long`)
    .optional(),
  q: z.string().max(LINE_MAX, `q can be at most ${LINE_MAX} characters long`).optional(),
})

export type PostSummary = z.infer<typeof postSummarySchema>
export type Post = z.infer<typeof postSchema>
export type BlogQuery = z.infer<typeof blogQuerySchema>

/** One page of posts and the total number. */
export type PostList = { posts: PostSummary[]; total: number }

/** A sample post: front matter, slug and Markdown. */
export type PostSource = z.infer<typeof postSourceSchema> & { slug: string; markdown: string }
