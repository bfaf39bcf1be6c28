import { adminFrom } from '#app/admin/admin-from.ts'
import type { Route } from './+types/new-post.ts'
import { PostScreen } from './post-screen.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { blog } = adminFrom(args)
  const [autosave, authors, { categories }] = await Promise.all([
    blog.autosave(),
    blog.authors(),
    blog.categories(),
  ])
  return { draft: `new:${crypto.randomUUID()}`, autosave, authors, categories }
}

export const meta = () => [{ title: 'New post' }]

export default function NewPost({ loaderData }: Route.ComponentProps) {
  return <PostScreen post={null} {...loaderData} />
}
