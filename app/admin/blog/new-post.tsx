import { adminFrom } from '#app/admin/admin-from.ts'
import type { Route } from './+types/new-post.ts'
import { PostScreen } from './post-screen.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { blog } = adminFrom(args)
  const [autosave, authors] = await Promise.all([blog.autosave(), blog.authors()])
  return { autosave, authors }
}

export const meta = () => [{ title: 'New post' }]

export default function NewPost({ loaderData }: Route.ComponentProps) {
  return <PostScreen post={null} {...loaderData} />
}
