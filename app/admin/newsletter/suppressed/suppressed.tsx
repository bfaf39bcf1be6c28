import { Link } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { ListHead } from '#app/admin/kit/list-head.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Pager } from '#app/admin/kit/pager.tsx'
import { Refusal } from '#app/admin/kit/refusal.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { useSelection } from '#app/admin/kit/use-selection.ts'
import { NewsletterTabs } from '#app/admin/newsletter/newsletter-tabs.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { newsletterPaths } from '#model/admin-paths.ts'
import { suppressionReasonNames, suppressionReasons } from '#model/newsletter/suppressed.ts'
import { SelectField } from '#ui/select-field.tsx'
import type { Route } from './+types/suppressed.ts'
import { SuppressForm } from './suppress-form.tsx'
import { liftConsequence, SuppressedLine } from './suppressed-line.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).bounces.list(readQuery(args))
}

export async function action(args: Route.ActionArgs) {
  const { add, lift } = adminFrom(args).bounces
  return respond(await dispatchIntent(await readForm(args), { add, lift }))
}

export const meta = () => [{ title: 'Suppressed addresses' }]

export default function Suppressed({ loaderData, actionData }: Route.ComponentProps) {
  useAnswerToast(actionData)
  const { addresses, filter, counts, page, hasMore } = loaderData
  const isOwner = mayAct(usePerson().role, 'owner')
  const selection = useSelection({
    field: 'address',
    values: addresses.map(({ address }) => address),
    nouns: ['address', 'addresses'],
  })
  const all = counts.bounce + counts.complaint
  return (
    <>
      <PageHeader
        title="Newsletter"
        intro="Addresses that get no issues: mail to them comes back, or somebody there reported an issue as spam. Replies and receipts are still tried."
        tabs={<NewsletterTabs current="Suppressed" />}
        more={isOwner && <Link to={newsletterPaths.providers}>How bounces get here</Link>}
      >
        {all > 0 && (
          <ButtonLink size="sm" variant="outline" to={exportPath(filter)} reloadDocument>
            Export as CSV
          </ButtonLink>
        )}
      </PageHeader>
      <Refusal result={resultOf(actionData, 'lift')} />
      <ListHead
        search={{ name: 'search', label: 'Email contains', value: filter.search }}
        isFiltered={Boolean(filter.search || filter.reason)}
        bulk={{
          selection,
          actions: [{ intent: 'lift', label: 'Lift', consequence: liftConsequence }],
        }}
      >
        <SelectField
          id="filter-reason"
          name="reason"
          label="Reason"
          defaultValue={filter.reason ?? ''}
        >
          <option value="">All ({all.toLocaleString('en-US')})</option>
          {suppressionReasons.map((reason) => (
            <option key={reason} value={reason}>
              {suppressionReasonNames[reason]} ({counts[reason].toLocaleString('en-US')})
            </option>
          ))}
        </SelectField>
      </ListHead>
      <div className="grid gap-6 md:[&_th:first-child]:w-[30%]">
        <DataTable
          caption="Suppressed addresses, newest first"
          columns={['Email', 'Reason', 'What was said', '']}
          empty={
            all === 0
              ? 'No address is suppressed. Those whose mail comes back appear here by themselves.'
              : 'No address matches. Try a shorter word or another reason.'
          }
        >
          {addresses.map((one) => (
            <SuppressedLine key={one.address} row={one} box={selection.boxOf(one.address)} />
          ))}
        </DataTable>
        <Pager page={page} hasMore={hasMore} />
      </div>
      <SuppressForm result={resultOf(actionData, 'add')} />
    </>
  )
}

function exportPath({ search, reason }: Route.ComponentProps['loaderData']['filter']) {
  const query = new URLSearchParams({ ...(search && { search }), ...(reason && { reason }) })
  const path = newsletterPaths.suppressedExport
  return query.size > 0 ? `${path}?${query}` : path
}
