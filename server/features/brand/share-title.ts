import { sharePicturePath } from '#model/content/share-picture.ts'
import type { Deps } from '#server/deps.ts'
import { publishedPosts } from '#server/features/blog/list-posts.ts'
import { pageTitle } from '#server/features/content/page-title.ts'

/** The title of the public page, screen or post whose share picture is at a path, without the site's name; or null. */
export async function shareTitle(
  { content, store }: Pick<Deps, 'content' | 'store'>,
  path: string,
) {
  const { pages, screens, site } = content.current()
  const page = [...pages].find(([id]) => sharePicturePath(id) === path)?.[1]
  if (page) return pageTitle(page.title, site.seo.titleEnding)
  const { contact, blog, newsletter } = screens
  const screen = Object.entries({ contact, blog, newsletter }).find(
    ([id]) => sharePicturePath(id) === path,
  )?.[1]
  if (screen) return screen.title
  const [before = '', after = ''] = sharePicturePath('blog/*').split('*')
  if (!path.startsWith(before)) return null
  const slug = path.slice(before.length, -after.length)
  const post = await publishedPosts(store)
    .select('title')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return post?.title ?? null
}
