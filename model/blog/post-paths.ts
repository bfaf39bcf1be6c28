import { adminPaths } from '#model/admin-paths.ts'

/** Paths of the blog manager. */
export const blogPaths = {
  new: `${adminPaths.blog}/new`,
  trash: `${adminPaths.blog}/trash`,
  categories: `${adminPaths.blog}/categories`,
  imports: `${adminPaths.blog}/import`,
} as const

/** An uploaded export. */
export function importPath(id: string) {
  return `${blogPaths.imports}/${id}`
}

/** Redirects to a post's page, or to its preview if it is not public. */
export function postViewPath(id: string) {
  return `${adminPaths.blog}/${id}/view`
}
