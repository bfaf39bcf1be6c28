import { redirect } from 'react-router'
import { adminFrom } from '#app/admin/admin-from.ts'
import type { Route } from './+types/preview-post.ts'

/** Redirects to a post as its page would be with this person's unsaved changes. */
export async function loader(args: Route.LoaderArgs) {
  throw redirect(await adminFrom(args).blog.preview({ id: args.params.id }))
}
