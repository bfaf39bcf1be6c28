import { adminFrom, readQuery } from '#app/admin/admin-from.ts'
import type { Route } from './+types/revision.ts'

/** JSON route: an earlier version, to compare it with the one on the screen. */
export async function loader(args: Route.LoaderArgs) {
  return Response.json(await adminFrom(args).content.showRevision(readQuery(args)))
}
