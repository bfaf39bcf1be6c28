import type { Post } from '#model/blog/blog-schemas.ts'
import { postKey } from '#model/content/standalone.ts'
import type { Deps } from '#server/deps.ts'
import { presentWithRelated } from '#server/features/blog/show-post.ts'
import { readRevision, readStored } from '#server/features/content/editor/stored-document.ts'
import { parseBody } from '#server/features/content/published.ts'
import { postValues, textColumns } from './post-values.ts'

/** A post as its page shows it, with its former slugs. */
export type PreviewedPost = { post: Post; formerSlugs: string[] }

type PreviewDeps = Pick<Deps, 'store' | 'markdown' | 'content'>

/**
 * The draft of a post, valid or not, else what is published, as its page would show it; null if it is missing or in the
 * trash. `revision`: as it was then.
 */
export async function previewPost(
  deps: PreviewDeps,
  id: string,
  revision?: string,
): Promise<PreviewedPost | null> {
  const { store } = deps
  const row = await store
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const key = postKey(id)
  const { draft, published } = await readStored(store, key)
  const shown = revision ? await readRevision(store, key, revision) : (draft ?? published)
  if (!row || !shown) return null
  const former = await store
    .selectFrom('post_redirects')
    .select('slug')
    .where('post_id', '=', id)
    .execute()
  const post = postValues(parseBody(shown.body))
  const day = post.publishedOn || row.published_on
  return {
    post: await presentWithRelated(deps, {
      ...row,
      ...textColumns(post),
      published_on: day,
      // Not from the cache of published posts.
      status: 'draft',
    }),
    formerSlugs: former.map(({ slug }) => slug),
  }
}
