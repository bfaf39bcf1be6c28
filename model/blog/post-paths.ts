import { adminPaths } from '#model/admin-paths.ts'

/** Paths of the blog manager. */
export const blogPaths = {
  new: `${adminPaths.blog}/new`,
  trash: `${adminPaths.blog}/trash`,
  categories: `${adminPaths.blog}/categories`,
} as const

/** Redirects to a post's page, or to its preview if it is not public. */
export function postViewPath(id: string) {
  return `${adminPaths.blog}/${id}/view`
}
