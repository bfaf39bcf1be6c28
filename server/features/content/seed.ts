import type { PostSource } from '#model/blog/blog-schemas.ts'
import { emptyPost } from '#model/blog/post-document.ts'
import { joinTags } from '#model/blog/post-form.ts'
import { postKey } from '#model/content/standalone.ts'
import { textColumns } from '#server/features/blog/posts/post-values.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
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
  const posts = samples.map((post) => seededPost(post, { id: newId(), revision: newId(), now }))
  await insertPosts(transaction, posts)
}

/** Adds posts as rows, documents and published revisions. */
export async function insertPosts(transaction: StoreTransaction, posts: SeededPost[]) {
  if (posts.length === 0) return
  await transaction.insertInto('posts').values(posts.map(({ row }) => row)).execute()
  await transaction
    .insertInto('content_documents')
    .values(posts.map(({ document }) => document))
    .execute()
  await transaction
    .insertInto('content_revisions')
    .values(posts.map(({ revision }) => revision))
    .execute()
}

export type SeededPost = ReturnType<typeof seededPost>

/** A published post as it is stored. `publishAt`: the moment by which it is sorted, the start of its day if it is left out. */
export function seededPost(
  source: PostSource,
  {
    id,
    revision,
    now,
    publishAt = `${source.publishedAt}T00:00:00.000Z`,
  }: { id: string; revision: string; now: string; publishAt?: string },
) {
  const post = {
    ...emptyPost,
    title: source.title,
    excerpt: source.excerpt,
    content: source.markdown,
    category: source.category,
    author: source.author,
    tags: joinTags(source.tags),
    cover: { url: source.cover ?? '', alt: source.coverAlt ?? '' },
  }
  const document = postKey(id)
  return {
    row: {
      ...textColumns(post),
      ...{ id, slug: source.slug, status: 'published' as const, deleted_at: null },
      ...{ published_on: source.publishedAt, publish_at: publishAt },
      ...{ created_at: now, updated_at: now },
    },
    document: {
      ...{ key: document, version: 1, published_id: revision },
      ...{ draft_id: null, off_at: null },
    },
    revision: {
      ...{ id: revision, document, state: 'published' as const, body: JSON.stringify(post) },
      ...{ note: null, author_id: null, author_name: 'Installation', saved_at: now },
    },
  }
}
