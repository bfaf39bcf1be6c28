import { adminFrom, readQuery } from '#app/admin/admin-from.ts'
import type { Route } from './+types/reviewers.ts'

/** JSON route: who can be asked for a review. */
export async function loader(args: Route.LoaderArgs) {
  return Response.json(await adminFrom(args).content.reviewers(readQuery(args)))
}
