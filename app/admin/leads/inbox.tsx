import { Outlet, useMatch, useParams } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { cn } from '#ui/cn.ts'
import type { Route } from './+types/inbox.ts'
import { Folders } from './folders.tsx'
import { LeadList } from './lead-list.tsx'
import { exportLink, InboxSummary } from './summary.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).leads.list(readQuery(args))
}

/** The bulk bar's changes to all selected leads. */
export async function action(args: Route.ActionArgs) {
  const { setStatus, assign, addTag } = adminFrom(args).leads
  const handlers = { status: setStatus, assign, 'add-tag': addTag }
  return respond(await dispatchIntent(await readForm(args), handlers))
}

export const meta = () => [{ title: 'Inbox' }]

/** The list with the open lead next to it from 1280 px up; one at a time below that. */
export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
  const isOpen = Boolean(useParams().id)
  const isList = useMatch(adminPaths.leads)
  const { filter } = loaderData
  const mayExport = mayAct(usePerson().role, 'editor')
  return (
    <div
      className={cn(
        'grid gap-8',
        isOpen && 'xl:grid-cols-[minmax(--spacing(88),2fr)_minmax(0,5fr)]',
      )}
    >
      <section
        aria-label="Leads"
        className={cn(
          '@container/list grid min-w-0 content-start gap-3',
          isOpen && 'max-xl:hidden',
        )}
      >
        <PageHeader title="Inbox" lead={<InboxSummary page={loaderData} />}>
          {mayExport && exportLink(filter)}
        </PageHeader>
        {isList && <FormAlert result={actionData} />}
        <Folders page={loaderData} />
        <LeadList key={listKey(filter)} page={loaderData} />
      </section>
      <Outlet />
    </div>
  )
}

/** The key of the list: other filters reset the selection. */
function listKey(filter: object) {
  return JSON.stringify(filter)
}
