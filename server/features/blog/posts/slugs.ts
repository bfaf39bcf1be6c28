import { slugOf } from '#model/blog/post-form.ts'
import { postPath } from '#model/paths.ts'
import type { StandaloneContext } from '#server/features/content/standalone-kind.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

type Redirects = Pick<StandaloneContext, 'content'>

/** A slug from the title, numbered ("my-title-2") if another post has or had it, or a redirect uses it. */
export async function freeSlug(
  transaction: StoreTransaction,
  { content }: Redirects,
  title: string,
  own: string,
) {
  const slug = slugOf(title)
  const [posts, redirects] = await Promise.all([
    transaction
      .selectFrom('posts')
      .select('slug')
      .where((where) => where.or([where('slug', '=', slug), where('slug', 'like', `${slug}-%`)]))
      .where('id', '!=', own)
      .execute(),
    transaction
      .selectFrom('post_redirects')
      .select('slug')
      .where((where) => where.or([where('slug', '=', slug), where('slug', 'like', `${slug}-%`)]))
      .execute(),
  ])
  const slugs = new Set([...posts, ...redirects].map((row) => row.slug))
  const redirected = new Set(content.current().redirects.map(({ from }) => from.toLowerCase()))
  const isTaken = (candidate: string) => slugs.has(candidate) || redirected.has(postPath(candidate))
  if (!isTaken(slug)) return slug
  let number = 2
  while (isTaken(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}

/**
 * Gives a post another slug; if it was public, the old one redirects to it.
 * @throws 422 if another post has or had the slug, or a redirect uses it
 */
export async function moveSlug(
  transaction: StoreTransaction,
  context: StandaloneContext,
  { id, slug: old, status }: Pick<PostRow, 'id' | 'slug' | 'status'>,
  slug: string,
) {
  if (slug === old) return
  const error = await slugError({ ...context, store: transaction }, id, slug)
  if (error) fail(422, error.sentence, { errors: { [error.path]: error.sentence } })
  // A post may have its own former slugs again.
  await transaction.deleteFrom('post_redirects').where('slug', '=', slug).execute()
  if (status === 'draft') return
  await transaction
    .insertInto('post_redirects')
    .values({ slug: old, post_id: id, created_at: context.clock().toISOString() })
    .execute()
}

/** Why a post can't have this slug, or null. A post at a redirect's path would silently disable the redirect. */
export async function slugError(
  { store, content }: Redirects & { store: Store | StoreTransaction },
  id: string,
  slug: string,
) {
  if (slug === '') return null
  const owner = await ownerOf(store, slug)
  if (owner && owner.id !== id) {
    return slugErrorOf(`This address belongs to “${owner.title}”. Choose another one.`)
  }
  const path = postPath(slug)
  const redirect = content.current().redirects.find(({ from }) => from.toLowerCase() === path)
  return redirect
    ? slugErrorOf(
        `This address redirects to ${redirect.to}. Choose another one, or delete the redirect first.`,
      )
    : null
}

/** The post that has or had the slug. */
async function ownerOf(store: Store | StoreTransaction, slug: string) {
  const posts = store.selectFrom('posts').select(['posts.id', 'posts.title'])
  return (
    (await posts.where('slug', '=', slug).executeTakeFirst()) ??
    (await posts
      .innerJoin('post_redirects', 'post_redirects.post_id', 'posts.id')
      .where('post_redirects.slug', '=', slug)
      .executeTakeFirst())
  )
}

function slugErrorOf(sentence: string) {
  return { path: 'slug', sentence }
}
