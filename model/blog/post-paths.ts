import { adminPaths } from '#model/admin-paths.ts'

/** Paths of the blog manager. */
export const blogPaths = {
  new: `${adminPaths.blog}/new`,
  trash: `${adminPaths.blog}/trash`,
  categories: `${adminPaths.blog}/categories`,
} as const

/** Edit form of a post, opened at a field (`at`). */
export function postFormPath(id: string, at = '') {
  const query = at && `?${new URLSearchParams({ at })}`
  return `${adminPaths.blog}/${id}${query}`
}

/** History of a post. */
export function postHistoryPath(id: string) {
  return `${adminPaths.blog}/${id}/history`
}

/** Redirects to a post's page, or to its preview if it is not public. */
export function postViewPath(id: string) {
  return `${adminPaths.blog}/${id}/view`
}

/** Redirects to a post with its reader's unsaved changes; `id` names them. */
export function postPreviewPath(id: string) {
  return `${adminPaths.blog}/${id}/preview`
}
