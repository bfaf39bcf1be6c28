import type { PostDocument } from '#model/blog/post-document.ts'
import { postKey } from '#model/content/standalone.ts'
import type { ContentDocumentRow, ContentRevisionRow } from '#server/platform/db/rows/content.ts'
import type { PlanRow } from '#server/platform/db/rows/plans.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { NewId } from '#server/platform/runtime.ts'
import { textColumns } from './post-values.ts'

/** A post as it is stored; a plan if it is to be published at a time. */
export type NewPost = {
  row: PostRow
  document: ContentDocumentRow
  revision: ContentRevisionRow
  plan: { row: PlanRow; revision: ContentRevisionRow } | null
}

type About = {
  slug: string
  state: 'published' | 'scheduled' | 'draft'
  /** The day that readers see. */
  publishedOn: string
  /** The moment by which it is sorted, and published if it is scheduled. */
  publishAt: string
  /** The moment at which it is stored. */
  now: string
  by: Pick<ContentRevisionRow, 'author_id' | 'author_name'>
}

/** A new post that did not begin as somebody's draft. */
export function newPost(
  post: PostDocument,
  { slug, state, publishedOn, publishAt, now, by }: About,
  newId: NewId,
): NewPost {
  const [id, revisionId] = [newId(), newId()]
  const key = postKey(id)
  const isPublic = state === 'published'
  const revision: ContentRevisionRow = {
    ...{ id: revisionId, document: key, state: isPublic ? 'published' : 'draft' },
    ...{ body: JSON.stringify(post), note: null, ...by, saved_at: now },
  }
  return {
    row: {
      ...textColumns(post),
      ...{ id, slug, status: isPublic ? 'published' : 'draft', deleted_at: null },
      ...{ published_on: publishedOn, publish_at: publishAt },
      ...{ created_at: now, updated_at: now },
    },
    document: {
      ...{ key, version: 1, off_at: null },
      ...{ published_id: isPublic ? revisionId : null, draft_id: isPublic ? null : revisionId },
    },
    revision,
    plan: state === 'scheduled' ? planOf(revision, publishAt, newId) : null,
  }
}

/** Publishes a copy of the draft at its time. */
function planOf(draft: ContentRevisionRow, due_at: string, newId: NewId): NewPost['plan'] {
  const { document, author_id, author_name, saved_at } = draft
  const revision = { ...draft, id: newId() }
  return {
    revision,
    row: {
      ...{ id: newId(), document, action: 'publish', revision_id: revision.id, due_at },
      ...{ author_id, author_name, state: 'pending', failure: null },
      ...{ created_at: saved_at, finished_at: null },
    },
  }
}

/** Adds posts with their documents, revisions and plans. */
export async function insertPosts(transaction: StoreTransaction, posts: readonly NewPost[]) {
  if (posts.length === 0) return
  const plans = posts.flatMap(({ plan }) => plan ?? [])
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
    .values([...posts, ...plans].map(({ revision }) => revision))
    .execute()
  if (plans.length === 0) return
  await transaction
    .insertInto('plans')
    .values(plans.map(({ row }) => row))
    .execute()
}
