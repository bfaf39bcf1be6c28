import { z } from 'zod'
import { adminPaths, documentPath } from '#model/admin-paths.ts'
import { issueKey, postKey } from '#model/content/standalone.ts'
import { archivedIssuePath, paths, postPath } from '#model/paths.ts'
import { query } from '#server/actions/action.ts'
import { addressesOfKeys } from '#server/features/content/addresses.ts'
import { documentsOf } from '#server/features/content/documents.ts'
import { publicIssues } from '#server/features/newsletter/archive/public-issues.ts'

const findSchema = z.object({ path: z.string().catch('') })

/** Where the page at a public path is edited: its document, else the list of pages. */
export const findEditor = query('viewer', findSchema, async ({ content, store }, { path }) => {
  const keys = [...documentsOf(content.complete()).keys()]
  const own = keys.find((key) => addressesOfKeys([key]).has(path))
  if (own) return documentPath(own)
  if (path === paths.blog) return adminPaths.blog
  if (path === paths.contact) return documentPath('screens')
  const issues = archivedIssuePath('')
  if (path.startsWith(issues)) {
    const issue = await publicIssues(store)
      .select('issue.id')
      .where('issue.slug', '=', path.slice(issues.length))
      .executeTakeFirst()
    if (issue) return documentPath(issueKey(issue.id))
  }
  const folder = postPath('')
  if (!path.startsWith(folder)) return adminPaths.content
  const post = await store
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', path.slice(folder.length))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return post ? documentPath(postKey(post.id)) : adminPaths.blog
})
