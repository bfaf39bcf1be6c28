import { Hono } from 'hono'
import { z } from 'zod'
import { OEMBED_PATH } from '#model/alternate-paths.ts'
import { SHARE_HEIGHT, SHARE_WIDTH, sharePicturePath } from '#model/content/share-picture.ts'
import { postPath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readQuery } from '#server/platform/http/read-query.ts'
import { publishedPosts } from './list-posts.ts'

const pixels = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'maxwidth and maxheight must be whole numbers of pixels')
  .transform(Number)
  .optional()

export const oembedQuery = z.strictObject({
  url: z.url('url must be the address of a post'),
  format: z.string().optional(),
  maxwidth: pixels,
  maxheight: pixels,
})

/** Seconds for which consumers may keep what they were told. */
const CACHE_AGE = 86_400

export const oembedAnswer = z.object({
  version: z.literal('1.0'),
  type: z.literal('link'),
  title: z.string(),
  author_name: z.string(),
  provider_name: z.string(),
  provider_url: z.url(),
  cache_age: z.number(),
  thumbnail_url: z.url().optional(),
  thumbnail_width: z.number().optional(),
  thumbnail_height: z.number().optional(),
})

export const NO_POST = 'There is no post at this URL.'

export const ONLY_JSON = 'Only the format json is offered.'

/** What programs of others show of a link to a post (oembed.com), as JSON. */
export function oembedRoutes({ store, content, limits }: Deps, siteUrl: string | null) {
  return new Hono<ApiEnv>().get(OEMBED_PATH, async ({ req, var: { client } }) => {
    await limits.count('reads', client)
    const { url, format = 'json', maxwidth, maxheight } = readQuery(oembedQuery, ownQuery(req.raw))
    if (format !== 'json') fail(501, ONLY_JSON)
    const origin = siteUrl ?? new URL(req.url).origin
    const post = await publishedPosts(store)
      .select(['title', 'slug', 'author'])
      .where('slug', '=', slugOf(url, origin))
      .executeTakeFirst()
    if (!post) fail(404, NO_POST)
    const isFitting =
      SHARE_WIDTH <= (maxwidth ?? SHARE_WIDTH) && SHARE_HEIGHT <= (maxheight ?? SHARE_HEIGHT)
    const answer: z.infer<typeof oembedAnswer> = {
      version: '1.0',
      type: 'link',
      title: post.title,
      author_name: post.author,
      provider_name: (await content.site()).name,
      provider_url: origin,
      cache_age: CACHE_AGE,
      ...(isFitting && {
        thumbnail_url: origin + sharePicturePath(`blog/${post.slug}`),
        thumbnail_width: SHARE_WIDTH,
        thumbnail_height: SHARE_HEIGHT,
      }),
    }
    const headers = {
      'Cache-Control': `public, max-age=${CACHE_AGE}`,
      // For programs that run in a browser.
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }
    return Response.json(answer, { headers })
  })
}

/** Consumers add parameters of their own. */
function ownQuery(request: Request) {
  const url = new URL(request.url)
  for (const name of [...url.searchParams.keys()]) {
    if (!Object.hasOwn(oembedQuery.shape, name)) url.searchParams.delete(name)
  }
  return new Request(url)
}

/** The last part of a post's URL on this site; '' for other URLs. */
function slugOf(url: string, siteOrigin: string) {
  const { origin, pathname } = new URL(url)
  const slug = pathname.slice(postPath('').length)
  return origin === siteOrigin && pathname === postPath(slug) ? slug : ''
}
