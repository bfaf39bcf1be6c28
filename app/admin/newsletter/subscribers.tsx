import { Link, useNavigation } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Pager } from '#app/admin/kit/pager.tsx'
import { Refusal } from '#app/admin/kit/refusal.tsx'
import type { BulkAction } from '#app/admin/kit/selection-bar.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { useSelection } from '#app/admin/kit/use-selection.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { newsletterPaths } from '#model/admin-paths.ts'
import type { Subscriber } from '#server/features/newsletter/subscribers/list-subscribers.ts'
import type { Route } from './+types/subscribers.ts'
import { NewsletterTabs } from './newsletter-tabs.tsx'
import { filterQuery, SubscriberHead } from './subscriber-head.tsx'
import { SubscriberLine } from './subscriber-line.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).newsletter.list(readQuery(args))
}

export async function action(args: Route.ActionArgs) {
  const { change, erase, unsubscribe } = adminFrom(args).newsletter
  return respond(await dispatchIntent(await readForm(args), { change, erase, unsubscribe }))
}

export const meta = () => [{ title: 'Newsletter' }]

export default function Subscribers({ loaderData, actionData }: Route.ComponentProps) {
  useAnswerToast(actionData)
  const { subscribers, filter, tags, counts, page, hasMore, total } = loaderData
  const mayChange = mayAct(usePerson().role, 'editor')
  const selection = useSelection({
    field: 'id',
    values: subscribers.map(({ id }) => id),
    nouns: ['subscriber', 'subscribers'],
  })
  const chosen = subscribers.filter(({ id }) => selection.has(id))
  const isBusy = useNavigation().state === 'submitting'
  const all = counts.pending + counts.confirmed + counts.unsubscribed
  return (
    <>
      <PageHeader
        title="Newsletter"
        intro="Subscribers and their consent. Only confirmed subscribers get emails."
        tabs={<NewsletterTabs current="Subscribers" />}
        more={
          mayChange &&
          all > 0 && (
            <Link to={exportPath(filter)} reloadDocument>
              Export as CSV
            </Link>
          )
        }
      >
        {mayChange && (
          <ButtonLink size="sm" to={newsletterPaths.add}>
            Add subscribers
          </ButtonLink>
        )}
      </PageHeader>
      <Refusal result={actionData} />
      <div
        aria-busy={isBusy}
        className="grid grid-cols-1 gap-6 md:[&_th:first-child]:w-[28%] xl:[&_th:first-child]:w-[36%]"
      >
        <SubscriberHead
          {...{ filter, tags, counts }}
          bulk={mayChange ? { selection, actions: bulkActions(chosen) } : null}
        />
        <DataTable
          caption="Subscribers, newest first"
          columns={['Email', 'Status', 'Consent', '']}
          empty={
            all === 0
              ? 'No subscribers yet. The sign-up form is at the bottom of every page.'
              : 'No subscribers match. Try a shorter word, another status or another tag.'
          }
        >
          {subscribers.map((subscriber) => (
            <SubscriberLine
              key={subscriber.id}
              subscriber={subscriber}
              mayChange={mayChange}
              box={selection.boxOf(subscriber.id)}
            />
          ))}
        </DataTable>
        <Pager page={page} hasMore={hasMore} total={total} />
      </div>
    </>
  )
}

function bulkActions(chosen: Subscriber[]): BulkAction[] {
  return [
    {
      intent: 'unsubscribe',
      label: 'Unsubscribe',
      consequence: 'They get no more newsletters. Only they can subscribe again.',
      isOffered: chosen.some(({ state }) => state !== 'unsubscribed'),
    },
    {
      intent: 'erase',
      label: 'Erase',
      consequence:
        'The addresses and the proof of their consent are deleted, which can’t be undone. Imports can’t add them again; their owners can sign up on the site.',
    },
  ]
}

type Filter = Route.ComponentProps['loaderData']['filter']

function exportPath(filter: Filter) {
  const query = filterQuery(filter)
  return query.size > 0 ? `${newsletterPaths.export}?${query}` : newsletterPaths.export
}
