import { adminFrom, readQuery } from '#app/admin/admin-from.ts'
import type { Route } from './+types/links.ts'

/** JSON data of the pages and posts that an article can link to. */
export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).blog.linkTargets(readQuery(args))
}
