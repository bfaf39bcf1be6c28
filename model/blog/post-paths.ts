import { adminPaths } from '#model/admin-paths.ts'

/** What the blog manager's form talks to, and the screens beside its list. */
export const blogPaths = {
  new: `${adminPaths.blog}/new`,
  trash: `${adminPaths.blog}/trash`,
  save: `${adminPaths.blog}/save`,
  unsaved: `${adminPaths.blog}/unsaved`,
  markdown: `${adminPaths.blog}/markdown`,
} as const

/** A post's form. */
export function postFormPath(id: string) {
  return `${adminPaths.blog}/${id}`
}

/** A post's saves. */
export function postHistoryPath(id: string) {
  return `${adminPaths.blog}/${id}/history`
}

/** Leads to a post on the site: its page, or the preview of one that is not out. */
export function postViewPath(id: string) {
  return `${adminPaths.blog}/${id}/view`
}
