import { Form } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { Moment } from '#app/admin/kit/moment.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { TRASH_DAYS } from '#model/blog/post-form.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/trash.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).blog.listTrash()
}

export async function action(args: Route.ActionArgs) {
  const { remove, untrash } = adminFrom(args).blog
  return respond(await dispatchIntent(await readForm(args), { remove, restore: untrash }))
}

export const meta = () => [{ title: 'Trash' }]

/** Deleted posts that can be restored. */
export default function Trash({ loaderData: { posts }, actionData }: Route.ComponentProps) {
  const mayWrite = mayAct(usePerson().role, 'editor')
  useAnswerToast(actionData)
  return (
    <>
      <PageHeader
        title="Trash"
        intro={`Deleted posts are kept for ${TRASH_DAYS} days, then permanently deleted.`}
        back={{ to: adminPaths.blog, name: 'Blog' }}
      />
      <DataTable
        caption="Deleted posts, newest first"
        columns={['Post', 'Author', 'Deleted', 'Deleted forever on', '']}
        isWide
        hasLabels
        empty="The trash is empty."
      >
        {posts.map(({ id, title, author, deletedAt, removedAt }) => (
          <tr key={id}>
            <td data-label="Post" className="font-semibold">
              {title}
            </td>
            <td data-label="Author">{author}</td>
            <td data-label="Deleted">
              <Moment at={deletedAt} />
            </td>
            <td data-label="Deleted forever on">
              <Moment at={removedAt} style="day" />
            </td>
            <td className="is-actions">
              {mayWrite && (
                <span className="flex-wrap gap-1.5 md:justify-end">
                  <Form method="post">
                    <input type="hidden" name="intent" value="restore" />
                    <input type="hidden" name="id" value={id} />
                    <Button
                      size="sm"
                      variant="outline"
                      type="submit"
                      aria-label={`Restore ${title}`}
                    >
                      Restore
                    </Button>
                  </Form>
                  <ConfirmButton
                    label="Delete forever"
                    variant="quiet"
                    aria-label={`Delete forever: ${title}`}
                    question={`Delete “${title}” forever?`}
                    consequence="Its text and all its versions are deleted. This can’t be undone."
                    confirm="Delete forever"
                    values={{ intent: 'remove', id }}
                  />
                </span>
              )}
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  )
}
