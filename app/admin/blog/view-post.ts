import { redirect } from 'react-router'
import { adminFrom } from '#app/admin/admin-from.ts'
import type { Route } from './+types/view-post.ts'

/** Redirects to a post's page or preview. */
export async function loader(args: Route.LoaderArgs) {
  throw redirect(await adminFrom(args).blog.address({ id: args.params.id }))
}
