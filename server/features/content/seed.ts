import type { PostSource } from '#model/blog/blog-schemas.ts'
import { emptyPost } from '#model/blog/post-document.ts'
import { joinTags } from '#model/blog/post-form.ts'
import { insertPosts, type NewPost, newPost } from '#server/features/blog/posts/new-post-rows.ts'
import type { Sample } from '#server/platform/config/config.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock, NewId } from '#server/platform/runtime.ts'

/** The author of what came with the site. */
export const INSTALLATION = 'Installation'

/** When the installation was made. */
export const SEEDED_KEY = 'sample_content_installed'

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
  await insertPosts(
    transaction,
    samples.map((source) => seededPost(source, now, newId)),
  )
}

/** A sample post as it is stored, planned if its day is still to come. `publishAt`: the moment by which it is sorted. */
export function seededPost(
  source: PostSource,
  now: string,
  newId: NewId,
  publishAt = `${source.publishedAt}T00:00:00.000Z`,
): NewPost {
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
  const state = publishAt > now ? 'scheduled' : 'published'
  const by = { author_id: null, author_name: INSTALLATION }
  const { slug, publishedAt: publishedOn } = source
  return newPost(post, { slug, state, publishedOn, publishAt, now, by }, newId)
}
