import { Form, redirect, useNavigation } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { Notice } from '#app/admin/kit/notice.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Pager } from '#app/admin/kit/pager.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { NewsletterTabs } from '#app/admin/newsletter/newsletter-tabs.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { issuePath } from '#model/admin-paths.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/issues.ts'
import { IssueLine } from './issue-line.tsx'
import { useFollowSending } from './use-follow-sending.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).issues.list(readQuery(args))
}

export async function action(args: Route.ActionArgs) {
  const { create, duplicate, delete: remove } = adminFrom(args).issues
  const result = await dispatchIntent(await readForm(args), { create, duplicate, delete: remove })
  if (result.ok && result.value) throw redirect(issuePath(result.value.id))
  return respond(result)
}

export const meta = () => [{ title: 'Issues' }]

export default function Issues({ loaderData, actionData }: Route.ComponentProps) {
  useAnswerToast(actionData)
  const { issues, page, hasMore } = loaderData
  const { state, formData } = useNavigation()
  const mayWrite = mayAct(usePerson().role, 'author')
  useFollowSending(...issues)
  return (
    <>
      <PageHeader
        title="Newsletter"
        intro="Issues to everybody who has confirmed a subscription."
        tabs={<NewsletterTabs current="Issues" />}
      >
        {mayWrite && (
          <Form method="post">
            <input type="hidden" name="intent" value="create" />
            <Button
              size="sm"
              type="submit"
              busy={state !== 'idle' && formData?.get('intent') === 'create'}
            >
              New issue
            </Button>
          </Form>
        )}
      </PageHeader>
      {mayWrite && (
        <noscript>
          <Notice>Writing an issue needs JavaScript. The list works without it.</Notice>
        </noscript>
      )}
      <div className="grid gap-6 md:[&_th:first-child]:w-[38%] xl:[&_th:first-child]:w-[44%]">
        <DataTable
          caption="Issues, newest first"
          columns={['Issue', 'Status', 'Saved by', '']}
          empty={mayWrite ? emptyText : 'No issues yet.'}
        >
          {issues.map((issue) => (
            <IssueLine key={issue.id} issue={issue} mayWrite={mayWrite} />
          ))}
        </DataTable>
        <Pager page={page} hasMore={hasMore} />
      </div>
    </>
  )
}

const emptyText =
  'No issues yet. Press “New issue”, write it like an article, and send it now or schedule it. Drafts are saved while you type.'
