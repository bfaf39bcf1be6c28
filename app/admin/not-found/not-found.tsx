import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { ListHead } from '#app/admin/kit/list-head.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Pager } from '#app/admin/kit/pager.tsx'
import { Refusal } from '#app/admin/kit/refusal.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { useSelection } from '#app/admin/kit/use-selection.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { SelectField } from '#ui/select-field.tsx'
import type { Route } from './+types/not-found.ts'
import { NotFoundRow, TARGETS } from './not-found-row.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).notFound.list(readQuery(args))
}

export async function action(args: Route.ActionArgs) {
  const { redirect, dismiss } = adminFrom(args).notFound
  return respond(await dispatchIntent(await readForm(args), { redirect, dismiss }))
}

export const meta = () => [{ title: 'Missing pages' }]

export default function NotFoundLog({ loaderData, actionData }: Route.ComponentProps) {
  const { paths, probes, targets, filter, hasMore } = loaderData
  const mayChange = mayAct(usePerson().role, 'editor')
  useAnswerToast(actionData)
  const selection = useSelection({
    field: 'path',
    values: paths.map(({ path }) => path),
    nouns: ['path', 'paths'],
  })
  const isDismissed = filter.show === 'dismissed'
  return (
    <>
      <PageHeader
        title="Missing pages"
        intro="Pages that visitors requested but that do not exist, most frequent first. Nothing about the visitors is stored."
      />
      <Refusal result={actionData} />
      <ListHead
        search={{ name: 'q', label: 'URL contains', value: filter.q }}
        isFiltered={Boolean(filter.q) || filter.show !== 'open'}
        bulk={
          mayChange
            ? {
                selection,
                actions: [{ intent: 'dismiss', label: isDismissed ? 'Restore' : 'Dismiss' }],
                values: isDismissed ? { back: 'yes' } : undefined,
              }
            : null
        }
      >
        <SelectField id="not-found-show" name="show" label="Status" defaultValue={filter.show}>
          <option value="open">Open</option>
          <option value="dismissed">Dismissed</option>
        </SelectField>
      </ListHead>
      <datalist id={TARGETS}>
        {targets.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <DataTable
        caption="URLs not found, most requested first"
        columns={['URL', 'Requests', 'Last', 'From', 'Redirect to', '']}
        isWide
        hasLabels
        empty={
          filter.q || isDismissed
            ? 'No matches. Try fewer filters.'
            : 'Every requested page exists.'
        }
      >
        {paths.map((page) => (
          <NotFoundRow
            key={page.path}
            page={page}
            mayChange={mayChange}
            show={filter.show}
            box={selection.boxOf(page.path)}
          />
        ))}
      </DataTable>
      <Pager page={filter.page} hasMore={hasMore} labels={['Previous', 'Next']} />
      {probes && (
        <p className="text-soft">
          Vulnerability scanners made {probes.hits.toLocaleString('en-US')} requests, the last on{' '}
          <Moment at={probes.lastSeen} />. They are not listed. No action is needed.
        </p>
      )}
    </>
  )
}
