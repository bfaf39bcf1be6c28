import { adminFrom } from '#app/admin/admin-from.ts'
import type { Route } from './+types/new-post.ts'
import { PostScreen } from './post-screen.tsx'

export async function loader(args: Route.LoaderArgs) {
  return { autosave: await adminFrom(args).blog.autosave() }
}

export const meta = () => [{ title: 'New post' }]

export default function NewPost({ loaderData: { autosave } }: Route.ComponentProps) {
  return <PostScreen post={null} autosave={autosave} />
}
