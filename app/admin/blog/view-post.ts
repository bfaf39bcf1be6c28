import { redirect } from 'react-router'
import { deskOf } from '#app/admin/admin-from.ts'
import type { Route } from './+types/view-post.ts'

/** 'View' of a post: on to where it is seen. */
export async function loader(asked: Route.LoaderArgs) {
  throw redirect(await deskOf(asked).posts.address({ id: asked.params.id }))
}
