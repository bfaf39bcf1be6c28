import { adminFrom } from '#app/admin/admin-from.ts'
import type { Route } from './+types/edit-post.ts'
import { PostScreen } from './post-screen.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { blog } = adminFrom(args)
  const { id } = args.params
  const [post, autosave, authors, { categories }] = await Promise.all([
    blog.show({ id }),
    blog.autosave({ id }),
    blog.authors(),
    blog.categories(),
  ])
  return { post, draft: post.id, autosave, authors, categories }
}

export const meta = () => [{ title: 'Edit post' }]

export default function EditPost({ loaderData: { post, ...data } }: Route.ComponentProps) {
  return <PostScreen key={post.id} post={post} {...data} />
}
