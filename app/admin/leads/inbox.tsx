import { Link, Outlet, useMatch, useParams } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths, leadExportChoicePath } from '#model/admin-paths.ts'
import { countWord, type InboxFolder, inboxFolders } from '#model/leads/inbox.ts'
import type { LeadPage } from '#server/features/leads/inbox/list-leads.ts'
import { cn } from '#ui/cn.ts'
import type { Route } from './+types/inbox.ts'
import { filterQuery } from './filter-query.ts'
import { LeadList } from './lead-list.tsx'
import { useShownRow } from './use-shown-row.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).leads.list(readQuery(args))
}

/** The bulk bar's changes to all selected leads. */
export async function action(args: Route.ActionArgs) {
  const { leads, pipeline } = adminFrom(args)
  const { setStatus, assign, addTag } = leads
  const handlers = { status: setStatus, assign, stage: pipeline.setStage, 'add-tag': addTag }
  return respond(await dispatchIntent(await readForm(args), handlers))
}

export const meta = () => [{ title: 'Inbox' }]

/** The list with the open lead next to it from 1280 px up; one at a time below that. */
export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
  const { id } = useParams()
  const isOpen = id !== undefined
  const list = useShownRow(id)
  const isList = useMatch(adminPaths.leads)
  const { filter } = loaderData
  const mayExport = mayAct(usePerson().role, 'editor')
  return (
    <div
      className={cn(
        'grid gap-8',
        isOpen &&
          'xl:grid-cols-[minmax(--spacing(80),3fr)_minmax(0,8fr)] panes:-mt-11 panes:-mb-20 panes:h-svh',
      )}
    >
      <section
        ref={list}
        aria-label="Leads"
        className={cn(
          '@container/list grid min-w-0 content-start gap-3',
          isOpen &&
            'max-xl:hidden panes:relative panes:-mx-3 panes:overflow-y-auto panes:px-3 panes:before:h-8 panes:after:h-5',
        )}
      >
        <PageHeader
          title="Inbox"
          intro={<InboxSummary page={loaderData} />}
          tabs={<Folders page={loaderData} />}
          more={mayExport && <Link to={leadExportChoicePath + filterQuery(filter)}>Export</Link>}
        />
        {isList && <FormAlert result={actionData} />}
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

/** Links to the folders with the number of leads in each; they keep the other filters. */
export function Folders({ page: { filter, counts, unreadIn } }: { page: LeadPage }) {
  const { overdue: _, waiting: __, ...others } = filter
  const countOf = (folder: InboxFolder) => (folder === 'all' ? 0 : counts[folder])
  return (
    <TabLinks
      label="Folders"
      tabs={(Object.keys(inboxFolders) as InboxFolder[]).map((folder) => ({
        name: inboxFolders[folder],
        to: adminPaths.leads + filterQuery({ ...others, folder }),
        isCurrent: folder === filter.folder,
        count: countOf(folder) > 0 ? countWord(countOf(folder)) : undefined,
        news: folder !== 'all' && unreadIn.includes(folder) ? 'with unread ones' : undefined,
      }))}
    />
  )
}

/** Counts of overdue and unread leads, with links to them. */
function InboxSummary({ page: { overdue, unread, isNew } }: { page: LeadPage }) {
  if (isNew) return 'Messages from your site’s forms.'
  if (overdue + unread === 0) return 'No unread or overdue leads.'
  return (
    <span className="flex flex-wrap gap-x-4">
      {overdue > 0 && (
        <Link to={`${adminPaths.leads}?overdue=1`} className="admin-link text-alarm font-semibold">
          {countWord(overdue)} overdue
        </Link>
      )}
      {unread > 0 && (
        <Link to={`${adminPaths.leads}?folder=all&unread=1`} className="admin-link">
          {countWord(unread)} unread
        </Link>
      )}
    </span>
  )
}
