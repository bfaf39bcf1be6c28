import { Link } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { ListHead } from '#app/admin/kit/list-head.tsx'
import { Notice } from '#app/admin/kit/notice.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Pager } from '#app/admin/kit/pager.tsx'
import { Refusal } from '#app/admin/kit/refusal.tsx'
import type { BulkAction } from '#app/admin/kit/selection-bar.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { useSelection } from '#app/admin/kit/use-selection.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { postMessages, TRASH_DAYS } from '#model/blog/post-form.ts'
import { blogPaths } from '#model/blog/post-paths.ts'
import type { ListedPost } from '#server/features/blog/posts/list-posts.ts'
import type { Route } from './+types/blog.ts'
import { PostLine } from './post-line.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).blog.list(readQuery(args))
}

export async function action(args: Route.ActionArgs) {
  const { publish, unpublish, trash } = adminFrom(args).blog
  return respond(await dispatchIntent(await readForm(args), { publish, unpublish, trash }))
}

export const meta = () => [{ title: 'Blog' }]

/** The blog manager: search and table. */
export default function Blog({ loaderData, actionData }: Route.ComponentProps) {
  const { posts, q, page, total, hasMore } = loaderData
  const { role } = usePerson()
  const mayWrite = mayAct(role, 'author')
  const mayPublish = mayAct(role, 'editor')
  useAnswerToast(actionData)
  const selection = useSelection({
    field: 'id',
    values: posts.map(({ id }) => id),
    nouns: ['post', 'posts'],
  })
  return (
    <>
      <PageHeader
        title="Blog"
        intro="Write, schedule and publish posts."
        more={
          <>
            <Link to={blogPaths.categories}>Categories</Link>
            {mayPublish && <Link to={blogPaths.imports}>Import</Link>}
            <Link to={blogPaths.trash}>Trash</Link>
          </>
        }
      >
        {mayWrite && (
          <ButtonLink size="sm" to={blogPaths.new}>
            New post
          </ButtonLink>
        )}
      </PageHeader>
      {mayWrite && (
        <noscript>
          <Notice>Writing a post needs JavaScript. The list and the search work without it.</Notice>
        </noscript>
      )}
      <Refusal result={actionData} />
      <ListHead
        search={{ name: 'q', label: 'Search posts by title or author', value: q }}
        isFiltered={q !== ''}
        count={`${total === 1 ? '1 post' : `${total.toLocaleString('en-US')} posts`}${q && ` matching “${q}”`}`}
        bulk={
          mayPublish
            ? { selection, actions: bulkActions(posts.filter(({ id }) => selection.has(id))) }
            : null
        }
      />
      <DataTable
        caption="Posts, newest first"
        columns={['Post', 'Author', 'Category', 'Status', '']}
        isWide
        empty={postMessages.empty}
      >
        {posts.map((post) => (
          <PostLine key={post.id} post={post} role={role} box={selection.boxOf(post.id)} />
        ))}
      </DataTable>
      <Pager page={page} hasMore={hasMore} total={total} />
    </>
  )
}

function bulkActions(chosen: ListedPost[]): BulkAction[] {
  const isPublic = ({ state }: ListedPost) => state === 'published'
  return [
    {
      intent: 'publish',
      label: 'Publish',
      isOffered: chosen.some((post) => !isPublic(post) || post.hasDraft),
    },
    {
      intent: 'unpublish',
      label: 'Unpublish',
      consequence: 'Visitors no longer find them. You can publish them again at any time.',
      variant: 'outline',
      isOffered: chosen.some(isPublic),
    },
    {
      intent: 'trash',
      label: 'Delete',
      consequence: `Visitors no longer find them. They stay in the trash for ${TRASH_DAYS} days, where you can restore them.`,
    },
  ]
}
