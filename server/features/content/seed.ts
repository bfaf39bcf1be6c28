import { readTime } from '#model/blog/blog.ts'
import type { PostSource } from '#model/blog/blog-schemas.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { searchText } from '#server/platform/db/search-text.ts'
import type { Clock, NewId } from '#server/platform/runtime.ts'

const SEEDED_KEY = 'sample_content_installed'

type Deps = { clock: Clock; newId: NewId }

/** Adds the sample posts to a new installation, once, in the migration's transaction, so that starts cannot race. */
export async function seedSamples(
  transaction: StoreTransaction,
  samples: PostSource[],
  { clock, newId }: Deps,
) {
  const now = clock().toISOString()
  const inserted = await transaction
    .insertInto('settings')
    .values({ key: SEEDED_KEY, value: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) return
  for (const post of samples) {
    await transaction
      .insertInto('posts')
      .values(postRow(post, newId(), now))
      .execute()
  }
}

function postRow(post: PostSource, id: string, now: string): PostRow {
  return {
    id,
    slug: post.slug,
    title: post.title,
    summary: post.excerpt,
    markdown: post.markdown,
    author: post.author,
    category: post.category,
    tags: JSON.stringify(post.tags),
    image: post.cover ?? '',
    image_alt: post.coverAlt ?? '',
    status: 'published',
    published_on: post.publishedAt,
    read_time: readTime(post.markdown),
    search_text: searchText(post.title, post.excerpt),
    created_at: now,
    updated_at: now,
    publish_at: `${post.publishedAt}T00:00:00.000Z`,
    off_at: null,
    version: 1,
    deleted_at: null,
    admin_search_text: searchText(post.title, post.author),
    seo_title: '',
    seo_description: '',
    share_image: '',
    related: '[]',
  }
}
