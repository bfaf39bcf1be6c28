import type { PostSource } from '#model/blog/blog-schemas.ts'
import { emptyPost } from '#model/blog/post-document.ts'
import { joinTags } from '#model/blog/post-form.ts'
import { postKey } from '#model/content/standalone.ts'
import { textColumns } from '#server/features/blog/posts/post-values.ts'
import type { Sample } from '#server/platform/config/config.ts'
import type { ContentDocumentRow, ContentRevisionRow } from '#server/platform/db/rows/content.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock, NewId } from '#server/platform/runtime.ts'

/** The author of what came with the site. */
export const INSTALLATION = 'Installation'

const SEEDED_KEY = 'sample_content_installed'

const SAMPLE_KEY = 'sample'

type Deps = { clock: Clock; newId: NewId }

/** Which sample this installation began with: what is asked for, if it is new. */
export async function rememberSample(
  transaction: StoreTransaction,
  asked: Sample,
): Promise<Sample> {
  const rows = await transaction
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', [SAMPLE_KEY, SEEDED_KEY])
    .execute()
  const known = rows.find(({ key }) => key === SAMPLE_KEY)
  if (known) return known.value === 'none' ? 'none' : 'agency'
  // Older installations began with the agency, and did not note it.
  const sample = rows.length > 0 ? 'agency' : asked
  await transaction.insertInto('settings').values({ key: SAMPLE_KEY, value: sample }).execute()
  return sample
}

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
  await insertPosts(
    transaction,
    posts.map((post) => (post.row.publish_at > now ? asDraft(post) : post)),
  )
  for (const { row, revision } of posts) {
    if (row.publish_at > now) await planPost(transaction, row, revision.body, { newId, now })
  }
}

/** A post whose day is still to come. */
function asDraft({ row, document, revision }: SeededPost): SeededPost {
  return {
    row: { ...row, status: 'draft' },
    document: { ...document, published_id: null, draft_id: revision.id },
    revision: { ...revision, state: 'draft' },
  }
}

/** Publishes it on its day. */
async function planPost(
  transaction: StoreTransaction,
  { id, publish_at }: SeededPost['row'],
  body: string,
  { newId, now }: { newId: NewId; now: string },
) {
  const document = postKey(id)
  const by = { author_id: null, author_name: INSTALLATION }
  const revision_id = newId()
  await transaction
    .insertInto('content_revisions')
    .values({ id: revision_id, document, state: 'draft', body, note: null, saved_at: now, ...by })
    .execute()
  await transaction
    .insertInto('plans')
    .values({
      ...{ id: newId(), document, action: 'publish', revision_id, due_at: publish_at, ...by },
      ...{ state: 'pending', failure: null, created_at: now, finished_at: null },
    })
    .execute()
}

/** Adds posts as rows, documents and published revisions. */
export async function insertPosts(transaction: StoreTransaction, posts: SeededPost[]) {
  if (posts.length === 0) return
  await transaction
    .insertInto('posts')
    .values(posts.map(({ row }) => row))
    .execute()
  await transaction
    .insertInto('content_documents')
    .values(posts.map(({ document }) => document))
    .execute()
  await transaction
    .insertInto('content_revisions')
    .values(posts.map(({ revision }) => revision))
    .execute()
}

type SeededPost = {
  row: PostRow
  document: ContentDocumentRow
  revision: ContentRevisionRow
}

/** A published post as it is stored. `publishAt`: the moment by which it is sorted, the start of its day if it is left out. */
export function seededPost(
  source: PostSource,
  {
    id,
    revision,
    now,
    publishAt = `${source.publishedAt}T00:00:00.000Z`,
  }: { id: string; revision: string; now: string; publishAt?: string },
): SeededPost {
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
      ...{ id, slug: source.slug, status: 'published', deleted_at: null },
      ...{ published_on: source.publishedAt, publish_at: publishAt },
      ...{ created_at: now, updated_at: now },
    },
    document: {
      ...{ key: document, version: 1, published_id: revision },
      ...{ draft_id: null, off_at: null },
    },
    revision: {
      ...{ id: revision, document, state: 'published', body: JSON.stringify(post) },
      ...{ note: null, author_id: null, author_name: INSTALLATION, saved_at: now },
    },
  }
}
