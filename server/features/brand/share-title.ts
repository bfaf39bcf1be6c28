import { sharePicturePath } from '#model/content/share-picture.ts'
import { withFallbacks } from '#model/newsletter/personal-fields.ts'
import type { Deps } from '#server/deps.ts'
import { publishedPosts } from '#server/features/blog/list-posts.ts'
import { pageTitle } from '#server/features/content/page-title.ts'
import { publicIssues } from '#server/features/newsletter/archive/public-issues.ts'

/** The title of the public page, screen, post or issue whose share picture is at a path, without the site's name; or null. */
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
  const post = slugIn('blog', path)
  if (post !== null) {
    const row = await publishedPosts(store)
      .select('title')
      .where('slug', '=', post)
      .executeTakeFirst()
    return row?.title ?? null
  }
  const issue = slugIn('newsletter', path)
  if (issue === null) return null
  const row = await publicIssues(store)
    .select('issue.subject')
    .where('issue.slug', '=', issue)
    .executeTakeFirst()
  return row ? withFallbacks(row.subject) : null
}

/** The slug of the page below this one whose share picture is at a path; null for other paths. */
function slugIn(folder: string, path: string) {
  const [before = '', after = ''] = sharePicturePath(`${folder}/*`).split('*')
  return path.startsWith(before) ? path.slice(before.length, -after.length) : null
}
