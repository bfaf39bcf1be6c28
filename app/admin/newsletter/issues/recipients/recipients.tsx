import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { ListHead } from '#app/admin/kit/list-head.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { CursorPager } from '#app/admin/kit/pager.tsx'
import { Refusal } from '#app/admin/kit/refusal.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { useFollowSending } from '#app/admin/newsletter/issues/use-follow-sending.ts'
import { issuePath, restExportPath } from '#model/admin-paths.ts'
import { countSubscribers, issueName } from '#model/newsletter/issue.ts'
import type { Route } from './+types/recipients.ts'
import { RecipientLine } from './recipient-line.tsx'
import { StateLinks } from './state-links.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).issues.recipients({ ...readQuery(args), id: args.params.id })
}

export async function action(args: Route.ActionArgs) {
  const { sendFailed } = adminFrom(args).issues
  const form = await readForm(args)
  return respond(
    await dispatchIntent(form, { sendFailed: () => sendFailed({ id: args.params.id }) }),
  )
}

export const meta: Route.MetaFunction = () => [{ title: 'Recipients' }]

/** Who gets or got an issue, by name and in sum. */
export default function Recipients({ loaderData, actionData }: Route.ComponentProps) {
  useAnswerToast(actionData)
  const { issue, recipients, filter, previous, next, retriable } = loaderData
  useFollowSending(issue)
  const { id, subject, sent, recipients: all } = issue
  return (
    <>
      <PageHeader
        title="Recipients"
        intro={`Who gets “${issueName(subject)}”, in the order in which it is sent.`}
        back={{ to: issuePath(id), name: issueName(subject) }}
      >
        {retriable > 0 && (
          <ConfirmButton
            label="Send to those who failed"
            variant="outline"
            question={`Send it again to ${countSubscribers(retriable)}?`}
            consequence="Do this once what was wrong is mended. Nobody gets it twice, and nobody who has unsubscribed or is suppressed gets it."
            confirm="Send again"
            values={{ intent: 'sendFailed' }}
          />
        )}
        {sent < all && (
          <ButtonLink size="sm" variant="outline" to={restExportPath(id)} reloadDocument>
            Export the rest
          </ButtonLink>
        )}
      </PageHeader>
      <Refusal result={resultOf(actionData, 'sendFailed')} />
      <ListHead
        search={{ name: 'search', label: 'Email contains', value: filter.search }}
        isFiltered={Boolean(filter.search || filter.state)}
        keep={{ state: filter.state }}
        views={<StateLinks issue={issue} filter={filter} />}
      />
      <div className="grid gap-6 md:[&_th:first-child]:w-[38%]">
        <DataTable
          caption="Recipients"
          columns={['Email', 'State', 'Why']}
          empty={all === 0 ? 'Nobody gets this issue.' : 'Nobody matches.'}
        >
          {recipients.map((recipient) => (
            <RecipientLine key={recipient.id} recipient={recipient} />
          ))}
        </DataTable>
        <CursorPager
          previous={previous === null ? null : { before: previous, after: null }}
          next={next === null ? null : { after: next, before: null }}
          labels={['Previous', 'Next']}
        />
      </div>
    </>
  )
}
