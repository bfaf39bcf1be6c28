import { type Category, categoryById } from '#model/blog/categories.ts'
import { type PostDocument, postDocumentSchema } from '#model/blog/post-document.ts'
import { postMessages } from '#model/blog/post-form.ts'
import { localDay, startOfDay } from '#model/local-time.ts'
import { postPath } from '#model/paths.ts'
import type { StandaloneContext, StandaloneKind } from '#server/features/content/standalone-kind.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { findPost } from './find-post.ts'
import { lockPosts } from './lock-posts.ts'
import { postValues, textColumns } from './post-values.ts'
import { freeSlug, moveSlug, slugError } from './slugs.ts'

/** Posts: their documents are what is written, their rows what lists, search and feeds read. */
export const postKind: StandaloneKind = {
  schema: postDocumentSchema,
  noun: 'post',
  published: postMessages.updated,
  missing: 'This post no longer exists. Look in the trash, or go back to the list.',

  titleOf: (value) => postValues(value).title || 'Untitled',

  async find(store, id) {
    const row = await store
      .selectFrom('posts')
      .select('slug')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return row ? { path: postPath(row.slug), closed: null } : null
  },

  opened(value, content) {
    const post = postValues(value)
    return { ...post, category: currentCategory(post.category, content.current().categories) }
  },

  async errorsOf(deps, id, value) {
    const post = value as PostDocument
    const { categories, site } = deps.content.current()
    const isKnown = categories.some(
      (each) => each.id === post.category || each.former?.includes(post.category),
    )
    const today = localDay(deps.clock(), site.timeZone)
    const errors = [
      !isKnown && { path: 'category', sentence: 'Choose one of the categories.' },
      post.publishedOn > today && {
        path: 'publishedOn',
        sentence: 'This day is still to come. Leave it empty, and schedule the post instead.',
      },
      await slugError(deps, id, post.slug),
      await textError(deps, post.content),
    ]
    return errors.filter((error) => error !== false && error !== null)
  },

  /** Until a post is public, its row is what the lists of the admin show of it. */
  async onDraft(transaction, context, id, value) {
    const { status, slug, title } = await findPost(transaction, id)
    if (status !== 'draft') return
    await lockPosts(transaction)
    const post = postValues(value)
    const isRenamed = post.title !== title
    await transaction
      .updateTable('posts')
      .set({
        ...textColumns(post),
        slug: isRenamed ? await freeSlug(transaction, context, post.title, id) : slug,
        updated_at: context.clock().toISOString(),
      })
      .where('id', '=', id)
      .execute()
  },

  async onPublish(transaction, context, id, value) {
    await lockPosts(transaction)
    const updated_at = context.clock().toISOString()
    const change =
      value === 'off'
        ? { status: 'off' as const }
        : await publishedColumns(transaction, context, id, value as PostDocument)
    await transaction
      .updateTable('posts')
      .set({ ...change, updated_at })
      .where('id', '=', id)
      .execute()
  },
}

/** The category of a removed one is the one that its posts have now. */
function currentCategory(category: string, categories: readonly Category[]) {
  return categoryById(categories, category)?.id ?? category
}

async function publishedColumns(
  transaction: StoreTransaction,
  context: StandaloneContext,
  id: string,
  post: PostDocument,
) {
  const before = await findPost(transaction, id)
  const slug = post.slug || before.slug
  const { categories } = context.content.current()
  await moveSlug(transaction, context, before, slug)
  return {
    ...textColumns({ ...post, category: currentCategory(post.category, categories) }),
    ...dayColumns(context, before, post.publishedOn),
    slug,
    status: 'published' as const,
  }
}

/** The day that readers see, and the moment by which posts are sorted. Both stay once a post was public, unless the day is changed. */
function dayColumns(
  { clock, content }: StandaloneContext,
  before: Pick<PostRow, 'status' | 'published_on' | 'publish_at'>,
  day: string,
) {
  const { timeZone } = content.current().site
  const now = clock()
  const wasPublic = before.status !== 'draft'
  if (wasPublic && (day === '' || day === before.published_on)) return {}
  const today = localDay(now, timeZone)
  if (day === '' || day === today) return { published_on: today, publish_at: now.toISOString() }
  const start = startOfDay(day, timeZone) ?? now
  return { published_on: day, publish_at: start.toISOString() }
}

/** A text that is too long or too complex to render. */
async function textError(
  { markdown }: Parameters<NonNullable<StandaloneKind['errorsOf']>>[0],
  content: string,
) {
  try {
    await markdown.check(content)
    return null
  } catch (error) {
    if (!(error instanceof HttpError) || error.answer.status !== 422) throw error
    return { path: 'content', sentence: error.answer.message }
  }
}
