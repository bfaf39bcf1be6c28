import { slugOf } from '#model/blog/post-form.ts'
import { postPath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

type Shelf = Pick<Deps, 'content' | 'clock'>

/**
 * The title's slug or, where that is another post's, was one or is led away by a redirect, with the next number:
 * "my-title-2".
 */
export async function freeSlug(transaction: StoreTransaction, { content }: Shelf, title: string) {
  const slug = slugOf(title)
  const [posts, redirects] = await Promise.all([
    transaction
      .selectFrom('posts')
      .select('slug')
      .where((where) => where.or([where('slug', '=', slug), where('slug', 'like', `${slug}-%`)]))
      .execute(),
    transaction
      .selectFrom('post_redirects')
      .select('slug')
      .where((where) => where.or([where('slug', '=', slug), where('slug', 'like', `${slug}-%`)]))
      .execute(),
  ])
  const slugs = new Set([...posts, ...redirects].map((row) => row.slug))
  const ledAway = new Set((await content.redirects()).map(({ from }) => from.toLowerCase()))
  const isTaken = (one: string) => slugs.has(one) || ledAway.has(postPath(one))
  if (!isTaken(slug)) return slug
  let number = 2
  while (isTaken(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}

type Moved = { id: string; slug: string }

/**
 * Gives a post another address; the old one leads to the post, wherever that goes next.
 * @throws HttpError 422 where the address is another post's, leads to one, or is led away by a redirect.
 */
export async function moveSlug(
  transaction: StoreTransaction,
  context: Shelf,
  { id, slug: old }: Moved,
  slug: string,
) {
  if (slug === old) return
  await rejectTaken(transaction, id, slug)
  await rejectLedAway(context, slug)
  // Its own former address is its address again.
  await transaction.deleteFrom('post_redirects').where('slug', '=', slug).execute()
  await transaction
    .insertInto('post_redirects')
    .values({ slug: old, post_id: id, created_at: context.clock().toISOString() })
    .execute()
}

async function rejectTaken(transaction: StoreTransaction, id: string, slug: string) {
  const holder =
    (await transaction
      .selectFrom('posts')
      .select(['id', 'title'])
      .where('slug', '=', slug)
      .executeTakeFirst()) ??
    (await transaction
      .selectFrom('post_redirects')
      .innerJoin('posts', 'posts.id', 'post_redirects.post_id')
      .select(['posts.id', 'posts.title'])
      .where('post_redirects.slug', '=', slug)
      .executeTakeFirst())
  if (!holder || holder.id === id) return
  rejectSlug(`This address belongs to “${holder.title}”; choose another one`)
}

/** A post that takes a redirect's address would put it out of use without a word. */
async function rejectLedAway({ content }: Shelf, slug: string) {
  const path = postPath(slug)
  const redirect = (await content.redirects()).find(({ from }) => from.toLowerCase() === path)
  if (!redirect) return
  rejectSlug(
    `A redirect leads this address to ${redirect.to}; choose another one, or take the redirect away first`,
  )
}

function rejectSlug(sentence: string): never {
  fail(422, sentence, { errors: { slug: sentence } })
}
