import { postPath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { eachPost } from './each-post.ts'

/** The slugs of an import's posts. */
export type Slugs = {
  /** By the id of an entry. */
  of(source: string): string
  /** By a path of the old site; undefined if no post of the import was there. */
  at(path: string): string | undefined
}

/** Chooses a free slug for each post of an import that has none yet. */
export async function chooseSlugs({ store, content }: Deps, id: string): Promise<Slugs> {
  const [posts, former] = await Promise.all([
    store.selectFrom('posts').select(['id', 'slug']).execute(),
    store.selectFrom('post_redirects').select('slug').execute(),
  ])
  const slugOfPost = new Map(posts.map((post) => [post.id, post.slug]))
  const redirected = new Set(content.current().redirects.map(({ from }) => from.toLowerCase()))
  const taken = new Set([...posts, ...former].map(({ slug }) => slug))
  const bySource = new Map<string, string>()
  const byPath = new Map<string, string>()
  for await (const { source, target, state, old } of eachPost(store, id)) {
    const { slug: wanted, oldPaths, isPage } = old
    let slug = target === null ? undefined : slugOfPost.get(target)
    if (!slug && state === 'waiting') {
      slug = free(wanted, (one) => taken.has(one) || redirected.has(postPath(one)))
      taken.add(slug)
    }
    if (!slug) continue
    bySource.set(source, slug)
    // A page stays a draft, to which no link would lead.
    if (!isPage) for (const path of oldPaths) byPath.set(path, slug)
  }
  return {
    of: (source) => bySource.get(source) ?? source,
    at: (path) => byPath.get(path),
  }
}

function free(wanted: string, isTaken: (slug: string) => boolean) {
  if (!isTaken(wanted)) return wanted
  let number = 2
  while (isTaken(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}
