import { Outlet, useMatch, useParams } from 'react-router'
import { answered, deskOf, formOf, queryOf } from '#app/admin/admin-from.ts'
import { AnswerBanner } from '#app/admin/kit/form-alert.tsx'
import { ScreenHead } from '#app/admin/kit/page-header.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/inbox.ts'
import { Folders } from './folders.tsx'
import { LeadList } from './lead-list.tsx'
import { exportLink, Standing } from './summary.tsx'

export async function loader(asked: Route.LoaderArgs) {
  return deskOf(asked).inbox.list(queryOf(asked))
}

/** What the bulk bar asks for, of all selected leads. */
export async function action(asked: Route.ActionArgs) {
  const { intent, ...values } = await formOf(asked)
  const { inbox } = deskOf(asked)
  if (intent === 'owner') return answered(await inbox.setOwner(values))
  if (intent === 'tag') return answered(await inbox.addTag(values))
  return answered(await inbox.setStatus(values))
}

export const meta = () => [{ title: 'Inbox' }]

/** The list, and from 1280 px up the open lead beside it; below, one of them at a time. */
export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
  const isOpen = Boolean(useParams().id)
  const isList = useMatch(adminPaths.inbox)
  const { filter } = loaderData
  return (
    <div className="inbox" data-open={isOpen || undefined}>
      <section className="inbox-list" aria-label="Leads">
        <ScreenHead title="Inbox" lead={<Standing page={loaderData} />}>
          {exportLink(filter)}
        </ScreenHead>
        {isList && <AnswerBanner answer={actionData} />}
        <Folders filter={filter} />
        <LeadList key={listKey(filter)} page={loaderData} />
      </section>
      <Outlet />
    </div>
  )
}

/** Another list is another selection. */
function listKey(filter: object) {
  return JSON.stringify(filter)
}
